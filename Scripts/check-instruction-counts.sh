#!/bin/sh
# Counts the instructions of a fixed set of runs of the solver and of views, and fails where one takes over 3 % more than
# what `Benchmarks/InstructionCounts.txt` holds. Counts do not depend on what else the machine does.
# usage: check-instruction-counts.sh [--record]
#   --record  writes the present counts into the file. Do so when something became faster, or slower for a good reason.
# With another toolchain or processor family than the file's the counts are printed and nothing fails.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
cd "$root"
counts=Benchmarks/InstructionCounts.txt
margin=3

. Scripts/counting.sh
have_valgrind || exit 0
swift build -c release --package-path Benchmarks --scratch-path .build-benchmarks >/dev/null
program=$(swift build -c release --package-path Benchmarks --scratch-path .build-benchmarks --show-bin-path)/benchmarks
toolchain=$(toolchain_name)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

strip_debug "$program" "$folder/benchmarks"
program="$folder/benchmarks"

# Everything but what is measured is left out: `counted` in the benchmarks is the function that is watched.
cat >"$folder/count" <<'END'
#!/bin/sh
name=$(echo "$2" | tr ' ' '-')
SWIFT_DETERMINISTIC_HASHING=1 valgrind --tool=callgrind --callgrind-out-file=/dev/null \
  --toggle-collect=benchmark_repetition "$1" repeat $2 >/dev/null 2>"$0-$name.log" ||
  { echo "failed: $2"; tail -n 3 "$0-$name.log"; exit 1; } >&2
times=${2##* }
total=$(sed -n 's/.*Collected : *\([0-9]*\).*/\1/p' "$0-$name.log")
echo "$2: $((total / times))"
END
chmod +x "$folder/count"
cores=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)
grep -v '^#' "$counts" | cut -d : -f 1 | tr '\n' '\0' |
  xargs -0 -P "$cores" -I RUN "$folder/count" "$program" RUN >"$folder/now"

recorded=$(sed -n 's/^# toolchain: //p' "$counts")
if [ "${1:-}" = --record ]; then
  {
    sed -n '/^# toolchain/q;p' "$counts"
    echo "# toolchain: $toolchain"
    # In the order of the file.
    grep -v '^#' "$counts" | cut -d : -f 1 | while read -r run; do grep -F "$run: " "$folder/now"; done
  } >"$folder/counts"
fi
status=0
awk -F ': ' -v margin=$margin '
  NR == FNR { if ($0 !~ /^#/) { old[$1] = $2; order[++count] = $1 } next }
  { now[$1] = $2 }
  END {
    printf "%-34s %14s %14s %8s\n", "instructions a time", "recorded", "now", "change"
    for (i = 1; i <= count; i++) {
      run = order[i]
      change = old[run] > 0 ? (now[run] / old[run] - 1) * 100 : 0
      note = old[run] == "" ? "new" : change > margin ? "SLOWER" : change < -margin ? "faster: record it" : ""
      printf "%-34s %14s %14s %+7.2f%% %s\n", run, old[run], now[run], change, note
      if (change > margin || !(run in now)) bad = 1
    }
    exit bad
  }' "$counts" "$folder/now" || status=1
if [ "${1:-}" = --record ]; then
  cp "$folder/counts" "$counts"
  echo "recorded in $counts: $toolchain"
  exit 0
fi
if [ "$recorded" != "$toolchain" ]; then
  echo "ok: recorded with '$recorded', this is '$toolchain': not compared. 'Scripts/check-instruction-counts.sh --record' records anew"
  exit 0
fi
if [ $status = 0 ]; then echo "ok: no run takes over $margin % more instructions than recorded"; fi
exit $status
