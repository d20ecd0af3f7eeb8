// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The label of the priority is SSLayout's.

extension NSLayoutConstraint {
  /// A constraint between any two items, tracked and active by the rule of attributes: if its first view has been the
  /// receiver of an `activateConstraints`.
  ///
  /// - Parameters:
  ///   - item: the view or layout guide on the left.
  ///   - attribute: its part.
  ///   - relation: equal, at most or at least.
  ///   - other: the view or layout guide on the right; `nil` for a bare number.
  ///   - otherAttribute: its part.
  ///   - multiplier: its factor.
  ///   - constant: what is added, in points.
  ///   - priority: how strongly the constraint is wanted.
  ///   - fileID: the caller's file.
  ///   - line: the caller's line.
  @discardableResult
  public class func constraint(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem other: Any?,
    attribute otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat,
    ss_priority priority: NotationPriority, fileID: String = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    let constraint = checked(
      item, attribute, relation, other, otherAttribute, multiplier, constant, priority, (fileID, line))
    let view = item as? NotationView ?? (item as? NotationGuide)?.owningView
    view?.trackingList?.take(constraint)
    return constraint
  }

  /// An inactive constraint; one that cannot be is refused with its line.
  static func checked(
    _ item: Any, _ attribute: Attribute, _ relation: Relation, _ other: Any?, _ otherAttribute: Attribute,
    _ multiplier: CGFloat, _ constant: CGFloat, _ priority: NotationPriority, _ place: WrittenPlace?
  ) -> NSLayoutConstraint {
    #if canImport(Darwin)
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
      multiplier: multiplier, constant: constant)
    constraint.priority = priority
    return constraint
    #else
    do {
      return try NSLayoutConstraint(
        checking: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
        multiplier: multiplier, constant: constant, priority: priority,
        at: place.map { SourceLocation(fileID: $0.fileID, line: $0.line) })
    } catch {
      refuseSSLayout(error.description, place)
    }
    #endif
  }
}
