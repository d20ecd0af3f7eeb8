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
  package func add(
    admitted first: ItemID, _ firstAttribute: Attribute, _ relation: Relation, to second: ItemID?,
    _ secondAttribute: Attribute, multiplier: Double, constant: Double, priority: Priority, holder: ItemID?,
    age: Int64
  ) -> LayoutConstraintID? {
    guard multiplier.isFinite, constant.isFinite, priority.value > 0, priority.value <= 1000 else {
      return nil
    }
    assert(
      refusal(
        of: ConstraintSpec(
          first, firstAttribute, relation, to: second, secondAttribute, multiplier: multiplier,
          constant: constant, priority: priority, holder: holder)) == nil,
      "Nobody has checked the constraint.")
    lastAge = max(lastAge, age)
    let index = keep(
      LayoutConstraint(
        multiplier: multiplier, constant: constant, age: age, first: first.index, second: second?.index ?? -1,
        holder: holder?.index ?? -1, starts: -1, priority: priority, firstAttribute: firstAttribute,
        secondAttribute: second == nil ? .notAnAttribute : secondAttribute, relation: relation, origin: .user,
        hasGivenAge: true))
    return use(index, of: first, second)
  }

  private func insert(_ spec: ConstraintSpec) -> LayoutConstraintID {
    let age = spec.age ?? (lastAge == .max ? .max : lastAge + 1)
    lastAge = max(lastAge, age)
    let index = keep(LayoutConstraint(spec, age: age, starts: keepStarts(of: spec)))
    guard spec.hasStarts else { return use(index, of: spec.first, spec.second) }
    _ = spec.allItems { item in
      use(index, of: item)
      return true
    }
    return use(index, of: nil, nil)
  }

  @inline(__always)
  private func keep(_ record: LayoutConstraint) -> Int32 {
    guard let free = freeConstraints.popLast() else {
      constraints.append(record)
      return Int32(constraints.count - 1)
    }
    let generation = constraints[Int(free)].generation
    constraints[Int(free)] = record
    constraints[Int(free)].generation = generation
    return free
  }

  /// Notes which items a constraint that was just kept names.
  @inline(__always)
  private func use(_ index: Int32, of first: ItemID?, _ second: ItemID?) -> LayoutConstraintID {
    if let first { use(index, of: first) }
    if let second, second.index != first?.index { use(index, of: second) }
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
    var expression = LinearExpression()
    for constraint in staleConstraints where constraints[Int(constraint)].isStale {
      // Read before it is written to, which a processor would have to wait for.
      let record = constraints[Int(constraint)]
      constraints[Int(constraint)].isStale = false
      removeRow(record.row)
      setTerms(of: record, at: constraint, of: &expression)
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
