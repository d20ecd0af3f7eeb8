# Sourced by the build scripts of the peers: where things go, and how they are had from package registries.
here=$(cd "$(dirname "$0")" && pwd)
out="$here/../.build/peers"
mkdir -p "$out"
out=$(cd "$out" && pwd)
cd "$out"

fail() {
  echo "$1"
  exit 1
}

# The C++ compiler, in $compiler.
find_compiler() {
  compiler=${CXX:-}
  for candidate in g++ clang++ c++; do
    if [ -z "$compiler" ] && command -v "$candidate" >/dev/null 2>&1; then compiler=$candidate; fi
  done
  [ -n "$compiler" ] || fail "no C++ compiler"
}

# unpack_wheel NAME VERSION: a binary package for Linux on x86-64, unpacked into NAME-VERSION.
unpack_wheel() {
  [ -d "$1-$2" ] && return
  command -v pip >/dev/null 2>&1 || fail "no pip to fetch $1 with"
  [ "$(uname -sm)" = "Linux x86_64" ] || fail "$1 is fetched for Linux on x86-64 only"
  mkdir -p wheels
  pip download --quiet --no-deps --only-binary :all: --python-version 3.11 --platform manylinux_2_28_x86_64 \
    --platform manylinux_2_17_x86_64 -d wheels "$1==$2" >/dev/null 2>&1 || fail "$1 cannot be fetched"
  python3 -m zipfile -e wheels/"$1"-"$2"-*.whl "$1-$2.part"
  mv "$1-$2.part" "$1-$2"
}
