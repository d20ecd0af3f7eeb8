extension LayoutTree {
  /// Makes a constraint active from the next pass on.
  ///
  /// - Throws: what ``ConstraintRules`` says, or that the items have no place in common. The tree is then as it was.
  public func add(_ spec: ConstraintSpec) throws(ConstraintRefusal) -> LayoutConstraintID {
    if let refusal = refusal(of: spec) { throw refusal }
    return insert(spec)
  }

  /// Does so for a constraint without distances that whoever holds the items has checked when it was made and became
  /// active: only the numbers are looked at, since a subclass may say others. `nil` where they cannot be.
  package func add(admitted spec: ConstraintSpec) -> LayoutConstraintID? {
    guard spec.multiplier.isFinite, spec.constant.isFinite, spec.priority.value > 0,
      spec.priority.value <= 1000
    else { return nil }
    assert(refusal(of: spec) == nil, "Nobody has checked the constraint.")
    return insert(spec)
  }

  private func insert(_ spec: ConstraintSpec) -> LayoutConstraintID {
    let age = spec.age ?? (lastAge == .max ? .max : lastAge + 1)
    lastAge = max(lastAge, age)
    let index: Int32
    let starts = keepStarts(of: spec)
    if let free = freeConstraints.popLast() {
      index = free
      constraints[Int(free)] = LayoutConstraint(
        spec, age: age, starts: starts, generation: constraints[Int(free)].generation)
    } else {
      index = Int32(constraints.count)
      constraints.append(LayoutConstraint(spec, age: age, starts: starts, generation: 0))
    }
    if spec.hasStarts {
      _ = spec.allItems { item in
        use(index, of: item)
        return true
      }
    } else {
      use(index, of: spec.first)
      if let second = spec.second, second.index != spec.first.index { use(index, of: second) }
    }
    makeConstraintStale(index)
    return LayoutConstraintID(index: index, generation: constraints[Int(index)].generation)
  }

  private func use(_ constraint: Int32, of item: ItemID) {
    uses.add(
      constraint, of: item.index, to: &items[item.slot].firstUse, &constraints[Int(constraint)].firstUse)
  }

  /// Why a constraint cannot be added.
  private func refusal(of spec: ConstraintSpec) -> ConstraintRefusal? {
    if spec.hasStarts { return refusal(ofDistances: spec) }
    guard contains(spec.first) else { return .unknownItem }
    if let second = spec.second, !contains(second) { return .unknownItem }
    if let holder = spec.holder, !contains(holder) { return .unknownItem }
    if let refusal = spec.plainRefusal() { return refusal }
    if let holder = spec.holder {
      guard isAncestor(holder.index, ofOrSame: spec.first.index) else { return .holderIsNoAncestor }
      if let second = spec.second, !isAncestor(holder.index, ofOrSame: second.index) {
        return .holderIsNoAncestor
      }
    }
    return nil
  }

  /// The same for a constraint that names distances between locations.
  private func refusal(ofDistances spec: ConstraintSpec) -> ConstraintRefusal? {
    guard spec.allItems({ contains($0) }), spec.holder.map({ contains($0) }) ?? true else {
      return .unknownItem
    }
    if let refusal = spec.refusal() { return refusal }
    if let holder = spec.holder {
      guard spec.allItems({ isAncestor(holder.index, ofOrSame: $0.index) }) else {
        return .holderIsNoAncestor
      }
    }
    return nil
  }

  /// Takes a constraint off the tree.
  public func remove(_ constraint: LayoutConstraintID) {
    precondition(contains(constraint), "The constraint is not, or no longer, part of the tree.")
    removeConstraint(constraint.index)
  }

  /// Whether the id names a constraint that is still in the tree.
  public func contains(_ constraint: LayoutConstraintID) -> Bool {
    constraint.slot < constraints.count && constraint.index >= 0 && constraints[constraint.slot].isAlive
      && constraints[constraint.slot].generation == constraint.generation
  }

  /// What the constraint says now.
  public func spec(of constraint: LayoutConstraintID) -> ConstraintSpec {
    precondition(contains(constraint), "The constraint is not, or no longer, part of the tree.")
    return spec(at: constraint.index)
  }

  /// Changes the constant, in points.
  ///
  /// - Throws: `notFinite`; the tree is then as it was.
  public func setConstant(_ constant: Double, of constraint: LayoutConstraintID) throws(ConstraintRefusal) {
    precondition(contains(constraint), "The constraint is not, or no longer, part of the tree.")
    guard constant.isFinite else { throw .notFinite }
    guard constraints[constraint.slot].constant != constant else { return }
    constraints[constraint.slot].constant = constant
    guard let row = constraints[constraint.slot].row, !constraints[constraint.slot].isStale else { return }
    // Only the number changes: the row keeps its terms, and the solver what it knows about them.
    try? solver.setConstant(constraints[constraint.slot].offset - constant, of: row)
    solverIsStale = true
  }

  /// Changes the priority, also to and from required.
  ///
  /// - Throws: `priorityOutOfRange`; the tree is then as it was.
  public func setPriority(_ priority: Priority, of constraint: LayoutConstraintID) throws(ConstraintRefusal) {
    precondition(contains(constraint), "The constraint is not, or no longer, part of the tree.")
    guard priority.value > 0, priority.value <= 1000 else { throw .priorityOutOfRange }
    guard constraints[constraint.slot].priority != priority else { return }
    constraints[constraint.slot].priority = priority
    guard let row = constraints[constraint.slot].row, !constraints[constraint.slot].isStale else { return }
    try? solver.setPriority(priority, of: row)
    solverIsStale = true
  }
}

