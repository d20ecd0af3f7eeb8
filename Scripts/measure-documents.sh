#!/usr/bin/env bash
# Measures the command line: `plumb compare` over a folder of documents (does it use all cores?), and what a start of
# `plumb layout` with one document costs.
# usage: measure-documents.sh [FOLDER]; without a folder the documents of Examples are compared.
# PLUMB names a program that is built already.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=${1:-Examples}
program=${PLUMB:-}
if [ -z "$program" ]; then
  swift build -c release --product plumb >/dev/null
  program=$(swift build -c release --product plumb --show-bin-path)/plumb
fi
documents=()
while IFS= read -r -d '' file; do documents+=("$file"); done \
  < <(find "$folder" -maxdepth 1 \( -name '*.xib' -o -name '*.storyboard' \) -print0 | sort -z)
if [ ${#documents[@]} = 0 ]; then echo "no documents in $folder"; exit 2; fi

# measure COMMAND...: "real user sys", in seconds. Findings, and documents that cannot be read, are no failure.
measure() {
  { TIMEFORMAT='%R %U %S'; time "$@" >/dev/null 2>&1 || [ $? -le 2 ]; } 2>&1
}

cores=$(getconf _NPROCESSORS_ONLN)
measure "$program" compare "${documents[@]}" | awk -v count=${#documents[@]} -v cores="$cores" '{
  cpu = $2 + $3
  printf "compare, %d documents: %.2f s, %.2f s of CPU (%.2f of %d cores), %.2f ms of CPU a document\n",
    count, $1, cpu, cpu / ($1 + 1e-9), cores, cpu / count * 1000 }'

document=Examples/SignInForm.storyboard
for attempt in 1 2 3 4 5 6 7 8 9 10 11; do measure "$program" layout "$document"; done |
  awk '{ print $1 * 1000, ($2 + $3) * 1000 }' | sort -n -k 2 |
  awk '{ real[NR] = $1; cpu[NR] = $2 } END {
    printf "layout of one document, median of %d: %.0f ms of CPU (goal 50)\n", NR, cpu[int((NR + 1) / 2)] }'
