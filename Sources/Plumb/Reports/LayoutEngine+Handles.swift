import PlumbLayout

// Constraints that stand for rules of the tree. None is kept: an engine that nobody asks pays nothing.

extension LayoutEngine {
  /// The constraint that one of a stack view's own stands for. Left and right are told by reading direction, as
  /// UIKit does.
  func constraint(_ arrangement: StackConstraint) -> NSLayoutConstraint {
    let spec = arrangement.spec
    let isReversed = view(arrangement.stack)?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func side(_ item: ItemID, _ attribute: PlumbLayout.Attribute, _ start: ItemAttribute?) -> ConstraintSide {
      let end = ConstraintSide(
        reference: reference(item), attribute: .init(attribute.byDirection(isReversed)))
      guard let start else { return end }
      let origin = ConstraintSide(
        reference: reference(start.item), attribute: .init(start.attribute.byDirection(isReversed)))
      return ConstraintSide(distance: AnchorDistance(from: origin, to: end))
    }
    let constraint = RuleConstraint()
    constraint.identifier = arrangement.identifier
    constraint.first = side(spec.first, spec.firstAttribute, spec.firstStart)
    if let second = spec.second { constraint.second = side(second, spec.secondAttribute, spec.secondStart) }
    constraint.storedRelation = NSLayoutConstraint.Relation(rawValue: Int(spec.relation.rawValue)) ?? .equal
    constraint.storedMultiplier = CGFloat(spec.multiplier)
    constraint.storedConstant = CGFloat(spec.constant)
    constraint.storedPriority = UILayoutPriority(rawValue: spec.priority.value)
    return constraint
  }

  /// The extent that the content of a view asks for along an axis; `nil` where it asks for none.
  func contentConstraint(_ reference: ItemReference, _ id: ItemID, _ axis: Axis) -> NSLayoutConstraint? {
    let size = tree.contentSize(of: id)[axis]
    guard size >= 0, let view = reference.view else { return nil }
    let constraint = NSContentSizeLayoutConstraint()
    constraint.first = ConstraintSide(reference: reference, attribute: axis == .horizontal ? .width : .height)
    constraint.storedConstant = CGFloat(size)
    let own: NSLayoutConstraint.Axis = axis == .horizontal ? .horizontal : .vertical
    constraint.hugging = view.priorities.hugging(own)
    constraint.compressionResistance = view.priorities.compression(own)
    constraint.storedPriority = UILayoutPriority(
      rawValue: max(constraint.hugging.rawValue, constraint.compressionResistance.rawValue))
    return constraint
  }

  /// What a view's frame and mask ask for.
  func maskConstraints(_ reference: ItemReference, _ id: ItemID) -> [NSLayoutConstraint] {
    tree.autoresizingRules(of: id).compactMap { maskConstraint(reference, $0) }
  }

  func maskConstraint(_ reference: ItemReference, _ rule: AutoresizingRule) -> NSLayoutConstraint? {
    guard let view = reference.view, let superview = view.superviewLink else { return nil }
    let size: NSLayoutConstraint.Attribute = rule.axis == .horizontal ? .width : .height
    let constraint = NSAutoresizingMaskLayoutConstraint()
    constraint.maskText = view.storedMask.constraintDescription
    constraint.first = ConstraintSide(
      reference: reference,
      attribute: rule.part == .size ? size : rule.axis == .horizontal ? .left : .top)
    if rule.share != 0 {
      constraint.second = ConstraintSide(reference: superview.reference, attribute: size)
      constraint.storedMultiplier = CGFloat(rule.share)
    }
    constraint.storedConstant = CGFloat(rule.constant)
    return constraint
  }

  /// The extent that the root is held to.
  func rootConstraint(_ axis: Axis) -> NSLayoutConstraint {
    let (extent, priority) = tree.rootSizeRule(axis)
    let constraint = RuleConstraint()
    constraint.identifier =
      axis == .horizontal ? "UIView-Encapsulated-Layout-Width" : "UIView-Encapsulated-Layout-Height"
    constraint.first = ConstraintSide(
      reference: root.reference, attribute: axis == .horizontal ? .width : .height)
    constraint.storedConstant = CGFloat(extent)
    constraint.storedPriority = UILayoutPriority(rawValue: priority.value)
    return constraint
  }
}

extension PlumbLayout.Attribute {
  fileprivate func byDirection(_ isReversed: Bool) -> PlumbLayout.Attribute {
    switch self {
    case .left: isReversed ? .trailing : .leading
    case .right: isReversed ? .leading : .trailing
    case .leftMargin: isReversed ? .trailingMargin : .leadingMargin
    case .rightMargin: isReversed ? .leadingMargin : .trailingMargin
    default: self
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate init(_ attribute: PlumbLayout.Attribute) {
    self = NSLayoutConstraint.Attribute(rawValue: attribute.rawValue) ?? .notAnAttribute
  }
}
