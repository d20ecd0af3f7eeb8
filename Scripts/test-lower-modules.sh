#!/usr/bin/env bash
# The tests of the modules with unsafe or shared state under a sanitizer, with the internal checks of the solver's
# invariants after each change. A package of its own, so that nothing else is built: it has what it tests in it by link.
# usage: test-lower-modules.sh address|thread
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
folder="$root/.build-lower/package"
mkdir -p "$folder/Sources" "$folder/Tests"
# Tests look for what is shared beside the package.
ln -sfn "$root/../shared" "$root/.build-lower/shared"
for module in PlumbSolver PlumbLayout PlumbText Plumb; do ln -sfn "$root/Sources/$module" "$folder/Sources/$module"; done
for tests in PlumbSolverTests PlumbLayoutTests PlumbTests; do ln -sfn "$root/Tests/$tests" "$folder/Tests/$tests"; done
cat > "$folder/Package.swift" << 'END'
// swift-tools-version: 6.2
import PackageDescription

let views: [SwiftSetting] = [
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "Lower",
  targets: [
    .target(name: "PlumbSolver"),
    .target(name: "PlumbLayout", dependencies: ["PlumbSolver"]),
    .target(name: "PlumbText"),
    .target(name: "Plumb", dependencies: ["PlumbLayout", "PlumbText"], swiftSettings: views),
    .testTarget(name: "PlumbSolverTests", dependencies: ["PlumbSolver"]),
    .testTarget(name: "PlumbLayoutTests", dependencies: ["PlumbLayout"]),
    .testTarget(name: "PlumbTests", dependencies: ["Plumb"]),
  ],
  swiftLanguageModes: [.v6]
)
END
LSAN_OPTIONS="suppressions=$root/Scripts/leak-suppressions.txt" PLUMB_SHORT_TESTS=1 \
  swift test --package-path "$folder" --scratch-path "$root/.build-$1" --sanitize="$1" -Xswiftc -DPLUMB_INTERNAL_CHECKS
