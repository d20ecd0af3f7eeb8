import PlumbLayout

/// What surrounds a root view and decides its layout from outside.
public struct RootContext: Sendable, Hashable {
  /// Size of the root in points.
  public var size: Size
  /// What bars, camera and home indicator take of the root, in points.
  public var safeArea: Insets
  /// Pixels per point.
  public var scale: Double
  public var classes: SizeClasses
  /// Layout margins of the root with everything that adds to them, in points.
  public var margins: Insets
  /// Whether the safe area adds to the margins of the views inside.
  public var addsSafeAreaToMargins: Bool
}
