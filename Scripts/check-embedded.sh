#!/bin/sh
# Compiles PlumbSolver and PlumbLayout as Embedded Swift, for this machine and for WebAssembly without a host, links
# a small program against them and, where something is there that can run it, checks its answer.
set -eu
. "$(dirname "$0")/Embedded/toolchain.sh"
out="${1:-$root/.build/embedded}"
rm -rf "$out"
mkdir -p "$out"
expected=120160

expect() {
  if [ "$2" != "$expected" ]; then
    echo "wrong: $1 answers '$2' instead of $expected"
    exit 1
  fi
  echo "ok: $1 answers $expected"
}

if [ -n "$host" ]; then
  build_host "$out/host" "$root/Scripts/Embedded/Program.swift" -Osize
  echo "ok: PlumbSolver and PlumbLayout for this machine"
  expect "the program on this machine ($(wc -c <"$out/host/program" | tr -d ' ') bytes)" "$("$out/host/program" || true)"
else
  echo "skipped: this toolchain has no embedded standard library for this machine"
fi

if [ -z "$wasm" ]; then
  echo "skipped: this toolchain has no embedded standard library for WebAssembly"
  exit 0
fi
build_wasm "$out/wasm" "$root/Scripts/Embedded/Program.swift" -Osize
echo "ok: PlumbSolver and PlumbLayout for WebAssembly"
if ! has_wasm_linker; then
  echo "skipped: no clang or no wasm-ld to link with"
  exit 0
fi
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
