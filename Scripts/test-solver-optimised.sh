#!/bin/sh
# Runs the solver's tests against an optimised build of it: its memory is unchecked there, and the optimiser may turn
# a fault that a debug build forgives into wrong numbers. A package of its own, so that nothing else is built.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
folder="$root/.build-solver"
mkdir -p "$folder/Sources" "$folder/Tests"
ln -sfn "$root/Sources/PlumbSolver" "$folder/Sources/PlumbSolver"
ln -sfn "$root/Tests/PlumbSolverTests" "$folder/Tests/PlumbSolverTests"
cat >"$folder/Package.swift" <<'END'
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Solver",
  targets: [
    .target(name: "PlumbSolver"),
    .testTarget(name: "PlumbSolverTests", dependencies: ["PlumbSolver"]),
  ],
  swiftLanguageModes: [.v6]
)
END
swift test -c release -Xswiftc -enable-testing --package-path "$folder" "$@"
