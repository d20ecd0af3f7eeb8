/// The presolve of a few changed rows. Whatever does not go the simple way is left to the presolve of everything: false.
extension Engine {
  mutating func updateStructure() -> Bool {
    touched.isFull = false
    if pending.isEmpty { return true }
    forgetPlan()
    forgetTies()
    areAliasesStale = true
    areAliasesDue = false
    isUpdating = true
    defer { isUpdating = false }
    guard findRoles(), settleOrphans() else { return false }
    regroup()
    while let residual = pending.deadResiduals.popLast() { freeResiduals.append(residual) }
    while let component = pending.deadComponents.popLast() { freeComponents.append(component) }
    pending.removeAll()
    presolving.known.removeAll()
    presolving.knownHead = 0
    isOrderStale = true
    return true
  }

  private mutating func findRoles() -> Bool {
    var kept = 0
    for index in pending.rows.indices {
      let row = Int(pending.rows[index])
      if store.rows[row].relation != .equal || !store.rows[row].isRequired {
        addResidual(row)
        continue
      }
      countUnknowns(row)
      pending.rows[kept] = Store.id(row)
      kept += 1
    }
    pending.rows.removeLast(pending.rows.count - kept)
    while !pending.rows.isEmpty {
      // Numbers first, then positions, then sizes, each until there is no more.
      if defineOne(.known) || defineOne(.position) || defineOne(.size) {
        if isCyclic { return false }
        continue
      }
      return false
    }
    return true
  }

  private mutating func countUnknowns(_ row: Int) {
    var open: Int32 = 0
    for slot in store.terms(of: row) where !store.variables[Int(store.terms[slot].variable)].isKnown {
      open += 1
    }
    store.rows[row].open = open
    store.rows[row].positions = 0
    store.rows[row].residual = -1
    store.rows[row].isFactor = false
  }

  private enum Way { case known, position, size }

  /// Gives roles to pending rows in one way; false where that was none.
  private mutating func defineOne(_ way: Way) -> Bool {
    var kept = 0
    let count = pending.rows.count
    for index in 0..<count {
      let row = Int(pending.rows[index])
      if (way == .known || kept == index) && define(row, way) { continue }
      pending.rows[kept] = Store.id(row)
      kept += 1
    }
    pending.rows.removeLast(count - kept)
    return kept < count
  }

  private mutating func define(_ row: Int, _ way: Way) -> Bool {
    if store.rows[row].open == 0 {
      store.rows[row].role = .redundant
      redundantRows.append(Store.id(row))
      store.rows[row].isDirty = true
      touched.redundantRows.append(Store.id(row))
      return true
    }
    if (way == .known) != (store.rows[row].open == 1) { return false }
    var largest = 0.0
    var largestOpen = 0.0
    var level: Int32 = 0
    var pivot = -1
    var positions = 0
    for slot in store.terms(of: row) {
      let size = abs(store.terms[slot].coefficient)
      let variable = store.variables.start + Int(store.terms[slot].variable)
      largest = max(largest, size)
      if !variable.pointee.isKnown { largestOpen = max(largestOpen, size) }
      if variable.pointee.row >= 0 || variable.pointee.isKnown { continue }
      if variable.pointee.kind == .position && !variable.pointee.isBase { positions += 1 }
    }
    for slot in store.terms(of: row) {
      let variable = Int(store.terms[slot].variable)
      let record = store.variables.start + variable
      if record.pointee.row >= 0 || record.pointee.isKnown { continue }
      let size = abs(store.terms[slot].coefficient)
      switch way {
      case .known: if size >= 1e-3 * largest { pivot = slot }
      case .position:
        if record.pointee.kind == .position && !record.pointee.isBase && positions == 1
          && size >= 1e-3 * largest
        {
          pivot = slot
        }
      case .size:
        if record.pointee.kind == .size && positions == 0 && size >= 0.05 * largestOpen && pivot < 0
          && isIndependent(row, of: variable)
        {
          pivot = slot
        }
      }
    }
    if pivot < 0 { return false }
    for slot in store.terms(of: row) where slot != pivot {
      level = max(level, store.variables[Int(store.terms[slot].variable)].level)
      // What is made use of is no longer simply 0.
      if isLoose(Int(store.terms[slot].variable)) { note(Int(store.terms[slot].variable)) }
    }
    return define(Int(store.terms[pivot].variable), by: row, pivot, level: level + 1, isKnown: way == .known)
  }

  private mutating func define(
    _ variable: Int, by row: Int, _ slot: Int, level: Int32, isKnown: Bool
  ) -> Bool {
    // What the row mentions is below the variable, and so does not depend on it; or that has to be looked up.
    let isAbove = store.variables[variable].level < level
    if isAbove && !isIndependent(row, of: variable) { return false }
    define(variable, by: row, place: slot)
    if store.variables[variable].component >= 0 { dissolve(Int(store.variables[variable].component)) }
    note(variable)
    if isAbove {
      store.variables[variable].level = level
      raiseDependents(of: variable)
    }
    touch(variable)
    if isKnown {
      store.variables[variable].isKnown = true
      tellRows(of: variable, isNewPosition: false)
    }
    return true
  }

  /// What has lost its definition and has no other one is free, unless it was known: then what depends on it would
  /// have to become unknown.
  private mutating func settleOrphans() -> Bool {
    for index in pending.orphans.indices {
      let orphan = pending.orphans[index]
      let variable = Int(orphan.variable)
      let record = store.variables[variable]
      if store.numbers[variable].generation != orphan.generation || record.isKnown { continue }
      if orphan.wasKnown {
        if hasDependents(variable) { return false }
        remakeResiduals(of: variable)
      }
      if record.row >= 0 || store.numbers[variable].base == 0 { continue }
      store.numbers[variable].base = 0
      touchUsers(of: variable)
    }
    return true
  }

  /// Rows that mention a variable which is no longer a number.
  private mutating func remakeResiduals(of variable: Int) {
    var slot = Int(store.variables[variable].firstOccurrence)
    while slot >= 0 {
      let row = Int(store.terms[slot].row)
      slot = Int(store.terms[slot].next)
      if store.rows[row].role == .residual { remake(Int(store.rows[row].residual)) }
    }
  }
}
