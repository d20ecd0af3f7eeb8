import PlumbLayout

/// A constraint that stands for a rule which the system follows by itself, made when somebody asks for it.
///
/// It is active as long as its rule is, whatever a program does with it.
final class RuleConstraint: NSLayoutConstraint {
  override var isActive: Bool {
    get { true }
    set {}
  }
}

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
      return ConstraintSide(
        reference: nil, attribute: .notAnAttribute, distance: AnchorDistance(from: origin, to: end))
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

extension UIStackView {
  /// The constraints that the arrangement consisted of at the last layout pass, with the identifiers and priorities
  /// by which conflicts name them: `UISV-canvas-connection`, `UISV-spacing`, `UISV-alignment` and their like.
  ///
  /// They follow from the stack view's properties. UIKit lists them among `constraints`; here they are made anew at
  /// each call, and changing one changes nothing.
  public var arrangementConstraints: [NSLayoutConstraint] {
    guard let binding = reference.binding else { return [] }
    return binding.engine.tree.stackConstraints(of: binding.id).map(binding.engine.constraint)
  }
}
