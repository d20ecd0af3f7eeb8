/// Which parts of a view's frame follow its superview's size, with the raw values of `UIView.AutoresizingMask`.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  public var rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
  public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
  public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
}

/// A frame that follows the superview's size by a mask.
struct Autoresizing: Hashable {
  var frame: Rect
  var mask: AutoresizingMask
  /// The superview's size that the frame belongs to.
  var parentSize: Size

  /// How much of a change of the superview's extent goes before the view and into it; the rest goes behind it.
  ///
  /// Flexible parts share in proportion to their extents, equally where these add up to nothing. With nothing
  /// flexible all goes behind the view.
  func shares(_ axis: Axis) -> (start: Double, size: Double) {
    let isHorizontal = axis == .horizontal
    let before = mask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin)
    let inside = mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight)
    let behind = mask.contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin)
    guard before || inside || behind else { return (0, 0) }
    let start = max(0, before ? frame.origin[axis] : 0)
    let size = max(0, inside ? frame.size[axis] : 0)
    let end = max(0, behind ? parentSize[axis] - frame.origin[axis] - frame.size[axis] : 0)
    let total = start + size + end
    if total > 0 { return (start / total, size / total) }
    let count = Double((before ? 1 : 0) + (inside ? 1 : 0) + (behind ? 1 : 0))
    return (before ? 1 / count : 0, inside ? 1 / count : 0)
  }
}
