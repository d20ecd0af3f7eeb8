/// A target that is no item: a number, a point, a size or insets. It sets constants.
public protocol MASConstraintValue: MASConstraintTarget {
  /// The constants that the value stands for.
  var masValue: MASValue { get }
}

/// The constants that a value stands for.
nonisolated public enum MASValue {
  /// The constant of every attribute, in points.
  case number(CGFloat)
  /// The constants of the two centres, in points.
  case point(CGPoint)
  /// The constants of width and height, in points.
  case size(CGSize)
  /// The distances of the edges inwards, in points.
  case insets(NotationEdgeInsets)
}

extension MASConstraintValue {
  public var masTarget: MASTarget { MASTarget(.value(masValue)) }
}

extension CGPoint: MASConstraintValue {
  public var masValue: MASValue { .point(self) }
}

extension CGSize: MASConstraintValue {
  public var masValue: MASValue { .size(self) }
}

extension NotationEdgeInsets: MASConstraintValue {
  public var masValue: MASValue { .insets(self) }
}
