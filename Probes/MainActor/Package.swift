// swift-tools-version: 6.2
import PackageDescription

// Programs in the ways in which people write for UIKit, against views that are on the main actor as Apple's are.
let uiKit: [Target.Dependency] = [.product(name: "UIKit", package: "Plumb")]

let package = Package(
  name: "MainActorProbes",
  dependencies: [.package(name: "Plumb", path: "../..", traits: ["MainActorViews"])],
  targets: [
    .target(name: "Ported", dependencies: uiKit),
    .target(name: "Declared", dependencies: uiKit),
    .target(name: "Isolated", dependencies: uiKit, swiftSettings: [.defaultIsolation(MainActor.self)]),
    .target(name: "Isolating", dependencies: uiKit),
    .target(name: "Legacy", dependencies: uiKit, swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "Probe", dependencies: uiKit + ["Ported", "Declared", "Isolated", "Isolating", "Legacy"]),
  ],
  swiftLanguageModes: [.v6]
)
