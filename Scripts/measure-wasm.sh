#!/usr/bin/env bash
# Measures the engine (PlumbSolver and PlumbLayout, Embedded Swift) as a WebAssembly module: its size, and its time per
# layout of a list of 100 rows and 300 views in node and in Chromium beside the same sources compiled for this machine.
# Times are those of the processor, so that what else the machine does counts little; in the browser, which does not tell
# these, the shortest of some runs.
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

# In a page that measures as it is read, so that its text says the times when it is written out.
browser=
for name in chromium chromium-browser google-chrome; do
  if command -v "$name" >/dev/null 2>&1; then
    browser=$name
    break
  fi
done
if [ -n "$browser" ]; then
  for optimisation in -Osize -O; do
    page="$out/page$optimisation.html"
    {
      echo '<!DOCTYPE html><body><script>const text = "\'
      base64 <"$out/wasm$optimisation/program.wasm" | sed 's/$/\\/'
      cat <<'END'
";
const bytes = Uint8Array.from(atob(text), character => character.charCodeAt(0));
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
const shortest = (run, times) => {
  let least = Infinity, sum = run(times);
  for (let attempt = 0; attempt < 9; attempt += 1) {
    const begun = performance.now();
    if (run(times) !== sum) throw new Error("wrong");
    least = Math.min(least, performance.now() - begun);
  }
  return { perLayout: least / times * 1000, sum };
};
const build = shortest(times => exports.builds(100, times), 100);
const resize = shortest(times => exports.resizes(100, times), 2000);
if (build.sum !== 100 * (100 * 44 + 320)) throw new Error(`wrong: ${build.sum}`);
document.body.textContent = `: build and first layout ${build.perLayout.toFixed(1)} us, `
  + `resize ${resize.perLayout.toFixed(1)} us`;
</script></body>
END
    } >"$page"
    times=$("$browser" --headless --no-sandbox --disable-gpu --user-data-dir="$out/profile" --dump-dom "file://$page" \
      2>/dev/null | sed -n 's/.*<body>\(: build[^<]*\).*/\1/p')
    if [ -z "$times" ]; then
      echo "wasm in $browser, $optimisation: the module did not run"
      exit 1
    fi
    echo "wasm in $("$browser" --version 2>/dev/null | awk '{ print $1, $2 }'), $optimisation$times"
  done
else
  echo "skipped: no Chromium to run the module in"
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
