/// A planned edit of which it is known beforehand that nothing has to be solved or judged: one pass over the sums.
extension Engine {
  /// Solves the edit where the plan is of it and spans serve all of its units. False, with nothing done, otherwise.
  mutating func solveByPlan() -> Bool {
    guard plan.isReady, !areTiesStale, records.isEmpty, conflicts.isEmpty, plan.isOf(editedParameters) else {
      return false
    }
    let parameter = Int(plan.parameters[0])
    let number = store.variables[parameter].value
    guard plan.low <= number && number <= plan.high else { return false }
    guard ties.isKept || (openComponents.isEmpty && !looseVariablesMatter) else { return false }
    for index in plan.units.indices where !isServed(index, number) { return false }
    store.variables[parameter].isDirty = false
    editedParameters.removeAll()
    changed.removeAll()
    runPlan()
    publishChanged()
    #if PLUMB_INTERNAL_CHECKS
    if let broken = brokenInvariant() { fatalError("\(broken)") }
    #endif
    return true
  }

  private mutating func runPlan() {
    let variables = store.variables.start
    let terms = plan.terms.start
    let steps = plan.steps.start
    var term = 0
    for index in 0..<plan.baseCount {
      var sum = steps[index].constant
      let end = Int(steps[index].termEnd)
      while term < end {
        sum += terms[term].coefficient * variables[Int(terms[term].variable)].base
        term += 1
      }
      let base = result(steps[index], sum)
      let record = variables + Int(steps[index].variable)
      record.pointee.base = base
      if record.pointee.isKnown { note(base, of: steps[index].variable) }
    }
    if !plan.units.isEmpty { plan.areOffsetsStale = true }
    for index in plan.units.indices {
      let unit = plan.units.start + index
      for step in unit.pointee.dueSteps {
        let free = plan.freeSteps.start + step
        note(value(of: free.pointee), of: free.pointee.variable)
      }
      unit.pointee.isEntering = false
    }
    for index in plan.baseCount..<plan.steps.count {
      var sum = steps[index].constant
      let end = Int(steps[index].termEnd)
      while term < end {
        sum += terms[term].coefficient * variables[Int(terms[term].variable)].value
        term += 1
      }
      note(result(steps[index], sum), of: steps[index].variable)
    }
  }

  /// Gives a variable the value, and lists it where that is another one. Each has its turn once.
  @inline(__always)
  private mutating func note(_ value: Double, of variable: Int32) {
    let record = store.variables.start + Int(variable)
    let old = record.pointee.value
    if value == old { return }
    record.pointee.value = value
    if !(value - old).isFinite && Store.published(value) == Store.published(old) { return }
    changed.append(Variable(index: variable, generation: record.pointee.generation))
  }

  /// Finds how far the parameter may move before a row without a free variable could be in conflict.
  mutating func findFrame(_ number: Double) {
    let far = 1024 + 8 * abs(number)
    var span = PlanSpan(
      low: number - far, high: number + far, steps: Part(from: 0, to: 0), movedStart: 0, next: -1,
      isOpenAfterLevels: false)
    plan.low = .infinity
    plan.high = -.infinity
    for index in plan.redundantRows.indices {
      let row = Int(plan.redundantRows[index])
      let motion = motion(of: row)
      let noise = Engine.noise(scale: motion.size, coefficient: store.largestCoefficient(of: row))
      if !motion.isAtRest(noise: noise) { return }
    }
    for index in 0..<plan.settledCount {
      let row = Int(residuals[Int(plan.residuals[index])].row)
      if !store.rows[row].isRequired { continue }
      let side: Int8 = store.rows[row].relation == .lessThanOrEqual ? -1 : 1
      if !motion(of: row).limit(&span, number, side: side) { return }
    }
    plan.low = span.low
    plan.high = span.high
  }

  /// Of a row without free variables.
  private func motion(of row: Int) -> Motion {
    let (sum, scale) = store.evaluateBase(row)
    var motion = Motion(difference: sum, size: scale, slope: 0, slopeSize: 0)
    for slot in store.terms(of: row) {
      let slope = store.terms[slot].coefficient * plan.slopes[Int(store.terms[slot].variable)]
      motion.slope += slope
      motion.slopeSize += abs(slope)
    }
    return motion
  }
}
