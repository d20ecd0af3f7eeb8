// swift-tools-version: 6.2
import PackageDescription

// A target called `UIKit`, `AppKit` or `Cocoa` shadows the module of Apple's SDK as soon as it is built, and a root build
// builds every declared target. So they, and the overlays that Testing asks for beside them, are declared only where
// those modules do not exist: on hosts other than macOS, or when `PLUMB_CROSS=1` says that the build is for another
// platform. `Scripts/check-manifest.sh` evaluates this file both ways.
#if os(macOS)
let offApple = Context.environment["PLUMB_CROSS"] == "1"
#else
let offApple = true
#endif

let elsewhere: TargetDependencyCondition? = .when(platforms: [.linux, .windows, .android, .wasi, .openbsd])

/// Off Apple's platforms the notations stand on the package's own `UIKit`.
let uiKit: [Target.Dependency] = offApple ? [.target(name: "UIKit", condition: elsewhere)] : []

/// What a test that imports `UIKit` beside `Testing` needs: the overlay that the toolchain asks for.
let testingUIKit: [Target.Dependency] =
  offApple ? [.target(name: "_Testing_UIKit", condition: elsewhere)] : []

/// For the modules whose types live where views live (`ViewIsolated`): with the trait `MainActorViews` on the main
/// actor, otherwise anywhere. Without isolated types neither feature means anything but that an `async` function runs
/// where its caller does.
let views: [SwiftSetting] = [
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// For the notations, whose sources name no actor: they live on the main actor where views do, on Apple's platforms as
/// UIKit and AppKit declare them, elsewhere with the trait.
let notation: [SwiftSetting] =
  views + [
    .defaultIsolation(
      MainActor.self, .when(platforms: [.macOS, .macCatalyst, .iOS, .tvOS, .visionOS, .watchOS])),
    .defaultIsolation(MainActor.self, .when(traits: ["MainActorViews"])),
  ]

var products: [Product] = [
  .library(name: "PlumbSolver", targets: ["PlumbSolver"]),
  .library(name: "PlumbLayout", targets: ["PlumbLayout"]),
  .library(name: "Plumb", targets: ["Plumb"]),
  .library(name: "PlumbText", targets: ["PlumbText"]),
  .library(name: "PlumbInterfaceBuilder", targets: ["PlumbInterfaceBuilder"]),
  .library(name: "PlumbRender", targets: ["PlumbRender"]),
  .library(name: "PlumbMasonry", targets: ["PlumbMasonry"]),
  .library(name: "PlumbMasonryShorthand", targets: ["PlumbMasonryShorthand"]),
  .library(name: "PlumbAnchorage", targets: ["PlumbAnchorage"]),
  .library(name: "PlumbSSLayout", targets: ["PlumbSSLayout"]),
  .executable(name: "plumb", targets: ["PlumbCLI"]),
]

var targets: [Target] = [
  .target(name: "PlumbSolver"),
  .target(name: "PlumbLayout", dependencies: ["PlumbSolver"]),
  .target(name: "PlumbText"),
  .target(name: "Plumb", dependencies: ["PlumbLayout", "PlumbText"], swiftSettings: views),
  .target(name: "PlumbInterfaceBuilder", dependencies: ["Plumb", "PlumbLayout"], swiftSettings: views),
  .target(name: "PlumbRender", dependencies: ["Plumb", "PlumbText"], swiftSettings: views),
  .target(
    name: "PlumbCommands", dependencies: ["PlumbInterfaceBuilder", "PlumbRender", "PlumbLayout"],
    swiftSettings: views),
  .executableTarget(name: "PlumbCLI", dependencies: ["PlumbCommands"]),

  .target(name: "NotationSupport", dependencies: uiKit, swiftSettings: notation),
  .target(name: "PlumbMasonry", dependencies: ["NotationSupport"], swiftSettings: notation),
  .target(name: "PlumbMasonryShorthand", dependencies: ["PlumbMasonry"], swiftSettings: notation),
  .target(name: "PlumbAnchorage", dependencies: ["NotationSupport"], swiftSettings: notation),
  .target(name: "PlumbSSLayout", dependencies: ["NotationSupport"], swiftSettings: notation),

  .testTarget(name: "PlumbSolverTests", dependencies: ["PlumbSolver"]),
  .testTarget(name: "PlumbLayoutTests", dependencies: ["PlumbLayout"]),
  .testTarget(name: "PlumbTextTests", dependencies: ["PlumbText"]),
  .testTarget(name: "PlumbTests", dependencies: ["Plumb"]),
  .testTarget(name: "PlumbInterfaceBuilderTests", dependencies: ["PlumbInterfaceBuilder", "PlumbLayout"]),
  .testTarget(name: "PlumbRenderTests", dependencies: ["PlumbRender"]),
  .testTarget(name: "PlumbCommandsTests", dependencies: ["PlumbCommands"]),

  .target(
    name: "NotationTesting", dependencies: ["NotationSupport"], path: "Tests/NotationTesting",
    swiftSettings: notation),
  .testTarget(
    name: "NotationSupportTests", dependencies: ["NotationSupport", "NotationTesting"] + testingUIKit,
    swiftSettings: notation),
  .testTarget(
    name: "PlumbMasonryTests", dependencies: ["PlumbMasonry", "NotationTesting"] + testingUIKit,
    swiftSettings: notation),
  .testTarget(
    name: "PlumbMasonryShorthandTests", dependencies: ["PlumbMasonryShorthand"] + testingUIKit,
    swiftSettings: notation),
  .testTarget(
    name: "PlumbAnchorageTests", dependencies: ["PlumbAnchorage", "NotationTesting"] + testingUIKit,
    swiftSettings: notation),
  .testTarget(
    name: "PlumbSSLayoutTests", dependencies: ["PlumbSSLayout", "NotationTesting"] + testingUIKit,
    swiftSettings: notation),
]

if offApple {
  // The overlays are products of their own: they link Testing, which no program should.
  products += ["UIKit", "AppKit", "Cocoa", "_Testing_UIKit", "_Testing_AppKit"].map {
    .library(name: $0, targets: [$0])
  }
  targets += [
    .target(name: "UIKit", dependencies: ["Plumb"]),
    .target(name: "AppKit", dependencies: ["UIKit"]),
    .target(name: "Cocoa", dependencies: ["AppKit"]),
    .target(name: "_Testing_UIKit"),
    .target(name: "_Testing_AppKit", dependencies: ["_Testing_UIKit"]),
  ]
}

let package = Package(
  name: "Plumb",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18)],
  products: products,
  traits: [
    .trait(
      name: "MainActorViews",
      description: "Puts views, guides, anchors and controllers on the main actor, as Apple declares them.")
  ],
  targets: targets,
  swiftLanguageModes: [.v6]
)
