// swift-tools-version: 6.2
import PackageDescription

// Small programs that use the libraries as anybody else's would; the documents beside them are for `plumb`.
let package = Package(
  name: "Examples",
  platforms: [.macOS(.v15)],
  products: [.library(name: "SameScreen", targets: ["SameScreen"])],
  dependencies: [.package(name: "Plumb", path: "..")],
  targets: [
    .target(name: "Terminal", dependencies: [.product(name: "PlumbLayout", package: "Plumb")]),
    .executableTarget(name: "terminal-mail", dependencies: ["Terminal"]),
    .executableTarget(
      name: "server-cards",
      dependencies: [
        .product(name: "Plumb", package: "Plumb"), .product(name: "PlumbRender", package: "Plumb"),
      ]),
    .executableTarget(
      name: "moving-button",
      dependencies: [
        .product(name: "Plumb", package: "Plumb"), .product(name: "PlumbRender", package: "Plumb"),
      ]),
    .executableTarget(
      name: "guide",
      dependencies: [
        .product(name: "Plumb", package: "Plumb"), .product(name: "PlumbRender", package: "Plumb"),
      ]),
    .target(
      name: "SameScreen",
      dependencies: ["UIKit", "PlumbMasonry", "PlumbAnchorage", "PlumbSSLayout"].map {
        .product(name: $0, package: "Plumb")
      }),
    .executableTarget(
      name: "same-screen", dependencies: ["SameScreen", .product(name: "PlumbRender", package: "Plumb")]),
    .testTarget(
      name: "SameScreenTests",
      dependencies: [
        "SameScreen", .product(name: "PlumbInterfaceBuilder", package: "Plumb"),
        .product(name: "_Testing_UIKit", package: "Plumb"),
      ]),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal"]),
    .testTarget(name: "GuideTests"),
  ],
  swiftLanguageModes: [.v6]
)
