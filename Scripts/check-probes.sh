#!/usr/bin/env bash
# Builds and runs the targets of `Probes/Libraries/`, which use UIKit and AppKit as other people's layout libraries do. What it
# builds of Plumb it shares with `Examples/`.
set -euo pipefail
cd "$(dirname "$0")/.."

log=$(mktemp)
trap 'rm -f "$log"' EXIT
swift test --package-path Probes/Libraries --scratch-path .build-examples >"$log" 2>&1 || { cat "$log"; exit 1; }
grep -E 'Executed [0-9]+ tests|Test run with' "$log" | tail -n 2

# Both kinds of tests ran: with none, each closes its run as a success too.
grep -qE 'Executed [1-9][0-9]* tests, with 0 failures' "$log"
grep -qE 'Test run with [1-9][0-9]* tests' "$log"
