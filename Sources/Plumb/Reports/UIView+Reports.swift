import PlumbLayout

extension UIView {
  /// What is wrong with the layout of the tree that the view is in, as of the last layout pass.
  ///
  /// A tree that was never laid out is laid out first.
  ///
  /// - Complexity: that of solving the tree anew, since ambiguities are found when somebody asks.
  public var layoutIssues: LayoutIssues {
    let root = treeRoot
    if root.ownEngine == nil { root.layoutIfNeeded() }
    return root.ownEngine?.issues() ?? LayoutIssues()
  }

  /// Whether the constraints leave the view's place or size open, as of the last layout pass.
  public var hasAmbiguousLayout: Bool { layoutIssues.ambiguities.contains { $0.item === self } }

  /// Moves a view whose layout is ambiguous to another valid layout: each open value to the other end of its range,
  /// or 100 points away where the range has no end.
  ///
  /// The frames change at once. They stay as long as nothing changes in the tree; the first layout pass after a change
  /// puts the view back where the rule for ties puts it. A view that is not ambiguous stays where it is, and so does
  /// all around it.
  public func exerciseAmbiguityInLayout() {
    let root = treeRoot
    root.layoutIfNeeded()
    guard let binding = reference.binding, binding.engine.tree.exerciseAmbiguity(of: binding.id) else {
      return
    }
    root.layoutIfNeeded()
  }

  /// The active constraints that place the view along one axis: its own, and those of the views and guides that
  /// these lead to. Once the tree has been laid out, those that the system made of content sizes, masks and stack views
  /// are among them.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    reference.constraintsAffectingLayout(axis)
  }
}

extension UILayoutGuide {
  /// Whether the constraints leave the guide's place or size open, as of the last layout pass.
  public var hasAmbiguousLayout: Bool {
    owningView?.layoutIssues.ambiguities.contains { $0.item === self } ?? false
  }

  /// The active constraints that place the guide along one axis, as for a view.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    reference.constraintsAffectingLayout(axis)
  }
}

extension ItemReference {
  /// Walks from item to item along constraints of the axis. The views that the item is in end the walk: what
  /// places them does not place it.
  func constraintsAffectingLayout(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var known: Set<NSLayoutConstraint> = []
    var visited: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var pending = [self]
    var arrangements = Arrangements()
    while let reference = pending.popLast() {
      let constraints =
        reference.participations.constraints + reference.ruleParticipations(axis, &arrangements)
      for constraint in constraints where constraint.axis == axis && known.insert(constraint).inserted {
        found.append(constraint)
        constraint.forEachReference { other in
          guard visited.insert(ObjectIdentifier(other)).inserted else { return }
          let holdsItem = other.view.flatMap { view in placeInTree?.isDescendant(of: view) } ?? false
          if !holdsItem { pending.append(other) }
        }
      }
    }
    return found
  }

  /// The constraints that the system made which speak of the item.
  private func ruleParticipations(
    _ axis: NSLayoutConstraint.Axis, _ arrangements: inout Arrangements
  ) -> [NSLayoutConstraint] {
    guard let view, let binding else { return [] }
    let engine = binding.engine
    var found: [NSLayoutConstraint] = []
    if let content = engine.contentConstraint(self, binding.id, Axis(axis)) { found.append(content) }
    if view === engine.root {
      found.append(engine.rootConstraint(Axis(axis)))
    } else {
      found += engine.maskConstraints(self, binding.id)
    }
    for case let stack as UIStackView in [view.superviewLink, view] {
      found += arrangements.constraints(of: stack, about: self)
    }
    return found
  }
}

/// The constraints of stack views by the items that they speak of, each stack view's made once.
private struct Arrangements: ViewIsolated {
  private var known: [ObjectIdentifier: [ObjectIdentifier: [NSLayoutConstraint]]] = [:]

  mutating func constraints(of stack: UIStackView, about item: ItemReference) -> [NSLayoutConstraint] {
    if let table = known[ObjectIdentifier(stack)] { return table[ObjectIdentifier(item)] ?? [] }
    var table: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
    for constraint in stack.arrangementConstraints {
      constraint.forEachReference { table[ObjectIdentifier($0), default: []].append(constraint) }
    }
    known[ObjectIdentifier(stack)] = table
    return table[ObjectIdentifier(item)] ?? []
  }
}

extension NSLayoutConstraint {
  /// The axis that the constraint acts along: that of its first attribute.
  var axis: Axis { first.axis }
}

extension ConstraintSide {
  /// The axis of the attribute.
  var axis: NSLayoutConstraint.Axis {
    if let distance { return distance.end.axis }
    return attribute.axis
  }
}

extension NSLayoutConstraint.Attribute {
  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    default: .horizontal
    }
  }
}
