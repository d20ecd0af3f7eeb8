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
    if let list = view?.trackingList {
      let pattern = Pattern(
        constraint.firstAttribute, constraint.secondAttribute, relation,
        isOfView: constraint.firstItem === view)
      list.take(constraint, pattern)
    }
    return constraint
  }

  #if canImport(Darwin)
  /// An inactive constraint.
  static func checked(
    _ item: Any, _ attribute: Attribute, _ relation: Relation, _ other: Any?, _ otherAttribute: Attribute,
    _ multiplier: CGFloat, _ constant: CGFloat, _ priority: NotationPriority, _ place: WrittenPlace?
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
      multiplier: multiplier, constant: constant)
    constraint.priority = priority
    return constraint
  }
  #else
  /// An inactive constraint; one that cannot be is refused with its line.
  static func checked(
    _ item: Any, _ attribute: Attribute, _ relation: Relation, _ other: Any?, _ otherAttribute: Attribute,
    _ multiplier: CGFloat, _ constant: CGFloat, _ priority: NotationPriority, _ place: WrittenPlace?
  ) -> NSLayoutConstraint {
    refusing(place) { () throws(Refusal) in
      try NSLayoutConstraint(
        checking: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
        multiplier: multiplier, constant: constant, priority: priority,
        at: place.map(SourceLocation.init(of:)))
    }
  }

  /// The same for what is known to be views, which is cheaper.
  static func checked(
    _ view: NotationView, _ attribute: Attribute, _ relation: Relation, _ other: NotationView?,
    _ otherAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat, _ priority: NotationPriority,
    _ place: WrittenPlace?
  ) -> NSLayoutConstraint {
    refusing(place) { () throws(Refusal) in
      try NSLayoutConstraint(
        checking: view, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
        multiplier: multiplier, constant: constant, priority: priority,
        at: place.map(SourceLocation.init(of:)))
    }
  }

  @inline(__always)
  private static func refusing(
    _ place: WrittenPlace?, _ make: () throws(Refusal) -> NSLayoutConstraint
  ) -> NSLayoutConstraint {
    do {
      return try make()
    } catch {
      refuseSSLayout(error.description, place)
    }
  }
  #endif
}

#if !canImport(Darwin)
extension NSLayoutConstraint.SourceLocation {
  fileprivate init(of place: WrittenPlace) { self.init(fileID: place.fileID, line: place.line) }
}
#endif
