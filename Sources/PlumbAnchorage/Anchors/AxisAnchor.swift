/// An anchor of one part: a horizontal or vertical position, or a dimension.
public protocol AxisAnchor: NSObject, LayoutAnchorType where Outcome == NSLayoutConstraint {
  /// Which of the three it is.
  static var axisKind: AxisKind { get }

  /// An inactive constraint as the platform's own anchors make it, without priority.
  ///
  /// - Parameters:
  ///   - relation: equal, at most or at least.
  ///   - other: the right side's anchor; `nil` for a bare constant.
  ///   - multiplier: the factor of the right side's anchor.
  ///   - constant: what is added to it, in points.
  ///   - place: where the relation is written, if that is known.
  func inactiveConstraint(
    _ relation: NSLayoutConstraint.Relation, to other: Self?, multiplier: CGFloat, constant: CGFloat,
    at place: WrittenPlace?
  ) -> NSLayoutConstraint
}

/// What an anchor measures.
nonisolated public enum AxisKind: Sendable {
  /// A horizontal position.
  case x
  /// A vertical position.
  case y
  /// A width, a height or a distance.
  case dimension
}

extension AxisAnchor {
  public func relate<Constant: LayoutConstantType>(
    _ relation: NSLayoutConstraint.Relation, to other: Self?, multiplier: CGFloat, constant: Constant,
    priority: Priority, at place: WrittenPlace?
  ) -> NSLayoutConstraint {
    let constraint = prepared(relation, other, multiplier, constant.points(of: .first), priority, place)
    if Self.axisKind != .dimension, other == nil { return constraint }
    ConstraintBatch.install(constraint)
    return constraint
  }

  /// A constraint that lacks nothing but being active; its first view no longer translates its mask.
  func prepared(
    _ relation: NSLayoutConstraint.Relation, _ other: Self?, _ multiplier: CGFloat, _ constant: CGFloat,
    _ priority: Priority, _ place: WrittenPlace?
  ) -> NSLayoutConstraint {
    let constraint = inactiveConstraint(
      relation, to: other, multiplier: multiplier, constant: constant, at: place)
    constraint.markWritten(at: place)
    if let view = constraint.firstItem as? NotationView { view.stopTranslatingMask(place) }
    if case .required = priority { return constraint }
    constraint.setPriority(priority, place)
    return constraint
  }
}
