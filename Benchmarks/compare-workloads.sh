#!/bin/sh
# Compares our problems byte by byte with those of the Python generator they were taken from.
# usage: compare-workloads.sh [workloads.py]; without that file or Python it says so and succeeds.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
python="${1:-$here/../../shared/bench/workloads.py}"
if [ ! -f "$python" ] || ! command -v python3 >/dev/null 2>&1; then
  echo "skipped: no workloads.py or no python3"
  exit 0
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 "$python" "$folder/python"
swift run -c release --package-path "$here" benchmarks workloads "$folder/swift"
diff -r "$folder/python" "$folder/swift"
echo "the same: $(ls "$folder/swift" | wc -l) problems"
