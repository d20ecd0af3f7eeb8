extension Solver {
  /// Turns the admitted required equalities into definitions and the rest into residual rows over free variables.
  mutating func presolve() {
    expandsFully = false
    findDefinitions()
    if isCyclic {
      // Rounding has closed a circle: once more, with every definition in terms of free variables.
      expandsFully = true
      findDefinitions()
    }
    makeResiduals()
    makePartition()
    orderDefinitions()
  }

  private mutating func findDefinitions() {
    isCyclic = false
    definitions.reset(store)
    definitions.definedVariable = Array(repeating: -1, count: store.rowSlotCount)
    for row in 0..<store.rowSlotCount where role[row] != .setAside { role[row] = .none }
    redundantRows.removeAll(keepingCapacity: true)
    definePositions()
    defineSizes()
  }

  /// Whether the presolve takes the row as an equality that holds.
  @inline(__always)
  func isAdmittedEquality(_ row: Int) -> Bool {
    store.isLive(row) && store.relation[row] == .equal && store.isRequired(row) && role[row] != .setAside
  }

  // MARK: Positions

  /// Forward propagation: a row with exactly one undefined position defines it. Where nothing propagates any more,
  /// one position of the next row is made a base, that is, stays free.
  private mutating func definePositions() {
    var undefined: [Int32] = Array(repeating: -1, count: store.rowSlotCount)
    var queue: [Int32] = []
    var waiting: [Int32] = []
    sizeRows.removeAll(keepingCapacity: true)
    for row in 0..<store.rowSlotCount where isAdmittedEquality(row) {
      var count: Int32 = 0
      for slot in store.terms(of: row) where store.kind[Int(store.termVariable[slot])] == .position {
        count += 1
      }
      undefined[row] = count
      if count == 0 {
        sizeRows.append(Int32(truncatingIfNeeded: row))
      } else if count == 1 {
        queue.append(Int32(truncatingIfNeeded: row))
      } else {
        waiting.append(Int32(truncatingIfNeeded: row))
      }
    }
    var head = 0
    var nextWaiting = 0
    while true {
      while head < queue.count {
        let row = Int(queue[head])
        head += 1
        guard undefined[row] == 1 else { continue }
        defineOnlyPosition(of: row, &undefined, &queue)
      }
      while nextWaiting < waiting.count && undefined[Int(waiting[nextWaiting])] <= 1 { nextWaiting += 1 }
      if nextWaiting == waiting.count { break }
      let base = earliestUndefinedPosition(of: Int(waiting[nextWaiting]))
      definitions.isBase[base] = true
      countDown(base, &undefined, &queue)
    }
    // A row whose only undefined position has a small coefficient is left for the general elimination.
    for index in queue.indices where undefined[Int(queue[index])] == 1 { sizeRows.append(queue[index]) }
  }

  private mutating func defineOnlyPosition(of row: Int, _ undefined: inout [Int32], _ queue: inout [Int32]) {
    var pivot = -1
    for slot in store.terms(of: row) where isUndefinedPosition(Int(store.termVariable[slot])) { pivot = slot }
    guard pivot >= 0, abs(store.termCoefficient[pivot]) >= 1e-3 * store.largestCoefficient(of: row) else {
      return
    }
    undefined[row] = -1
    let variable = Int(store.termVariable[pivot])
    define(variable, directlyBy: row, slot: pivot)
    countDown(variable, &undefined, &queue)
  }

  private mutating func countDown(_ variable: Int, _ undefined: inout [Int32], _ queue: inout [Int32]) {
    var slot = Int(store.firstOccurrence[variable])
    while slot >= 0 {
      let row = Int(store.termRow[slot])
      if undefined[row] > 0 {
        undefined[row] -= 1
        if undefined[row] == 1 {
          queue.append(Int32(truncatingIfNeeded: row))
        } else if undefined[row] == 0 {
          sizeRows.append(Int32(truncatingIfNeeded: row))
        }
      }
      slot = Int(store.nextOccurrence[slot])
    }
  }

  @inline(__always)
  private func isUndefinedPosition(_ variable: Int) -> Bool {
    store.kind[variable] == .position && !definitions.isDefined(variable) && !definitions.isBase[variable]
  }

  private func earliestUndefinedPosition(of row: Int) -> Int {
    var best = -1
    for slot in store.terms(of: row) {
      let variable = Int(store.termVariable[slot])
      guard isUndefinedPosition(variable) else { continue }
      if best < 0 || store.order[variable] < store.order[best]
        || (store.order[variable] == store.order[best] && store.serial[variable] < store.serial[best])
      {
        best = variable
      }
    }
    return best
  }

  // MARK: Defining

  mutating func define(_ variable: Int, directlyBy row: Int, slot: Int) {
    definitions.row[variable] = Int32(truncatingIfNeeded: row)
    definitions.place[variable] = Int32(truncatingIfNeeded: slot)
    definitions.definedVariable[row] = Int32(truncatingIfNeeded: variable)
    role[row] = .definition
    settleLevel(of: variable)
    settleKnown(variable)
  }

  /// Gives the variable and what depends on it levels above those of what they mention.
  func levelAbove(_ variable: Int) -> Int32 {
    var level: Int32 = 0
    definitions.forEachTerm(of: variable, store) { mentioned, _ in
      level = max(level, definitions.level[mentioned])
    }
    return level + 1
  }

  mutating func settleLevel(of variable: Int) {
    definitions.level[variable] = max(definitions.level[variable], levelAbove(variable))
    worklist.removeAll(keepingCapacity: true)
    worklist.append(Int32(truncatingIfNeeded: variable))
    var dependents = scratch
    while let next = worklist.popLast() {
      let level = definitions.level[Int(next)]
      if Int(level) > store.variableCount {
        isCyclic = true
        break
      }
      dependents.removeAll(keepingCapacity: true)
      definitions.forEachDependent(of: Int(next), store) { dependents.append(Int32(truncatingIfNeeded: $0)) }
      for dependent in dependents where definitions.level[Int(dependent)] <= level {
        definitions.level[Int(dependent)] = level + 1
        worklist.append(dependent)
      }
    }
    scratch = dependents
  }

  /// Marks the variable as known when all that it mentions is, and then what depends on it.
  mutating func settleKnown(_ variable: Int) {
    worklist.removeAll(keepingCapacity: true)
    worklist.append(Int32(truncatingIfNeeded: variable))
    var dependents = scratch
    while let next = worklist.popLast() {
      let candidate = Int(next)
      if definitions.isKnown[candidate] { continue }
      var known = true
      definitions.forEachTerm(of: candidate, store) { mentioned, _ in
        if !definitions.isKnown[mentioned] { known = false }
      }
      guard known else { continue }
      definitions.isKnown[candidate] = true
      dependents.removeAll(keepingCapacity: true)
      definitions.forEachDependent(of: candidate, store) { dependents.append(Int32(truncatingIfNeeded: $0)) }
      worklist.append(contentsOf: dependents)
    }
    scratch = dependents
  }
}
