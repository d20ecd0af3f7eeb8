#!/bin/sh
# Fetches Yoga as its authors' CMake builds it (headers and an optimised static library, in PyPI's binary package pyyoga)
# and links our C++ benchmark against it: no binding is measured.
set -eu
. "$(dirname "$0")/fetch.sh"
version=0.1.0
find_compiler
unpack_wheel pyyoga $version
"$compiler" -std=c++20 -O3 -march=native -DNDEBUG -I "pyyoga-$version/include" "$here/yoga_benchmark.cpp" \
  "pyyoga-$version/lib64/libyogacore.a" -o yoga_benchmark
