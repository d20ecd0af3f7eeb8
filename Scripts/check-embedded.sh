#!/bin/sh
# Compiles PlumbSolver and PlumbLayout as Embedded Swift, for this machine and for WebAssembly without a host, links
# a small program against them and, where something is there that can run it, checks its answer.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
out="${1:-$root/.build/embedded}"
rm -rf "$out"
mkdir -p "$out/host" "$out/wasm"

expected=120160
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
tools=$(dirname "$resources")/../bin
host=$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -n 1)
flags="-parse-as-library -enable-experimental-feature Embedded -wmo -Osize -swift-version 6"

# compile FOLDER MODULE EXTRA-FLAGS...: one object file and the module beside it.
compile() {
  folder=$1
  module=$2
  shift 2
  find "$root/Sources/$module" -name '*.swift' | sort >"$folder/$module.files"
  swiftc $flags "$@" -module-name "$module" -I "$folder" -c -emit-module \
    -emit-module-path "$folder/$module.swiftmodule" -o "$folder/$module.o" @"$folder/$module.files"
  echo "ok: $module for $(basename "$folder")"
}

expect() {
  if [ "$2" != "$expected" ]; then
    echo "wrong: $1 answers '$2' instead of $expected"
    exit 1
  fi
  echo "ok: $1 answers $expected"
}

if [ -d "$resources/embedded/$host" ]; then
  compile "$out/host" PlumbSolver
  compile "$out/host" PlumbLayout
  tables="$resources/embedded/$host/libswiftUnicodeDataTables.a"
  swiftc $flags -I "$out/host" "$root/Scripts/Embedded/Program.swift" "$out/host/PlumbSolver.o" \
    "$out/host/PlumbLayout.o" -o "$out/host/program" "$tables" -Xlinker -lm -Xlinker --gc-sections
  expect "the program on this machine ($(wc -c <"$out/host/program" | tr -d ' ') bytes)" "$("$out/host/program" || true)"
else
  echo "skipped: this toolchain has no embedded standard library for $host"
fi

wasm=wasm32-unknown-none-wasm
if [ ! -d "$resources/embedded/$wasm" ]; then
  echo "skipped: this toolchain has no embedded standard library for $wasm"
  exit 0
fi
options="-target $wasm -Xfrontend -disable-stack-protector"
compile "$out/wasm" PlumbSolver $options
compile "$out/wasm" PlumbLayout $options
swiftc $flags $options -I "$out/wasm" -c "$root/Scripts/Embedded/Program.swift" -o "$out/wasm/Program.o"
clang="$tools/clang"
[ -x "$clang" ] || clang=clang
linker="$tools/wasm-ld"
[ -x "$linker" ] || linker=wasm-ld
if ! command -v "$clang" >/dev/null 2>&1 || ! command -v "$linker" >/dev/null 2>&1; then
  echo "skipped: no clang or no wasm-ld to link with"
  exit 0
fi
"$clang" --target=wasm32-unknown-unknown -O2 -nostdlib -ffreestanding -fno-builtin -mbulk-memory \
  -c "$root/Scripts/Embedded/libc.c" -o "$out/wasm/libc.o"
"$linker" "$out/wasm/Program.o" "$out/wasm/PlumbLayout.o" "$out/wasm/PlumbSolver.o" "$out/wasm/libc.o" \
  "$resources/embedded/$wasm/libswiftUnicodeDataTables.a" -o "$out/wasm/program.wasm" \
  --no-entry --gc-sections --strip-all
size=$(wc -c <"$out/wasm/program.wasm" | tr -d ' ')
ran=no
if command -v "$tools/wasmkit" >/dev/null 2>&1; then
  ran=yes
  result=wrong
  if "$tools/wasmkit" run "$out/wasm/program.wasm"; then result=$expected; fi
  expect "the WebAssembly program ($size bytes) in wasmkit" "$result"
fi
if command -v node >/dev/null 2>&1; then
  ran=yes
  script="const bytes = require('fs').readFileSync(process.argv[1]);
    WebAssembly.instantiate(bytes).then(it => console.log(it.instance.exports.answer()));"
  expect "the WebAssembly program ($size bytes) in node" "$(node -e "$script" "$out/wasm/program.wasm")"
fi
if [ $ran = no ]; then echo "ok: the WebAssembly program is linked ($size bytes); nothing here can run it"; fi
