# Sourced by the scripts that build Embedded Swift: where the toolchain's parts are, and how its steps are called.
# Sets $host and $wasm, the triples for which it has an embedded standard library, or leaves them empty.
root=$(cd "$(dirname "$0")/.." && pwd)
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
tools=$(dirname "$resources")/../bin
host=$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -n 1)
wasm=wasm32-unknown-none-wasm
[ -d "$resources/embedded/$host" ] || host=
[ -d "$resources/embedded/$wasm" ] || wasm=
flags="-parse-as-library -enable-experimental-feature Embedded -wmo -swift-version 6"
wasm_flags="-target wasm32-unknown-none-wasm -Xfrontend -disable-stack-protector"
clang="$tools/clang"
[ -x "$clang" ] || clang=clang
linker="$tools/wasm-ld"
[ -x "$linker" ] || linker=wasm-ld

# compile FOLDER MODULE FLAGS...: one object file and the module beside it.
compile() {
  folder=$1
  module=$2
  shift 2
  find "$root/Sources/$module" -name '*.swift' | sort >"$folder/$module.files"
  swiftc $flags "$@" -package-name plumb -module-name "$module" -I "$folder" -c -emit-module \
    -emit-module-path "$folder/$module.swiftmodule" -o "$folder/$module.o" @"$folder/$module.files"
}

# build_host FOLDER PROGRAM.swift FLAGS...: both engine modules and FOLDER/program.
build_host() {
  folder=$1
  source=$2
  shift 2
  mkdir -p "$folder"
  compile "$folder" PlumbSolver "$@"
  compile "$folder" PlumbLayout "$@"
  swiftc $flags "$@" -I "$folder" "$source" "$folder/PlumbSolver.o" "$folder/PlumbLayout.o" -o "$folder/program" \
    "$resources/embedded/$host/libswiftUnicodeDataTables.a" -Xlinker -lm -Xlinker --gc-sections
}

has_wasm_linker() { command -v "$clang" >/dev/null 2>&1 && command -v "$linker" >/dev/null 2>&1; }

# build_wasm FOLDER PROGRAM.swift FLAGS...: both engine modules and, where there is a linker, FOLDER/program.wasm.
build_wasm() {
  folder=$1
  source=$2
  shift 2
  mkdir -p "$folder"
  compile "$folder" PlumbSolver $wasm_flags "$@"
  compile "$folder" PlumbLayout $wasm_flags "$@"
  swiftc $flags $wasm_flags "$@" -I "$folder" -c "$source" -o "$folder/Program.o"
  has_wasm_linker || return 0
  "$clang" --target=wasm32-unknown-unknown -O2 -nostdlib -ffreestanding -fno-builtin -mbulk-memory \
    -c "$root/Scripts/Embedded/libc.c" -o "$folder/libc.o"
  "$linker" "$folder/Program.o" "$folder/PlumbLayout.o" "$folder/PlumbSolver.o" "$folder/libc.o" \
    "$resources/embedded/$wasm/libswiftUnicodeDataTables.a" -o "$folder/program.wasm" \
    --no-entry --gc-sections --strip-all
}
