/// A direction of layout, with the raw values of `NSLayoutConstraint.Axis`.
public enum Axis: Int, Sendable, CaseIterable {
  case horizontal = 0
  case vertical = 1

  @inlinable
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
