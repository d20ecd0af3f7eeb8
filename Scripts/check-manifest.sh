#!/usr/bin/env bash
# Modules with names of Apple's are declared off macOS hosts, or with PLUMB_CROSS=1, and nowhere else: a target called
# UIKit shadows the SDK's module as soon as it is built. The manifest is evaluated for this host and, with its one
# condition decided by hand, for both kinds of host.
set -euo pipefail
cd "$(dirname "$0")/.."

modules=(UIKit AppKit Cocoa _Testing_UIKit _Testing_AppKit)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# evaluate NAME CROSS [CONDITION]: the manifest as JSON in NAME.json, `#if os(macOS)` replaced by `#if CONDITION`.
evaluate() {
  mkdir "$work/$1"
  sed "s/^#if os(macOS)\$/#if ${3:-os(macOS)}/" Package.swift >"$work/$1/Package.swift"
  env -u PLUMB_CROSS ${2:+PLUMB_CROSS=$2} swift package --package-path "$work/$1" dump-package >"$work/$1.json"
}

# expect NAME yes|no: every one of the modules is declared, or none is even named, be it as target, product or
# dependency.
expect() {
  local module found
  for module in "${modules[@]}"; do
    found=no
    grep -q "\"$module\"" "$work/$1.json" && found=yes
    if [ $found != "$2" ]; then
      echo "wrong: the manifest for $1 names $module: $found, not $2"
      exit 1
    fi
  done
  if grep -oE '"(UIKit|AppKit|Cocoa|_Testing_[A-Za-z]+)"' "$work/$1.json" | tr -d '"' | sort -u |
    grep -vxF "$(printf '%s\n' "${modules[@]}")"; then
    echo "wrong: the manifest for $1 names a module that this check does not know"
    exit 1
  fi
  echo "ok: the manifest for $1 names the modules called as Apple's: $2"
}

if [ "$(grep -c 'os(macOS)' Package.swift)" != 1 ] || ! grep -qx '#if os(macOS)' Package.swift; then
  echo "wrong: the manifest must ask for os(macOS) in one line, alone"
  exit 1
fi

here=yes
[ "$(uname)" = Darwin ] && here=no
evaluate this-host ''
expect this-host $here
evaluate a-Mac '' true
expect a-Mac no
evaluate a-Mac-that-cross-compiles 1 true
expect a-Mac-that-cross-compiles yes
evaluate another-host '' false
expect another-host yes
