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
  ///
  /// - Parameters:
  ///   - view: a view that the tree knows.
  ///   - isNew: whether it has just come to know it.
  func joinContents(of view: UIView, isNew: Bool = false) {
    guard let id = id(of: view.reference) else { return }
    takeGuides(of: view, id)
    var outer: [Joining] = []
    var level = Joining(view, id, in: tree, isNew: isNew)
    while true {
      guard level.position < level.subviews.count else {
        endJoining(level.view, level.id, isNew: level.isNew)
        guard let next = outer.popLast() else { return }
        level = next
        continue
      }
      let position = level.position
      level.position += 1
      let subview = level.subviews[position]
      guard subview.reference.binding == nil else { continue }
      let id = tree.addView(to: level.id, at: min(position, tree.subviewCount(of: level.id)))
      bind(subview.reference, to: id)
      feed(subview, id)
      takeGuides(of: subview, id)
      if subview.subviewList.isEmpty {
        endJoining(subview, id, isNew: true)
      } else {
        outer.append(level)
        level = Joining(subview, id, in: tree, isNew: true)
      }
    }
  }

  /// A view whose contents are being taken in.
  private struct Joining: ViewIsolated {
    let view: UIView
    let id: ItemID
    /// Whether the tree has just come to know the view.
    let isNew: Bool
    let subviews: [UIView]
    var position = 0

    init(_ view: UIView, _ id: ItemID, in tree: LayoutTree, isNew: Bool) {
      self.view = view
      self.id = id
      self.isNew = isNew
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
    feed(subview, id)
    joinContents(of: subview, isNew: true)
  }

  private func takeGuides(of view: UIView, _ id: ItemID) {
    // Meanwhile the keyboard may have come or gone.
    view.motion?.keyboardGuide?.updateTrackedConstraints()
    guard !view.guideList.isEmpty else { return }
    for guide in view.guideList where guide.reference.binding == nil {
      bind(guide.reference, to: tree.addGuide(to: id))
    }
  }

  private func endJoining(_ view: UIView, _ id: ItemID, isNew: Bool) {
    guard isNew else {
      view.heldConstraints.forEach { if $0.binding == nil { constraintsToAdd.append($0) } }
      return feedContents(of: view, id)
    }
    if !view.heldConstraints.isEmpty { holdersToAdd.append(view.reference) }
    if view.reference.isReordered || !view.hasBaselinesAtEdges { feedContents(of: view, id) }
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
    addHeldConstraints()
    guard !constraintsToAdd.isEmpty else { return }
    var waiting: [NSLayoutConstraint] = []
    swap(&waiting, &constraintsToAdd)
    reserve(constraints: waiting.count)
    for constraint in waiting where constraint.holderRef != nil { addNow(constraint) }
  }

  /// Tells the tree of the constraints that new views hold.
  private func addHeldConstraints() {
    guard !holdersToAdd.isEmpty else { return }
    var holders: [ItemReference] = []
    swap(&holders, &holdersToAdd)
    var count = 0
    for holder in holders {
      count += holder.viewRef?._withUnsafeGuaranteedRef { $0.heldConstraints.count } ?? 0
    }
    reserve(constraints: count)
    for holder in holders {
      guard holder.binding?.isIn(self) ?? false else { continue }
      holder.viewRef?._withUnsafeGuaranteedRef { $0.heldConstraints.forEach { addNow($0) } }
    }
  }

  private func reserve(constraints count: Int) {
    tree.reserve(constraints: count)
    if constraints.isEmpty { constraints.reserveCapacity(count) }
  }

  private func addNow(_ constraint: NSLayoutConstraint) {
    guard constraint.binding == nil, let spec = spec(of: constraint), let id = try? tree.add(spec) else {
      return
    }
    let link = Unmanaged.passUnretained(constraint)
    if constraints.count == id.slot {
      constraints.append(link)
    } else {
      while constraints.count <= id.slot { constraints.append(nil) }
      constraints[id.slot] = link
    }
    constraint.binding = ConstraintBinding(engine: self, tree: tree, id: id)
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
    guard !constraint.first.isDistance, !constraint.second.isDistance else {
      return distanceSpec(of: constraint)
    }
    guard let first = constraint.first.link.flatMap({ id(of: $0) }) else { return nil }
    var second: ItemID?
    if let link = constraint.second.link {
      second = id(of: link)
      if second == nil { return nil }
    }
    return spec(
      of: constraint, first, Attribute(constraint.first.attribute), second,
      Attribute(constraint.second.attribute))
  }

  /// The same for a constraint that names distances.
  private func distanceSpec(of constraint: NSLayoutConstraint) -> ConstraintSpec? {
    guard let (first, firstStart) = ends(of: constraint.first) else { return nil }
    var second: (end: ItemAttribute, start: ItemAttribute?)?
    if !constraint.second.isNothing {
      second = ends(of: constraint.second)
      if second == nil { return nil }
    }
    var spec = spec(
      of: constraint, first.item, first.attribute, second?.end.item, second?.end.attribute ?? .notAnAttribute)
    spec.firstStart = firstStart
    spec.secondStart = second?.start
    return spec
  }

  @inline(__always)
  private func spec(
    of constraint: NSLayoutConstraint, _ first: ItemID, _ firstAttribute: Attribute, _ second: ItemID?,
    _ secondAttribute: Attribute
  ) -> ConstraintSpec {
    var spec = ConstraintSpec(
      first, firstAttribute, Relation(constraint.relation), to: second, secondAttribute,
      multiplier: Double(constraint.multiplier), constant: Double(constraint.constant),
      priority: Priority(constraint.priority),
      holder: constraint.holderRef?._withUnsafeGuaranteedRef { id(of: $0.reference) }, origin: .user)
    spec.age = constraint.activation
    return spec
  }

  @inline(__always)
  private func id(of link: Unmanaged<ItemReference>) -> ItemID? {
    link._withUnsafeGuaranteedRef { id(of: $0) }
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
