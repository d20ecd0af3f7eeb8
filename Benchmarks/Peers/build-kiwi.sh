#!/bin/sh
# Fetches kiwi's C++ headers (PyPI source distribution of kiwisolver) and compiles our benchmark against them.
# Needs the network once, a C++ compiler, and pip or curl. The program goes to Benchmarks/.build/peers.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out="$here/../.build/peers"
version=1.5.1
mkdir -p "$out"
cd "$out"

compiler=${CXX:-}
if [ -z "$compiler" ]; then
  for candidate in g++ clang++ c++; do
    if command -v "$candidate" >/dev/null 2>&1; then compiler=$candidate; break; fi
  done
fi
if [ -z "$compiler" ]; then echo "no C++ compiler"; exit 1; fi

if [ ! -d "kiwisolver-$version/kiwi" ]; then
  archive="kiwisolver-$version.tar.gz"
  if [ ! -f "$archive" ]; then
    # Without building anything: the address of the archive stands in the index of the release.
    if command -v curl >/dev/null 2>&1; then
      address=$(curl -fsSL "https://pypi.org/pypi/kiwisolver/$version/json" 2>/dev/null |
        tr ',' '\n' | grep -o 'https://[^"]*\.tar\.gz' | head -n 1 || true)
      if [ -n "$address" ]; then curl -fsSL -o "$archive" "$address" || rm -f "$archive"; fi
    fi
    if [ ! -f "$archive" ] && command -v pip >/dev/null 2>&1; then
      pip download --quiet --no-binary :all: --no-deps "kiwisolver==$version" >/dev/null 2>&1 || true
    fi
  fi
  if [ ! -f "$archive" ]; then echo "kiwi's headers cannot be fetched"; exit 1; fi
  tar -xzf "$archive"
fi
"$compiler" -std=c++17 -O3 -march=native -DNDEBUG -I "kiwisolver-$version" "$here/kiwi_benchmark.cpp" \
  -o kiwi_benchmark
