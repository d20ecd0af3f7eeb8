/// One of the rules that hold a view to its frame and mask: `view.part == share * superview.size + constant`, over
/// alignment rectangles.
public struct AutoresizingRule: Hashable, Sendable {
  /// What of the view the rule settles.
  public enum Part: UInt8, Hashable, Sendable {
    /// The left or top, in the superview.
    case start
    /// The width or height.
    case size
  }

  public var axis: Axis
  public var part: Part
  /// The part of the superview's extent that is taken; 0 for a rule that does not speak of the superview.
  public var share: Double
  /// In points.
  public var constant: Double
}
