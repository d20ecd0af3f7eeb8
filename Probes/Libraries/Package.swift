// swift-tools-version:5.9
import PackageDescription

// What other people's layout libraries do with UIKit, in targets of our own that know nothing of Plumb: they import
// UIKit or AppKit, with the tools version and the language mode that such libraries have.
// `Scripts/check-probes.sh` builds and runs them.
#if os(macOS)
let uiKit: [Target.Dependency] = []
let testingUIKit: [Target.Dependency] = []
#else
let uiKit: [Target.Dependency] = [.product(name: "UIKit", package: "Plumb")]
let testingUIKit: [Target.Dependency] = [.product(name: "_Testing_UIKit", package: "Plumb")]
#endif

#if os(macOS)
let appKit: [Target.Dependency] = []
let cocoa: [Target.Dependency] = []
let testingAppKit: [Target.Dependency] = []
#else
let appKit: [Target.Dependency] = [.product(name: "AppKit", package: "Plumb")]
let cocoa: [Target.Dependency] = [.product(name: "Cocoa", package: "Plumb")]
let testingAppKit: [Target.Dependency] = [.product(name: "_Testing_AppKit", package: "Plumb")]
#endif

/// A library of today: Swift 6's language mode, which this tools version has no setting for.
let swift6: [SwiftSetting] = [.unsafeFlags(["-swift-version", "6"])]

let package = Package(
  name: "Probes",
  platforms: [.macOS("15.0")],
  dependencies: [
    .package(name: "Plumb", path: "../..")
  ],
  targets: [
    .target(name: "LayoutLibrary", dependencies: uiKit),
    .target(name: "StrictLibrary", dependencies: uiKit, swiftSettings: swift6),
    .target(name: "AppKitFlavour", dependencies: appKit),
    .target(name: "SeesUIKit", dependencies: uiKit),
    .target(name: "SeesAppKit", dependencies: appKit),
    .target(name: "SeesCocoa", dependencies: cocoa),
    .testTarget(
      name: "LayoutLibraryTests",
      dependencies: ["LayoutLibrary", "SeesUIKit", "SeesAppKit", "SeesCocoa"]),
    .testTarget(
      name: "OverlayTests", dependencies: ["LayoutLibrary", "StrictLibrary"] + testingUIKit,
      swiftSettings: swift6),
    .testTarget(name: "AppKitOverlayTests", dependencies: ["AppKitFlavour"] + testingAppKit),
    .testTarget(name: "PageTests"),
  ],
  swiftLanguageVersions: [.v5]
)
