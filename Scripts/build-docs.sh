#!/usr/bin/env bash
# Builds the documentation of the public modules, warnings as errors. The result is in .build-docs/site.
set -euo pipefail
cd "$(dirname "$0")/.."

modules=(
  PlumbSolver PlumbLayout PlumbText Plumb PlumbInterfaceBuilder PlumbRender PlumbMasonry PlumbMasonryShorthand
  PlumbAnchorage PlumbSSLayout
)
[ "$(uname)" = Darwin ] || modules+=(UIKit)
work=.build-docs
tools=$(dirname "$(readlink -f "$(command -v swift)")")
target=$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -n 1)
rm -rf "$work"
mkdir -p "$work/site"
swift build >"$work/build.log" 2>&1 || { cat "$work/build.log"; exit 1; }

for module in "${modules[@]}"; do
  mkdir -p "$work/$module"
  "$tools/swift-symbolgraph-extract" -module-name "$module" -I .build/debug/Modules -target "$target" \
    -minimum-access-level public -output-dir "$work/$module"
  # Extensions of other modules' types have graphs of their own, which DocC joins to the module's.
  catalog="Sources/$module/$module.docc"
  arguments=()
  [ -d "$catalog" ] && arguments+=("$catalog")
  "$tools/docc" convert "${arguments[@]}" \
    --additional-symbol-graph-dir "$work/$module" --output-path "$work/site/$module" \
    --fallback-display-name "$module" --fallback-bundle-identifier "org.plumb.$module" \
    --transform-for-static-hosting --hosting-base-path "/$module" --warnings-as-errors
done
echo "Documentation of ${#modules[@]} modules is in $work/site."
