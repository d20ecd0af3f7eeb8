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

  /// The active constraints that place the view along one axis: its own, and those of the views and guides that
  /// these lead to.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    reference.constraintsAffectingLayout(axis)
  }
}

extension UILayoutGuide {
  /// Whether the constraints leave the guide's place or size open, as of the last layout pass.
  public var hasAmbiguousLayout: Bool {
    owningView?.layoutIssues.ambiguities.contains { $0.item === self } ?? false
  }

  /// The active constraints that place the guide along one axis.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    reference.constraintsAffectingLayout(axis)
  }
}

extension ItemReference {
  /// Walks from item to item along constraints of the axis. The views that the item is in end the walk: what
  /// places them does not place it.
  func constraintsAffectingLayout(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var known: Set<ObjectIdentifier> = []
    var visited: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var pending = [self]
    while let reference = pending.popLast() {
      for constraint in reference.participations.constraints {
        guard constraint.axis == axis, known.insert(ObjectIdentifier(constraint)).inserted else { continue }
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
}

extension NSLayoutConstraint {
  /// The axis that the constraint acts along: that of its first attribute.
  var axis: Axis { first.axis }
}

extension ConstraintSide {
  /// The axis of the attribute.
  var axis: NSLayoutConstraint.Axis {
    if let distance { return distance.end.axis }
    switch attribute {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      return .vertical
    default: return .horizontal
    }
  }
}
