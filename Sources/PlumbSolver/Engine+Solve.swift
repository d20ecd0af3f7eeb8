extension Engine {
  /// Brings every value up to date with the present constraints and parameters.
  mutating func solve() {
    if !changes.isEmpty { changes.removeAll(keepingCapacity: true) }
    areChangesStale = false
    guard isStale else { return }
    if !records.isEmpty { recheckConflicts() }
    // With conflicts, or when updates have left much behind, everything is presolved.
    if !pending.isEmpty
      && (!records.isEmpty || residualTerms.count + replacements.count > 2 * termCountOfPresolve + 4096)
    {
      isStructureStale = true
    }
    settle()
    isStructureStale = false
    areTiesStale = false
    editedParameters.removeAll()
    editedRows.removeAll()
    if isProbe { return }
    publish()
    #if PLUMB_INTERNAL_CHECKS
    if let broken = brokenInvariant() { fatalError("\(broken)") }
    #endif
  }

  /// Presolves and solves until no conflict is left, and settles the ties.
  private mutating func settle() {
    var passes = 0
    var mustPresolve = isStructureStale || !updateStructure()
    while true {
      passes += 1
      if passes == 40 {
        admitGreedily()
        mustPresolve = true
      }
      needsPresolve = false
      if mustPresolve {
        presolve()
        evaluateAll()
      } else {
        evaluateEdited()
      }
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
    evaluateValues(all: mustPresolve)
    settleVariableTies()
  }

  /// Notes that the solve gives a variable another value.
  @inline(__always)
  mutating func setValue(_ variable: Int, _ value: Double) {
    let old = store.variables[variable].value
    if !store.variables[variable].hasChanged {
      store.variables[variable].hasChanged = true
      touched.values.append(OldValue(variable: Store.id(variable), value: old))
    }
    store.variables[variable].value = value
  }

  /// Lists the variables whose value is another than before the solve.
  private mutating func publish() {
    changes.reserveCapacity(touched.values.count)
    for index in touched.values.indices {
      let old = touched.values[index]
      let variable = Int(old.variable)
      store.variables[variable].hasChanged = false
      let value = Store.published(store.variables[variable].value)
      if value == Store.published(old.value) || store.variables[variable].generation & 1 == 0 { continue }
      changes.append(store.variable(at: variable))
    }
    touched.values.removeAll()
    if records.isEmpty && conflicts.isEmpty { return }
    conflicts = records.map {
      Conflict(constraints: $0.constraints, setAside: store.constraint(at: Int($0.setAside)))
    }
  }
}
