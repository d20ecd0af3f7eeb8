#!/bin/sh
# Fetches the sources of the Rust crate cassowary (Debian's librust-cassowary-dev) and compiles our benchmark with it.
set -eu
. "$(dirname "$0")/fetch.sh"
command -v rustc >/dev/null 2>&1 || fail "no rustc"
if [ ! -d cassowary-deb ]; then
  command -v apt-get >/dev/null 2>&1 || fail "no apt-get to fetch the crate with"
  apt-get download -q librust-cassowary-dev >/dev/null 2>&1 ||
    { apt-get update -q >/dev/null 2>&1 && apt-get download -q librust-cassowary-dev >/dev/null 2>&1; } ||
    fail "the crate cannot be fetched"
  dpkg-deb -x librust-cassowary-dev_*.deb cassowary-deb
fi
source=$(find cassowary-deb -path '*/cassowary-*/src/lib.rs' | head -n 1)
flags="-C opt-level=3 -C target-cpu=native -C codegen-units=1 --cap-lints allow"
rustc $flags --edition 2015 --crate-type rlib --crate-name cassowary "$source" -o libcassowary.rlib
rustc $flags --edition 2021 --extern cassowary=libcassowary.rlib -C lto "$here/cassowary_benchmark.rs" -o cassowary_benchmark
