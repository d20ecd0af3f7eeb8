import PlumbLayout

// How views, guides and constraints come into the tree and leave it.

extension LayoutEngine {
  /// Brings the tree's items and constraints up to date with the views.
  func sync() {
    while !parentsToSync.isEmpty || !arrivals.isEmpty {
      joinArrivals()
      let parents = parentsToSync
      parentsToSync.removeAll(keepingCapacity: true)
      for parent in parents {
        parent.awaitsSync = false
        guard let view = parent.view, parent.binding?.isIn(self) ?? false else { continue }
        joinContents(of: view)
      }
    }
    addConstraints()
  }

  /// Has a new subview taken in before the next pass.
  func needsSync(_ view: UIView, for subview: UIView) {
    if isMeasuring || view.reference.awaitsSync || view.subviewList.count < Arrival.leastSiblings {
      needsSync(view)
    } else {
      arrivals.append(Arrival(parent: view.reference, view: subview.reference))
    }
  }

  /// Has the view's subviews and guides looked at before the next pass.
  func needsSync(_ view: UIView) {
    if isMeasuring { missed.parents.append(view.reference) }
    guard !view.reference.awaitsSync else { return }
    view.reference.awaitsSync = true
    parentsToSync.append(view.reference)
  }

  /// Takes in the guides and subviews that the tree does not know, with everything below them, and puts the
  /// subviews in order; without recursion, since trees may be of any depth.
  func joinContents(of view: UIView) {
    guard let id = id(of: view.reference) else { return }
    takeGuides(of: view, id)
    var joining = [Joining(view, id, in: tree)]
    while let last = joining.indices.last {
      let (parent, position) = (joining[last].id, joining[last].position)
      guard position < joining[last].subviews.count else {
        endJoining(joining[last].view, parent)
        joining.removeLast()
        continue
      }
      joining[last].position += 1
      let subview = joining[last].subviews[position]
      guard subview.reference.binding == nil else { continue }
      let id = tree.addView(to: parent, at: min(position, tree.subviewCount(of: parent)))
      bind(subview.reference, to: id)
      feed(subview)
      takeGuides(of: subview, id)
      if subview.subviewList.isEmpty {
        endJoining(subview, id)
      } else {
        joining.append(Joining(subview, id, in: tree))
      }
    }
  }

  /// A view whose contents are being taken in.
  private struct Joining: ViewIsolated {
    let view: UIView
    let id: ItemID
    let subviews: [UIView]
    var position = 0

    init(_ view: UIView, _ id: ItemID, in tree: LayoutTree) {
      self.view = view
      self.id = id
      subviews = view.subviewList
      tree.reserve(items: subviews.count - tree.subviewCount(of: id))
    }
  }

  /// Takes a new subview in.
  ///
  /// - Parameter position: its place among those subviews that the tree knows.
  func join(_ subview: UIView, to parent: ItemID, at position: Int) {
    let id = tree.addView(to: parent, at: position)
    bind(subview.reference, to: id)
    feed(subview)
    joinContents(of: subview)
  }

  private func takeGuides(of view: UIView, _ id: ItemID) {
    // Meanwhile the keyboard may have come or gone.
    view.motion?.keyboardGuide?.updateTrackedConstraints()
    for guide in view.guideList where guide.reference.binding == nil {
      bind(guide.reference, to: tree.addGuide(to: id))
    }
  }

  private func endJoining(_ view: UIView, _ id: ItemID) {
    view.heldConstraints.forEach { if $0.binding == nil { constraintsToAdd.append($0) } }
    feedContents(of: view, id)
  }

  /// Tells the tree what names a view's subviews.
  func feedContents(of view: UIView, _ id: ItemID) {
    if view.reference.isReordered {
      view.reference.isReordered = false
      putInOrder(view, id)
    }
    feedArrangement(of: view)
    feedBaselines(of: view)
  }

  private func putInOrder(_ view: UIView, _ parent: ItemID) {
    let wanted = view.subviewList.compactMap { $0.reference.binding?.id }
    guard tree.subviews(of: parent) != wanted else { return }
    tree.setOrder(wanted, ofSubviewsOf: parent)
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
    var pending = [view]
    while let view = pending.popLast() {
      unbind(view.reference)
      for guide in view.guideList { unbind(guide.reference) }
      view.forEachSystemGuide { unbind($0.reference) }
      view.heldConstraints.forEach { forget($0) }
      pending.append(contentsOf: view.subviewList)
    }
  }

