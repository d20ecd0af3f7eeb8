import PlumbLayout

// How views, guides and constraints come into the tree and leave it.

extension LayoutEngine {
  /// Brings the tree's items and constraints up to date with the views.
  func sync() {
    while !parentsToSync.isEmpty {
      let parents = parentsToSync
      parentsToSync.removeAll(keepingCapacity: true)
      for parent in parents {
        parent.awaitsSync = false
        guard let view = parent.view, parent.binding?.engine === self else { continue }
        joinContents(of: view)
      }
    }
    addConstraints()
  }

  /// Has the view's subviews and guides looked at before the next pass.
  func needsSync(_ view: UIView) {
    if isMeasuring { missed.parents.append(view.reference) }
    guard !view.reference.awaitsSync else { return }
    view.reference.awaitsSync = true
    parentsToSync.append(view.reference)
  }

  /// Takes in the guides and subviews that the tree does not know, with everything below them, and puts the
  /// subviews in order.
  func joinContents(of view: UIView) {
    guard let parent = id(of: view.reference) else { return }
    // Meanwhile the keyboard may have come or gone.
    view.motion?.keyboardGuide?.updateTrackedConstraints()
    for guide in view.guideList where guide.reference.binding == nil {
      bind(guide.reference, to: tree.addGuide(to: parent))
    }
    for (index, subview) in view.subviewList.enumerated() where subview.reference.binding == nil {
      let id = tree.addView(to: parent, at: min(index, tree.subviews(of: parent).count))
      bind(subview.reference, to: id)
      feed(subview)
      joinContents(of: subview)
    }
    constraintsToAdd.append(contentsOf: view.heldConstraints.constraints.lazy.filter { $0.binding == nil })
    putInOrder(view, parent)
    feedArrangement(of: view)
    feedBaselines(of: view)
  }

  private func putInOrder(_ view: UIView, _ parent: ItemID) {
    let wanted = view.subviewList.compactMap { $0.reference.binding?.id }
    guard tree.subviews(of: parent) != wanted else { return }
    for (index, id) in wanted.enumerated() where tree.subviews(of: parent)[index] != id {
      tree.move(id, to: index)
    }
  }

  /// Takes a subtree out of the tree.
  func remove(_ view: UIView) {
    guard let id = view.reference.binding?.id else { return }
    missed.hasDepartures = true
    unbind(subtree: view)
    tree.remove(id)
  }

  func remove(_ guide: UILayoutGuide) {
    guard let id = guide.reference.binding?.id else { return }
    missed.hasDepartures = true
    unbind(guide.reference)
    tree.remove(id)
  }

  func unbind(subtree view: UIView) {
    unbind(view.reference)
    for guide in view.guideList { unbind(guide.reference) }
    view.forEachSystemGuide { unbind($0.reference) }
    for constraint in view.heldConstraints.constraints { forget(constraint) }
    for subview in view.subviewList { unbind(subtree: subview) }
  }

  // MARK: Constraints

  func add(_ constraint: NSLayoutConstraint) {
    constraintsToAdd.append(constraint)
    if isMeasuring { missed.constraints.append(constraint) }
  }

  private func addConstraints() {
    guard !constraintsToAdd.isEmpty else { return }
    let waiting = constraintsToAdd
    constraintsToAdd.removeAll(keepingCapacity: true)
    for constraint in waiting where constraint.binding == nil && constraint.holder != nil {
      guard let spec = spec(of: constraint), let id = try? tree.add(spec) else { continue }
      while constraints.count <= id.slot { constraints.append(nil) }
      constraints[id.slot] = constraint
      constraint.binding = ConstraintBinding(engine: self, id: id)
    }
  }

  /// Takes a constraint out of the tree.
  func remove(_ constraint: NSLayoutConstraint) {
    guard let binding = constraint.binding else { return }
    missed.hasDepartures = true
    forget(constraint)
    if tree.contains(binding.id) { tree.remove(binding.id) }
  }

  private func forget(_ constraint: NSLayoutConstraint) {
    guard let binding = constraint.binding, binding.engine === self else { return }
    constraints[binding.id.slot] = nil
    constraint.binding = nil
  }

  private func spec(of constraint: NSLayoutConstraint) -> ConstraintSpec? {
    guard let (first, firstStart) = ends(of: constraint.first) else { return nil }
    var second: (end: ItemAttribute, start: ItemAttribute?)?
    if constraint.second.reference != nil || constraint.second.distance != nil {
      second = ends(of: constraint.second)
      if second == nil { return nil }
    }
    var spec = ConstraintSpec(
      first.item, first.attribute, Relation(constraint.relation), to: second?.end.item,
      second?.end.attribute ?? .notAnAttribute, multiplier: Double(constraint.multiplier),
      constant: Double(constraint.constant), priority: Priority(constraint.priority),
      holder: constraint.holder.flatMap { id(of: $0.reference) }, origin: .user)
    spec.age = constraint.activation
    spec.firstStart = firstStart
    spec.secondStart = second?.start
    return spec
  }

  /// What a side of a constraint names: an attribute, and where it begins if it is a distance.
  private func ends(of side: ConstraintSide) -> (end: ItemAttribute, start: ItemAttribute?)? {
    func attribute(_ side: ConstraintSide) -> ItemAttribute? {
      guard let reference = side.reference, let id = id(of: reference) else { return nil }
      return ItemAttribute(id, Attribute(side.attribute))
    }
    guard let distance = side.distance else { return attribute(side).map { ($0, nil) } }
    guard let end = attribute(distance.end), let start = attribute(distance.start) else { return nil }
    return (end, start)
  }
}

/// A constraint's place in an engine.
struct ConstraintBinding {
  unowned(unsafe) let engine: LayoutEngine
  let id: LayoutConstraintID
}
