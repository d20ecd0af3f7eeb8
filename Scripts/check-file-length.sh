#!/bin/sh
# No source file has more than 500 lines, and the median has at most 120. Tables that a script writes do not count;
# they say so in their first line ("generated").
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
cd "$root"
lengths=$(mktemp)
trap 'rm -f "$lengths"' EXIT
find Sources Tests Benchmarks Examples Probes -name .build -prune -o \( -name '*.swift' -o -name '*.c' -o -name '*.cpp' \) -print |
  while read -r file; do
    if ! head -n 1 "$file" | grep -qi generated; then echo "$(wc -l <"$file" | tr -d ' ') $file"; fi
  done | sort -n >"$lengths"
count=$(wc -l <"$lengths" | tr -d ' ')
median=$(sed -n "$(((count + 1) / 2))p" "$lengths" | cut -d ' ' -f 1)
status=0
awk '$1 > 500 { print "too long: " $2 " has " $1 " lines"; found = 1 } END { exit found }' "$lengths" || status=1
if [ "$median" -gt 120 ]; then
  echo "the median of $count files is $median lines; it must not be above 120"
  status=1
fi
if [ $status = 0 ]; then echo "ok: $count files, median $median lines, longest $(tail -n 1 "$lengths")"; fi
exit $status
