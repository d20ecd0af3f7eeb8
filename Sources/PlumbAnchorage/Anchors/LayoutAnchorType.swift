/// What can stand on the left side of a relation: an anchor, a pair of anchors or edges.
public protocol LayoutAnchorType {
  /// What a relation makes: one constraint or several.
  associatedtype Outcome

  /// Makes the constraints of a relation. The operators and ``AxisAnchor/constrain(_:to:multiplier:constant:priority:fileID:line:)``
  /// call it; programs have no need to.
  ///
  /// - Parameters:
  ///   - relation: equal, at most or at least.
  ///   - other: the right side's anchor; `nil` for a bare constant.
  ///   - multiplier: the factor of the right side's anchor.
  ///   - constant: what is added to it, in points.
  ///   - priority: how strongly the relation is wanted.
  ///   - place: where the relation is written, if that is known.
  /// - Returns: the constraints, active unless a batch is open.
  func relate<Constant: LayoutConstantType>(
    _ relation: NSLayoutConstraint.Relation, to other: Self?, multiplier: CGFloat, constant: Constant,
    priority: Priority, at place: WrittenPlace?
  ) -> Outcome
}

extension LayoutAnchorType {
  /// Makes the constraints of a relation to an expression.
  @inlinable
  public func relate<Constant: LayoutConstantType>(
    _ relation: NSLayoutConstraint.Relation, _ right: LayoutExpression<Self, Constant>
  ) -> Outcome {
    relate(
      relation, to: right.anchor, multiplier: right.multiplier, constant: right.constant,
      priority: right.priority, at: nil)
  }
}
