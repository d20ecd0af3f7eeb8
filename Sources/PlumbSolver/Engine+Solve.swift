extension Engine {
  /// Brings every value up to date with the present constraints and parameters.
  mutating func solve() {
    areChangesStale = false
    if solveByPlan() { return }
    guard isStale else {
      if !changes.isEmpty { changes = [] }
      return
    }
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
    var isPlanned = false
    let areParametersEdited =
      pending.isEmpty && !areTiesStale && editedRows.isEmpty && !editedParameters.isEmpty
    if !areParametersEdited { forgetPlan() }
    if plan.isEvaluated {
      plan.isEvaluated = false
      isPlanned = true
    } else if plan.isReady && !isStructureStale && records.isEmpty && plan.isOf(editedParameters) {
      needsPresolve = false
      isPlanned = evaluateByPlan()
      if isPlanned && isSettledByPlan { return runValues() }
    }
    var mustPresolve = isStructureStale || (!isPlanned && !updateStructure())
    while true {
      passes += 1
      if passes == 40 {
        admitGreedily()
        mustPresolve = true
      }
      if passes > 1 || !isPlanned { needsPresolve = false }
      if mustPresolve {
        presolve()
        evaluateAll()
      } else if !isPlanned {
        isPlanned = areParametersEdited && evaluateByPlan()
        if !isPlanned { evaluateEdited() }
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
    let isNewlySettled = settleVariableTies()
    if isPlanned && isNewlySettled {
      // They were evaluated to settle the ties.
      plan.areOffsetsStale = false
      forgetPlan()
    }
    if isPlanned && !mustPresolve && !isNewlySettled {
      runValues()
    } else {
      evaluateValues(all: mustPresolve || isPlanned)
    }
    if isPlanned && plan.isReady { findSpans() }
  }

  /// The plan has found all but the values that depend on free variables.
  private var isSettledByPlan: Bool {
    if needsPresolve || !records.isEmpty { return false }
    if !touched.components.isEmpty || !plan.missed.isEmpty { return false }
    return ties.isKept || (openComponents.isEmpty && !looseVariablesMatter)
  }

  /// Notes that the solve gives a variable another value.
  @inline(__always)
  mutating func setValue(_ variable: Int, _ value: Double) {
    let old = store.numbers[variable].value
    if !store.numbers[variable].hasChanged {
      store.numbers[variable].hasChanged = true
      touched.values.append(OldValue(variable: Store.id(variable), value: old))
    }
    store.numbers[variable].value = value
  }

  /// Lists the variables whose value is another than before the solve.
  private mutating func publish() {
    changed.removeAll()
    listChanges()
    publishChanged()
    shrinkScratch()
    changed.shrink(to: mostKept)
    if records.isEmpty && conflicts.isEmpty { return }
    conflicts = records.map {
      Conflict(constraints: $0.constraints, setAside: store.constraint(at: Int($0.setAside)))
    }
  }

  /// How many changes there is room for from solve to solve.
  private var mostKept: Int { max(256, store.variables.count / 2) }

  /// Forgets the values before the solve.
  mutating func shrinkScratch() {
    // A few changes come again, those of a first solve do not.
    touched.values.shrink(to: mostKept)
    // A tableau may be far larger than the system, whose patterns most often make it needless from now on.
    problem.simplex.shrink(to: (1 << 15) + 8 * store.rows.count)
  }

  /// Adds them to the changes.
  mutating func listChanges() {
    let numbers = store.numbers.start
    changed.reserve(changed.count + touched.values.count)
    let values = touched.values.start
    for index in touched.values.indices {
      let old = values[index]
      let record = numbers + Int(old.variable)
      record.pointee.hasChanged = false
      let value = Store.published(record.pointee.value)
      let generation = record.pointee.generation
      if value == Store.published(old.value) || generation & 1 == 0 { continue }
      changed.append(Variable(index: old.variable, generation: generation))
    }
  }

  /// Hands out the changes that are listed.
  mutating func publishChanged() {
    if changed.isEmpty {
      // What follows would write to the empty array that all threads share.
      if !changes.isEmpty { changes = [] }
      return
    }
    let list = UnsafeBufferPointer(start: changed.start, count: changed.count)
    if changes.count == changed.count {
      // As most often where one number is edited over and over: the memory is used again.
      changes.withUnsafeMutableBufferPointer { _ = $0.update(fromContentsOf: list) }
    } else {
      changes = Array(list)
    }
  }
}
