/// The constraints of a relation of pairs.
public struct ConstraintPair {
  /// The one of leading, top, the horizontal center or the width.
  public var first: NSLayoutConstraint
  /// The one of trailing, bottom, the vertical center or the height.
  public var second: NSLayoutConstraint
}
