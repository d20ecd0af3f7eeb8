extension NSLayoutDimension: AxisAnchor, ScalableTerm {
  public typealias Anchor = NSLayoutDimension

  public static var axisKind: AxisKind { .dimension }

  @inlinable public var layoutExpression: LayoutExpression<NSLayoutDimension, CGFloat> {
    LayoutExpression(anchor: self, constant: 0)
  }

  public func inactiveConstraint(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutDimension?, multiplier: CGFloat,
    constant: CGFloat, at place: WrittenPlace?
  ) -> NSLayoutConstraint {
    guard let other else { return inactiveConstraint(relation, toConstant: multiplier * constant) }
    switch relation {
    case .lessThanOrEqual:
      return constraint(lessThanOrEqualTo: other, multiplier: multiplier, constant: constant)
    case .greaterThanOrEqual:
      return constraint(greaterThanOrEqualTo: other, multiplier: multiplier, constant: constant)
    default: return constraint(equalTo: other, multiplier: multiplier, constant: constant)
    }
  }

  private func inactiveConstraint(
    _ relation: NSLayoutConstraint.Relation, toConstant constant: CGFloat
  ) -> NSLayoutConstraint {
    switch relation {
    case .lessThanOrEqual: constraint(lessThanOrEqualToConstant: constant)
    case .greaterThanOrEqual: constraint(greaterThanOrEqualToConstant: constant)
    default: constraint(equalToConstant: constant)
    }
  }
}
