import PlumbLayout

// How constraints come into the tree and leave it.

extension LayoutEngine {
  func add(_ constraint: NSLayoutConstraint) {
    constraintsToAdd.append(constraint)
    if isMeasuring { missed.constraints.append(constraint) }
  }

  /// Tells the tree of the constraints that have become active.
  func addConstraints() {
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
    var holders: [ItemID] = []
    swap(&holders, &holdersToAdd)
    var count = 0
    for holder in holders {
      count += holderRef(holder)?._withUnsafeGuaranteedRef { $0.heldConstraints.count } ?? 0
    }
    reserve(constraints: count)
    for holder in holders {
      holderRef(holder)?._withUnsafeGuaranteedRef { $0.heldConstraints.forEach { addNow($0) } }
    }
  }

  /// The view of an id, if it has not left in between.
  private func holderRef(_ id: ItemID) -> Unmanaged<UIView>? { tree.contains(id) ? viewRef(id) : nil }

  private func reserve(constraints count: Int) {
    tree.reserve(constraints: count)
    if constraints.isEmpty { constraints.reserveCapacity(count) }
  }

  private func addNow(_ constraint: NSLayoutConstraint) {
    guard constraint.binding == nil, let id = addToTree(constraint) else { return }
    let link = Unmanaged.passUnretained(constraint)
    if constraints.count == id.slot {
      constraints.append(link)
    } else {
      while constraints.count <= id.slot { constraints.append(nil) }
      constraints[id.slot] = link
    }
    constraint.binding = ConstraintBinding(engine: self, id: id)
  }

  /// Takes a constraint out of the tree.
  func remove(_ constraint: NSLayoutConstraint) {
    guard let binding = constraint.binding else { return }
    missed.hasDepartures = true
    forget(constraint)
    if tree.contains(binding.id) { tree.remove(binding.id) }
  }

  func forget(_ constraint: NSLayoutConstraint) {
    guard let binding = constraint.binding, binding.isIn(self) else { return }
    constraints[binding.id.slot] = nil
    constraint.binding = nil
  }

  @inline(__always)
  private func addToTree(_ constraint: NSLayoutConstraint) -> LayoutConstraintID? {
    guard !constraint.first.isDistance, !constraint.second.isDistance else {
      return distanceSpec(of: constraint).flatMap { try? tree.add($0) }
    }
    guard let first = constraint.first.link.flatMap({ id(of: $0) }) else { return nil }
    var second: ItemID?
    if let link = constraint.second.link {
      second = id(of: link)
      if second == nil { return nil }
    }
    return tree.add(
      admitted: first, Attribute(constraint.first.attribute), Relation(constraint.relation), to: second,
      Attribute(constraint.second.attribute), multiplier: Double(constraint.multiplier),
      constant: Double(constraint.constant), priority: Priority(constraint.priority),
      holder: holderID(of: constraint), age: constraint.activation)
  }

  @inline(__always)
  private func holderID(of constraint: NSLayoutConstraint) -> ItemID? {
    constraint.holderRef?._withUnsafeGuaranteedRef { id(of: $0.reference) }
  }

  /// What a constraint says that names distances.
  private func distanceSpec(of constraint: NSLayoutConstraint) -> ConstraintSpec? {
    guard let (first, firstStart) = ends(of: constraint.first) else { return nil }
    var second: (end: ItemAttribute, start: ItemAttribute?)?
    if !constraint.second.isNothing {
      second = ends(of: constraint.second)
      if second == nil { return nil }
    }
    var spec = ConstraintSpec(
      first.item, first.attribute, Relation(constraint.relation), to: second?.end.item,
      second?.end.attribute ?? .notAnAttribute, multiplier: Double(constraint.multiplier),
      constant: Double(constraint.constant), priority: Priority(constraint.priority),
      holder: holderID(of: constraint), origin: .user)
    spec.age = constraint.activation
    spec.firstStart = firstStart
    spec.secondStart = second?.start
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
struct ConstraintBinding: EngineBinding {
  let engineRef: Unmanaged<LayoutEngine>
  let id: LayoutConstraintID

  init(engine: LayoutEngine, id: LayoutConstraintID) {
    engineRef = Unmanaged.passUnretained(engine)
    self.id = id
  }

  // What the tree would refuse, the properties' setters refuse.

  func setConstant(_ constant: CGFloat) {
    engineRef._withUnsafeGuaranteedRef { try? $0.tree.setConstant(Double(constant), of: id) }
  }

  func setPriority(_ priority: UILayoutPriority) {
    engineRef._withUnsafeGuaranteedRef { try? $0.tree.setPriority(Priority(priority), of: id) }
  }
}
