/// A constraint in the visual format language, as Apple's console prints those that have the form which a format
/// makes: the item behind is placed by the one before it, and the superview's end by the last item.
struct VisualForm: ViewIsolated {
  let text: String
  /// The view that `|` stands for.
  let superview: UIView?

  /// `nil` for a constraint that the language cannot say, or that is written the other way round.
  init?(_ constraint: NSLayoutConstraint) {
    let (first, second) = (constraint.first, constraint.second)
    guard constraint.multiplier == 1, let behind = first.reference, let before = second.reference,
      behind !== before, behind.item != nil, before.item != nil
    else { return nil }
    let gap = Self.gap(constraint)
    if first.attribute == second.attribute {
      switch first.attribute {
      case .leading, .left, .top:
        guard let container = before.view, behind.isDirectly(in: container) else { return nil }
        superview = container
        text = "\(Self.axis(first)):|\(gap)[\(behind.label)]\(Self.direction(first))"
      case .trailing, .right, .bottom:
        guard let container = behind.view, before.isDirectly(in: container) else { return nil }
        superview = container
        text = "\(Self.axis(first)):[\(before.label)]\(gap)|\(Self.direction(first))"
      default: return nil
      }
      return
    }
    switch (first.attribute, second.attribute) {
    case (.leading, .trailing), (.left, .right), (.top, .bottom):
      guard !behind.isInOrHolds(before) else { return nil }
      superview = nil
      text = "\(Self.axis(first)):[\(before.label)]\(gap)[\(behind.label)]\(Self.direction(first))"
    default: return nil
    }
  }

  private static func axis(_ side: ConstraintSide) -> String { side.axis == .horizontal ? "H" : "V" }

  /// Left and right do not follow the reading direction, which the console says.
  private static func direction(_ side: ConstraintSide) -> String {
    side.attribute == .left || side.attribute == .right ? "(LTR)" : ""
  }

  private static func gap(_ constraint: NSLayoutConstraint) -> String {
    var text = constraint.relation == .equal ? "" : constraint.relation.consoleDescription
    text += consoleNumber(constraint.constant)
    if constraint.priority != .required {
      text += "@\(consoleNumber(CGFloat(constraint.priority.rawValue)))"
    }
    return "-(\(text))-"
  }
}

extension ItemReference {
  /// Whether the item is a subview, or a guide, of the view.
  fileprivate func isDirectly(in view: UIView) -> Bool {
    if let own = self.view { return own.superviewLink === view }
    return guide?.owningView === view
  }

  /// Whether one of the two items is in the other.
  fileprivate func isInOrHolds(_ other: ItemReference) -> Bool {
    guard let own = placeInTree, let others = other.placeInTree else { return true }
    if let view, others.isDescendant(of: view) { return true }
    return other.view.map { own.isDescendant(of: $0) } ?? false
  }
}
