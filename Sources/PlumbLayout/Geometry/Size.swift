/// A width and a height in points.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public static var zero: Size { Size(width: 0, height: 0) }

  /// The extent of a content that has none on an axis: the value of `UIView.noIntrinsicMetric`.
  public static var noMetric: Double { -1 }

  /// A content size that is defined on neither axis.
  public static var none: Size { Size(width: noMetric, height: noMetric) }

  @inlinable
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
