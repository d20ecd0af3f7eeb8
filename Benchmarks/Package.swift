// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nothing of it reaches the users of Plumb.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Plumb", path: "..")],
  targets: [
    .target(name: "LiveHeap"),
    .target(name: "Workloads"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "LiveHeap", "Workloads", .product(name: "Plumb", package: "Plumb"),
        .product(name: "PlumbSolver", package: "Plumb"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
