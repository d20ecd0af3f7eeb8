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
  /// Least leading and trailing margin of a controller's root: 16, or 20 on wide screens; 0 elsewhere.
  public var minimumMargin: Double
  /// Own margins of the root before the safe area comes in, in points.
  public var margins: Insets
  /// Whether the safe area adds to the root's margins.
  public var addsSafeAreaToMargins: Bool
}
