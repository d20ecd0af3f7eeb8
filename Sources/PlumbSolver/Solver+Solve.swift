extension Solver {
  /// Brings every value up to date with the present constraints and parameters.
  public mutating func solve() {
    changed.removeAll(keepingCapacity: true)
    guard isStructureStale || isNumericallyStale else { return }
    if !records.isEmpty { recheckConflicts() }
    settle()
    isStructureStale = false
    isNumericallyStale = false
    if isProbe { return }
    publish()
    #if PLUMB_INTERNAL_CHECKS
    if let broken = brokenInvariant() { fatalError("\(broken)") }
    #endif
  }

  /// Presolves and solves until no conflict is left, and settles the ties.
  private mutating func settle() {
    var passes = 0
    var mustPresolve = isStructureStale
    while true {
      passes += 1
      if passes == 40 {
        admitGreedily()
        mustPresolve = true
      }
      if mustPresolve {
        presolve()
        areSolutionsValid = false
      }
      needsPresolve = false
      prepareScratch()
      evaluateOffsets()
      checkSettledRows()
      if isAborted { return }
      solveComponents()
      if isAborted { return }
      if passes < 40 && (needsPresolve || restoreDoubtful()) {
        mustPresolve = true
        continue
      }
      break
    }
    if isProbe { return }
    for variable in definitionOrder {
      work[Int(variable)] = definitions.evaluate(Int(variable), store, work)
    }
    settleVariableTies()
  }

  private mutating func prepareScratch() {
    if localIndex.count < store.variableCount {
      localIndex.append(contentsOf: repeatElement(-1, count: store.variableCount - localIndex.count))
    }
  }

  /// Moves the work values to the variables and notes which ones changed.
  private mutating func publish() {
    for variable in 0..<store.variableCount where store.variableGeneration[variable] & 1 == 1 {
      // Numbers beyond the range of Double have no honest answer; 0 is one that nothing chokes on.
      let value = work[variable].isFinite ? work[variable] : 0
      if store.kind[variable] == .parameter || value == store.value[variable] { continue }
      store.value[variable] = value
      changed.append(store.variable(at: variable))
    }
    publishedConflicts = records.map { record in
      Conflict(
        constraints: record.constraints,
        setAside: store.constraint(at: Int(record.setAside)))
    }
  }
}