  // MARK: Constraints

  func add(_ constraint: NSLayoutConstraint) {
    constraintsToAdd.append(constraint)
    if isMeasuring { missed.constraints.append(constraint) }
  }

  private func addConstraints() {
    guard !constraintsToAdd.isEmpty else { return }
    var waiting: [NSLayoutConstraint] = []
    swap(&waiting, &constraintsToAdd)
    tree.reserve(constraints: waiting.count)
    for constraint in waiting where constraint.binding == nil && constraint.holder != nil {
      guard let spec = spec(of: constraint), let id = try? tree.add(spec) else { continue }
      if constraints.count == id.slot {
        constraints.append(constraint)
      } else {
        while constraints.count <= id.slot { constraints.append(nil) }
        constraints[id.slot] = constraint
      }
      constraint.binding = ConstraintBinding(engine: self, tree: tree, id: id)
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
    guard let binding = constraint.binding, binding.isIn(self) else { return }
    constraints[binding.id.slot] = nil
    constraint.binding = nil
  }

  private func spec(of constraint: NSLayoutConstraint) -> ConstraintSpec? {
    if constraint.first.distance == nil, constraint.second.distance == nil {
      guard let reference = constraint.first.reference, let first = id(of: reference) else { return nil }
      var second: ItemAttribute?
      if let reference = constraint.second.reference {
        guard let id = id(of: reference) else { return nil }
        second = ItemAttribute(id, Attribute(constraint.second.attribute))
      }
      return spec(of: constraint, ItemAttribute(first, Attribute(constraint.first.attribute)), second)
    }
    guard let (first, firstStart) = ends(of: constraint.first) else { return nil }
    var second: (end: ItemAttribute, start: ItemAttribute?)?
    if constraint.second.reference != nil || constraint.second.distance != nil {
      second = ends(of: constraint.second)
      if second == nil { return nil }
    }
    var spec = spec(of: constraint, first, second?.end)
    spec.firstStart = firstStart
    spec.secondStart = second?.start
    return spec
  }

  private func spec(
    of constraint: NSLayoutConstraint, _ first: ItemAttribute, _ second: ItemAttribute?
  ) -> ConstraintSpec {
    var spec = ConstraintSpec(
      first.item, first.attribute, Relation(constraint.relation), to: second?.item,
      second?.attribute ?? .notAnAttribute, multiplier: Double(constraint.multiplier),
      constant: Double(constraint.constant), priority: Priority(constraint.priority),
      holder: constraint.holder.flatMap { id(of: $0.reference) }, origin: .user)
    spec.age = constraint.activation
    return spec
  }

  private func end(of side: ConstraintSide) -> ItemAttribute? {
    guard let reference = side.reference, let id = id(of: reference) else { return nil }
    return ItemAttribute(id, Attribute(side.attribute))
  }

  /// What a side of a constraint names: an attribute, and where it begins if it is a distance.
  private func ends(of side: ConstraintSide) -> (end: ItemAttribute, start: ItemAttribute?)? {
    guard let distance = side.distance else { return end(of: side).map { ($0, nil) } }
    guard let end = end(of: distance.end), let start = self.end(of: distance.start) else { return nil }
    return (end, start)
  }
}

/// A constraint's place in an engine.
struct ConstraintBinding: ViewIsolated {
  private let engineRef: Unmanaged<LayoutEngine>
  unowned(unsafe) let tree: LayoutTree
  let id: LayoutConstraintID

  init(engine: LayoutEngine, tree: LayoutTree, id: LayoutConstraintID) {
    engineRef = Unmanaged.passUnretained(engine)
    self.tree = tree
    self.id = id
  }

  var engine: LayoutEngine { engineRef.takeUnretainedValue() }

  @inline(__always)
  func isIn(_ engine: LayoutEngine) -> Bool {
    engineRef.toOpaque() == Unmanaged.passUnretained(engine).toOpaque()
  }
}
