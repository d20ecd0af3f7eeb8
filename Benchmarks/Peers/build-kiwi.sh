#!/bin/sh
# Fetches kiwi's C++ headers (PyPI source distribution of kiwisolver), compiles our benchmark against them, and writes
# the system of kiwi's own benchmark program as a problem. Needs the network once, a C++ compiler, and pip.
set -eu
. "$(dirname "$0")/fetch.sh"
version=1.5.1
find_compiler
if [ ! -d "kiwisolver-$version/kiwi" ]; then
  archive="kiwisolver-$version.tar.gz"
  if [ ! -f "$archive" ]; then
    pip download --quiet --no-binary :all: --no-deps "kiwisolver==$version" >/dev/null 2>&1 || fail "kiwi cannot be fetched"
  fi
  tar -xzf "$archive"
fi
flags="-std=c++17 -O3 -march=native -DNDEBUG -I kiwisolver-$version"
"$compiler" $flags "$here/kiwi_benchmark.cpp" -o kiwi_benchmark
"$compiler" $flags -Wno-return-type "$here/kiwi_enaml.cpp" -o kiwi_enaml
./kiwi_enaml enaml.txt
