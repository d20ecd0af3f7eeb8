#!/usr/bin/env bash
# What the notations cost beside plain anchors, in instructions: Anchorage and SSLayout at most 1.1 times the anchors'
# count, Masonry 1.3 times, writing constants 1.1 times in all; and the anchors' own counts under stored ceilings, so that
# the measure itself cannot rot. `--record` stores the present counts as ceilings (with 3 % of room).
#
# Counts belong to a version of the toolchain: with another one the ceilings are not compared.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! command -v valgrind > /dev/null; then
  apt-get update -qq && apt-get install -y -qq valgrind > /dev/null
fi

ceilings=Benchmarks/notation-ceilings.txt
version=$(swift --version 2> /dev/null | grep -o 'swift-[0-9.]*-RELEASE' | head -1)
swift build -c release --package-path Benchmarks --scratch-path .build-benchmarks --product notations > /dev/null
program=$(swift build -c release --package-path Benchmarks --scratch-path .build-benchmarks --show-bin-path)/notations

# count SPELLING JOB TIMES
count() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" repeat "$1" "$2" "$3" 2>&1 |
    sed -n 's/.*I *refs: *//p' | tr -d ,
}

limit() { # SPELLING JOB
  case "$1 $2" in
    anchors*) echo 1 ;;
    *constants | *relayout) echo 1.1 ;;
    masonry*) echo 1.3 ;;
    *) echo 1.1 ;;
  esac
}

status=0
"$program" || status=1 # the table of times and allocations, which fails where a spelling allocates too much

declare -A own
printf '\n%-10s %-10s %14s %10s %7s\n' job spelling instructions 'x anchors' limit
for spelling in anchors anchorage sslayout masonry; do
  nothing=$(count $spelling form 0)
  list=$(count $spelling list 1)
  declare -A total=(
    [form]=$((($(count $spelling form 6) - nothing) / 6))
    [list]=$((list - nothing))
    [constants]=$((($(count $spelling constants 20) - $(count $spelling constants 0)) / 20))
    [relayout]=$((($(count $spelling relayout 6) - $(count $spelling relayout 0)) / 6))
  )
  for job in form list constants relayout; do
    [ $spelling = anchors ] && own[$job]=${total[$job]}
    printf '%-10s %-10s %14d %10.2f %7s' $job $spelling "${total[$job]}" \
      "$(echo "${total[$job]} ${own[$job]}" | awk '{ print $1 / $2 }')" "$(limit $spelling $job)"
    if awk "BEGIN { exit !(${total[$job]} > $(limit $spelling $job) * ${own[$job]}) }"; then
      printf '  too many'
      status=1
    fi
    printf '\n'
  done
done

if [ "${1:-}" = --record ]; then
  {
    echo "$version"
    for job in form list constants relayout; do echo "$job $((own[$job] * 103 / 100))"; done
  } > $ceilings
  exit $status
fi
if [ "$(head -1 $ceilings)" != "$version" ]; then
  echo "The ceilings are of $(head -1 $ceilings), not of $version: not compared."
  exit $status
fi
while read -r job most; do
  if [ "${own[$job]}" -gt "$most" ]; then
    echo "The anchors' own $job takes ${own[$job]} instructions, more than the ceiling of $most."
    status=1
  fi
done < <(tail -n +2 $ceilings)
exit $status
