/// Distances in points from the edges of a rectangle, inwards.
public struct Insets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  @inlinable
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static var zero: Insets { Insets(top: 0, left: 0, bottom: 0, right: 0) }

  /// The inset at the left or the top.
  @inlinable
  public func start(_ axis: Axis) -> Double { axis == .horizontal ? left : top }

  /// The inset at the right or the bottom.
  @inlinable
  public func end(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }

  public static func + (a: Insets, b: Insets) -> Insets {
    Insets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }
}

/// Distances in points from the edges of a rectangle, inwards, with the sides named by the reading direction.
public struct DirectionalInsets: Hashable, Sendable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  @inlinable
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The absolute insets for a reading direction.
  public func resolved(_ direction: LayoutDirection) -> Insets {
    direction == .leftToRight
      ? Insets(top: top, left: leading, bottom: bottom, right: trailing)
      : Insets(top: top, left: trailing, bottom: bottom, right: leading)
  }
}
