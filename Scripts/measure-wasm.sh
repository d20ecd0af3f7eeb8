#!/usr/bin/env bash
# Measures the engine (PlumbSolver and PlumbLayout, Embedded Swift) as a WebAssembly module: its size, and its time per
# layout of a list of 100 rows and 300 views in node beside the same sources compiled for this machine. Times are those of
# the processor, so that what else the machine does counts little.
set -euo pipefail
. "$(dirname "$0")/Embedded/toolchain.sh"
out="${1:-$root/.build/embedded-speed}"
rm -rf "$out"
if [ -z "$wasm" ] || ! has_wasm_linker; then
  echo "skipped: this toolchain cannot build for WebAssembly without a host"
  exit 0
fi

size() { wc -c <"$1" | tr -d ' '; }

for optimisation in -Osize -O; do
  build_wasm "$out/wasm$optimisation" "$root/Scripts/Embedded/Layouts.swift" $optimisation
  module="$out/wasm$optimisation/program.wasm"
  packed=$(gzip -9 -c "$module" | wc -c | tr -d ' ')
  echo "size of the module, $optimisation: $(size "$module") bytes, $packed with gzip"
done
if command -v node >/dev/null 2>&1; then
  for optimisation in -Osize -O; do
    node - "$out/wasm$optimisation/program.wasm" "$optimisation" <<'END'
const [path, name] = process.argv.slice(2);
WebAssembly.instantiate(require('fs').readFileSync(path)).then(({ instance: { exports } }) => {
  const time = (run, times) => {
    run(times / 10 | 0);
    const begun = process.cpuUsage();
    const sum = run(times);
    return { perLayout: process.cpuUsage(begun).user / times, sum };
  };
  const build = time(times => exports.builds(100, times), 200);
  const resize = time(times => exports.resizes(100, times), 4000);
  if (build.sum !== 200 * (100 * 44 + 320)) throw new Error(`wrong: ${build.sum}`);
  console.log(`wasm in node ${process.version}, ${name}: build and first layout ${build.perLayout.toFixed(1)} us, `
    + `resize ${resize.perLayout.toFixed(1)} us`);
});
END
  done
else
  echo "skipped: no node to run the module with"
fi

if [ -z "$host" ]; then
  echo "skipped: this toolchain has no embedded standard library for this machine"
  exit 0
fi
build_host "$out/host" "$root/Scripts/Embedded/Layouts.swift" -O
# In milliseconds of the processor.
cpu() { { TIMEFORMAT='%3U'; time "$out/host/program" "$@" >/dev/null; } 2>&1 | tr -d .; }
start=$(cpu)
build=$(cpu 1)
resize=$(cpu 1 2)
awk -v start="$start" -v build="$build" -v resize="$resize" 'BEGIN {
  printf "native, -O: build and first layout %.1f us, resize %.1f us\n", (build - start) / 200 * 1000, (resize - start) / 4000 * 1000 }'
