#!/bin/sh
# PlumbSolver imports nothing, PlumbLayout only PlumbSolver: both must build where there is no Foundation. A notation imports
# only NotationSupport, so that it stands on UIKit or AppKit alone.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
status=0

# check MODULE ALLOWED...
check() {
  module=$1
  shift
  pattern='^[[:space:]]*(@[A-Za-z_]+(\([A-Za-z]*\))?[[:space:]]+)*((public|package|internal|fileprivate|private)[[:space:]]+)?import[[:space:]]'
  found=$(grep -rnE --include='*.swift' "$pattern" "$root/Sources/$module" || true)
  for allowed in "$@"; do
    found=$(printf '%s\n' "$found" | grep -vE "import[[:space:]]+$allowed[[:space:]]*\$" || true)
  done
  if [ -n "$found" ]; then
    echo "$module must not import:"
    printf '%s\n' "$found" | sed "s|^$root/||"
    status=1
  fi
}

check PlumbSolver
check PlumbLayout PlumbSolver
check PlumbAnchorage NotationSupport
check PlumbSSLayout NotationSupport
if [ $status = 0 ]; then echo "ok: PlumbSolver imports nothing, PlumbLayout only PlumbSolver, notations only NotationSupport"; fi
exit $status
