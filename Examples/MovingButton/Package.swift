// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "MovingButton",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Plumb", path: "../..")],
  targets: [
    .executableTarget(
      name: "MovingButton",
      dependencies: [
        .product(name: "Plumb", package: "Plumb"), .product(name: "PlumbRender", package: "Plumb"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
