// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nothing of it reaches the users of Plumb.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Plumb", path: ".."), .package(name: "Examples", path: "../Examples")],
  targets: [
    .target(name: "LiveHeap"),
    .target(name: "Workloads"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "Counting", "LiveHeap", "Workloads", .product(name: "Plumb", package: "Plumb"),
        .product(name: "PlumbSolver", package: "Plumb"),
      ]),
    .target(name: "Counting", dependencies: ["LiveHeap"]),
    .executableTarget(
      name: "notations",
      dependencies: ["Counting", "LiveHeap", .product(name: "SameScreen", package: "Examples")]),
  ],
  swiftLanguageModes: [.v6]
)
