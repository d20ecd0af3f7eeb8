#!/usr/bin/env bash
# The trait MainActorViews: everything builds with it, the command line and a program written for Apple's isolation run
# on it, and each file of Probes/MainActor/Rows compiles, or is rejected, as its first lines say.
set -euo pipefail
cd "$(dirname "$0")/.."

scratch=.build-main-actor
# A type that touches views without being where they are is only warned, since their isolation is `@preconcurrency`.
strict=(-Xswiftc -warnings-as-errors)

# One folder for both packages, so that the second finds the library built.
swift build --traits MainActorViews --scratch-path $scratch "${strict[@]}"
swift build --package-path Probes/MainActor --scratch-path $scratch "${strict[@]}"
$scratch/debug/Probe
$scratch/debug/plumb compare Examples/*.storyboard

# The notations without it; with it they were built above.
for target in UIKit NotationSupport PlumbMasonry PlumbMasonryShorthand PlumbAnchorage PlumbSSLayout; do
  if [ -d "Sources/$target" ]; then swift build --target "$target"; fi
done

# row FILE 'with the trait'|'without the trait' MODULES
row() {
  local expected flags output rejected=no
  expected=$(sed -n "s|^// $2: ||p" "$1")
  flags=$(sed -n 's|^// flags: ||p' "$1")
  # shellcheck disable=SC2086
  output=$(swiftc -emit-sil -o /dev/null -parse-as-library -swift-version 6 $flags -I "$3" "$1" 2>&1) || rejected=yes
  case $expected in
  compiles) [ $rejected = no ] && [ -z "$output" ] ;;
  warning:*) [ $rejected = no ] && grep -qF "${expected#warning: }" <<<"$output" ;;
  error:*) [ $rejected = yes ] && grep 'error:' <<<"$output" | grep -qF "${expected#error: }" ;;
  *) false ;;
  esac || {
    printf '%s, %s: expected "%s", but:\n%s\n' "$1" "$2" "$expected" "$output"
    return 1
  }
}

rows=0
for file in Probes/MainActor/Rows/*.swift; do
  row "$file" 'with the trait' $scratch/debug/Modules
  row "$file" 'without the trait' .build/debug/Modules
  rows=$((rows + 1))
done
echo "$rows rows hold with the trait and without it."