// MARK: - Rows

extension LayoutTree {
  func makeConstraintStale(_ constraint: Int32) {
    guard !constraints[Int(constraint)].isStale else { return }
    constraints[Int(constraint)].isStale = true
    staleConstraints.append(constraint)
    solverIsStale = true
  }

  func removeConstraint(_ constraint: Int32) {
    removeRow(constraints[Int(constraint)].row)
    constraints[Int(constraint)].row = nil
    constraints[Int(constraint)].isAlive = false
    constraints[Int(constraint)].generation &+= 1
    var use = constraints[Int(constraint)].firstUse
    constraints[Int(constraint)].firstUse = -1
    if constraints[Int(constraint)].starts >= 0 { freeStarts.append(constraints[Int(constraint)].starts) }
    while use >= 0 {
      let (item, newFirst, sibling) = uses.remove(use)
      if let newFirst { items[Int(item)].firstUse = newFirst }
      use = sibling
    }
    // The list of stale ones is cleared at the next pass, which asks the flag.
    constraints[Int(constraint)].isStale = false
    freeConstraints.append(constraint)
    solverIsStale = true
  }

  /// Calls `body` with every constraint that names an item; it may neither add nor remove any.
  @inline(__always)
  func forEachConstraint(of item: Int32, _ body: (Int32) -> Void) {
    var use = items[Int(item)].firstUse
    while use >= 0 {
      body(uses.constraint(use))
      use = uses.next(use)
    }
  }

  func makeConstraintRows() {
    // By age, so that the solver knows the newest.
    for constraint in staleConstraints where constraints[Int(constraint)].isStale {
      constraints[Int(constraint)].isStale = false
      removeRow(constraints[Int(constraint)].row)
      let record = constraints[Int(constraint)]
      var expression = terms(of: record, at: constraint)
      constraints[Int(constraint)].offset = expression.constant
      expression.constant -= record.constant
      constraints[Int(constraint)].row = addRow(
        expression, record.relation, record.priority, origin: record.origin, age: record.age,
        of: .constraint(constraint))
    }
    staleConstraints.removeAll(keepingCapacity: true)
  }

  /// Adds `expression relation 0`; `nil` when a number in it is not finite.
  func addRow(
    _ expression: LinearExpression, _ relation: Relation, _ priority: Priority = .required,
    origin: ConstraintOrigin = .system, age: Int64? = nil, of owner: RowOwner
  ) -> ConstraintID? {
    guard let row = try? solver.add(expression, relation, priority: priority, origin: origin, age: age) else {
      return nil
    }
    while rowOwners.count <= row.slot { rowOwners.append(.none) }
    rowOwners[row.slot] = owner
    solverIsStale = true
    return row
  }

  func removeRow(_ row: ConstraintID?) {
    guard let row else { return }
    rowOwners[row.slot] = .none
    try? solver.remove(row)
    solverIsStale = true
  }
}
