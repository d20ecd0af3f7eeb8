extension NSLayoutXAxisAnchor: AxisAnchor, ScalableTerm {
  public typealias Anchor = NSLayoutXAxisAnchor

  public static var axisKind: AxisKind { .x }

  @inlinable public var layoutExpression: LayoutExpression<NSLayoutXAxisAnchor, CGFloat> {
    LayoutExpression(anchor: self, constant: 0)
  }

  public func inactiveConstraint(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutXAxisAnchor?, multiplier: CGFloat,
    constant: CGFloat, at place: WrittenPlace?
  ) -> NSLayoutConstraint {
    position(self, relation, other, multiplier, constant, place)
  }
}

extension NSLayoutYAxisAnchor: AxisAnchor, ScalableTerm {
  public typealias Anchor = NSLayoutYAxisAnchor

  public static var axisKind: AxisKind { .y }

  @inlinable public var layoutExpression: LayoutExpression<NSLayoutYAxisAnchor, CGFloat> {
    LayoutExpression(anchor: self, constant: 0)
  }

  public func inactiveConstraint(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutYAxisAnchor?, multiplier: CGFloat,
    constant: CGFloat, at place: WrittenPlace?
  ) -> NSLayoutConstraint {
    position(self, relation, other, multiplier, constant, place)
  }
}

// Free functions: an extension of a generic Objective-C class cannot use the class's parameters.

private func position<Kind: AnyObject>(
  _ anchor: NSLayoutAnchor<Kind>, _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<Kind>?,
  _ multiplier: CGFloat, _ constant: CGFloat, _ place: WrittenPlace?
) -> NSLayoutConstraint {
  guard let other else {
    NotationWarning.anchorage("A position cannot equal a bare number. Its constraint stays inactive.", place)
    return anchor.constraint(equalTo: anchor)
  }
  let constraint =
    switch relation {
    case .lessThanOrEqual: anchor.constraint(lessThanOrEqualTo: other, constant: constant)
    case .greaterThanOrEqual: anchor.constraint(greaterThanOrEqualTo: other, constant: constant)
    default: anchor.constraint(equalTo: other, constant: constant)
    }
  return multiplier == 1 ? constraint : constraint.copy(multiplier: multiplier, place)
}

extension NSLayoutConstraint {
  /// The same with a multiplier: anchors give none to positions, and no constraint can change its own.
  fileprivate func copy(multiplier: CGFloat, _ place: WrittenPlace?) -> NSLayoutConstraint {
    guard let firstItem else { refuseAnchorage("The view of a multiplied anchor is gone.", place) }
    return NSLayoutConstraint(
      item: firstItem, attribute: firstAttribute, relatedBy: relation, toItem: secondItem,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
  }
}
