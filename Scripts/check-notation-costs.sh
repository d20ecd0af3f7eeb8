#!/usr/bin/env bash
# What the notations cost beside plain anchors: blocks of memory, and instructions. Anchorage and SSLayout may take 1.1 times
# what the anchors take, Masonry 1.3 times; a change of constants with the layout that follows 1.1 times in all: those are
# goals, and what misses one is told. What fails is a count above its stored ceiling, the anchors' own among them, so that
# nothing becomes dearer and the measure itself cannot rot.
# usage: check-notation-costs.sh [--record]
#   --record  stores the present counts, with 3 % of room, as ceilings.
# With another toolchain or processor family than the file's the ceilings are not compared.
set -euo pipefail
cd "$(dirname "$0")/.."

ceilings=Benchmarks/NotationCeilings.txt
. Scripts/counting.sh
have_valgrind || exit 0
toolchain=$(toolchain_name)
build=(swift build -c release --package-path Benchmarks --scratch-path .build-benchmarks)
"${build[@]}" --product notations > /dev/null
program=$("${build[@]}" --show-bin-path)/notations
status=0

# The table of times and blocks.
"$program" || true

stripped=$(mktemp)
trap 'rm -f "$stripped"' EXIT
strip_debug "$program" "$stripped"

count() { # SPELLING JOB TIMES
  SWIFT_DETERMINISTIC_HASHING=1 valgrind --tool=callgrind --callgrind-out-file=/dev/null \
    --toggle-collect=benchmark_repetition "$stripped" repeat "$1" "$2" "$3" 2>&1 |
    sed -n 's/.*Collected : *\([0-9]*\).*/\1/p' | awk -v times="$3" '{ print int($1 / times) }'
}

declare -A own counts
printf '\n%-10s %-10s %14s %10s %7s\n' job spelling instructions 'x anchors' goal
for job in form list relayout; do
  times=5
  [ $job = list ] && times=1
  for spelling in anchors anchorage sslayout masonry; do
    case "$job $spelling" in
      *anchors) limit=1 ;;
      relayout*) limit=1.1 ;;
      *masonry) limit=1.3 ;;
      *) limit=1.1 ;;
    esac
    now=$(count $spelling $job $times)
    counts["$job $spelling"]=$now
    [ $spelling = anchors ] && own[$job]=$now
    ratio=$(awk "BEGIN { printf \"%.3f\", $now / ${own[$job]} }")
    note=
    if awk "BEGIN { exit !($ratio > $limit) }"; then
      note='misses its goal'
    fi
    printf '%-10s %-10s %14d %10s %7s %s\n' $job $spelling "$now" "$ratio" $limit "$note"
  done
done

if [ "${1:-}" = --record ]; then
  {
    echo "# toolchain: $toolchain"
    for run in "${!counts[@]}"; do echo "$run: $((counts[$run] * 103 / 100))"; done | sort
  } > $ceilings
  exit 0
fi
if [ "$(sed -n 's/^# toolchain: //p' $ceilings)" != "$toolchain" ]; then
  echo "The ceilings are of another toolchain than $toolchain: not compared."
  exit 0
fi
while IFS=: read -r run most; do
  if [ "${counts[$run]}" -gt "$most" ]; then
    echo "$run takes ${counts[$run]} instructions, above the ceiling of $most."
    status=1
  fi
done < <(grep -v '^#' $ceilings)
exit $status
