import PlumbLayout

/// A model of iPhone or iPad, or several that lay out alike.
public struct Device: Sendable, Hashable {
  public enum Family: String, Sendable { case phone, pad }

  /// Interface Builder's name where there is one, such as `retina6_1`, and otherwise one in its manner.
  public let id: String
  /// What people call it, the usual name first.
  public let names: [String]
  public let family: Family
  /// Screen in portrait, in points.
  public let portraitSize: Size
  /// Pixels per point.
  public let scale: Double
  /// What the status bar, the camera and the home indicator take in portrait, in points.
  public let portraitSafeArea: Insets
  public let landscapeSafeArea: Insets
  /// Whether the width is regular in landscape, as on Plus and Max phones.
  public let isWideInLandscape: Bool

  public var name: String { names[0] }

  /// The screen in points.
  public func size(_ orientation: DeviceOrientation) -> Size {
    orientation == .portrait
      ? portraitSize : Size(width: portraitSize.height, height: portraitSize.width)
  }

  /// What the system takes at each edge of a full-screen view without bars, in points.
  public func safeArea(_ orientation: DeviceOrientation) -> Insets {
    orientation == .portrait ? portraitSafeArea : landscapeSafeArea
  }

  /// Apple's table: phones are compact by regular in portrait and compact in height in landscape; an iPad that
  /// shows one application is regular in both.
  public func sizeClasses(_ orientation: DeviceOrientation) -> SizeClasses {
    switch (family, orientation) {
    case (.pad, _): SizeClasses(width: .regular, height: .regular)
    case (.phone, .portrait): SizeClasses(width: .compact, height: .regular)
    case (.phone, .landscape):
      SizeClasses(width: isWideInLandscape ? .regular : .compact, height: .compact)
    }
  }

  /// Whether there is no home button: screens with round corners and a home indicator.
  public var hasHomeIndicator: Bool { portraitSafeArea.bottom > 0 }
}
