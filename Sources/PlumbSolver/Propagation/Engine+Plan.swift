/// The same edit over and over, as when a window is resized: a loop over what depends on it.
extension Engine {
  /// Evaluates the edits by a plan where they are the edits of the solve before; false, with nothing done, otherwise.
  mutating func evaluateByPlan() -> Bool {
    if !records.isEmpty {
      forgetPlan()
      return false
    }
    if !plan.isOf(editedParameters) {
      forgetPlan()
      plan.parameters.append(contentsOf: editedParameters)
      return false
    }
    if !plan.isReady { makePlan() }
    for index in editedParameters.indices { store.variables[Int(editedParameters[index])].isDirty = false }
    runBases()
    for index in plan.redundantRows.indices { checkRedundant(Int(plan.redundantRows[index])) }
    for index in 0..<plan.settledCount { evaluateResidual(Int(plan.residuals[index])) }
    // Nothing needs to be noted: the plan holds all that depends on the components.
    touched.isFull = true
    runUnits()
    return true
  }

  private mutating func makePlan() {
    touched.isFull = false
    for index in plan.parameters.indices { touchUsers(of: Int(plan.parameters[index])) }
    var level = touched.lowest
    while let variable = nextTouched(from: &level) {
      addStep(variable)
      touchUsers(of: variable)
    }
    swap(&plan.residuals, &touched.residuals)
    swap(&plan.redundantRows, &touched.redundantRows)
    touched.residuals.removeAll()
    touched.redundantRows.removeAll()
    for index in plan.redundantRows.indices { store.rows[Int(plan.redundantRows[index])].isDirty = false }
    plan.baseCount = plan.steps.count
    for step in 0..<plan.baseCount where !store.variables[Int(plan.steps[step].variable)].isKnown {
      touch(Int(plan.steps[step].variable))
    }
    for index in plan.residuals.indices {
      let residual = Int(plan.residuals[index])
      residuals[residual].isDirty = false
      if residuals[residual].component >= 0 { touchValues(ofMembers: Int(residuals[residual].component)) }
    }
    findReaches()
    planGroups()
    planUnits()
    level = touched.lowest
    while let variable = nextTouched(from: &level) {
      addStep(variable)
      touchValues(of: variable)
    }
    plan.isReady = true
  }

  /// What depends on the groups that the edits may reach: by their components or by what they do not move of their
  /// tie rows.
  private mutating func planGroups() {
    plan.groups.removeAll()
    if !ties.isKept { return }
    for group in ties.groups.indices where isReached(group) {
      plan.groups.append(Store.id(group))
      for index in ties.groups[group].variables.indices { touchValues(of: Int(ties.variables[index])) }
    }
  }

  private func isReached(_ group: Int) -> Bool {
    for index in ties.groups[group].rows.indices {
      let row = ties.rows[index]
      if plan.reaches[Int(row.variable)].base || plan.reaches[Int(row.variable)].free { return true }
      for term in row.fixedTerms where plan.reaches[Int(ties.terms[term].variable)].free { return true }
    }
    return false
  }

  /// Finds what the edits may change, and how fast.
  private mutating func findReaches() {
    plan.reaches.fill(store.variables.count, with: Reach())
    plan.slopes.fill(store.variables.count, with: 0)
    for index in plan.parameters.indices {
      plan.reaches[Int(plan.parameters[index])].base = true
      plan.slopes[Int(plan.parameters[index])] = 1
    }
    var term = 0
    for index in 0..<plan.baseCount {
      let step = plan.steps[index]
      var slope = 0.0
      while term < Int(step.termEnd) {
        slope += plan.terms[term].coefficient * plan.slopes[Int(plan.terms[term].variable)]
        term += 1
      }
      plan.reaches[Int(step.variable)].base = true
      plan.slopes[Int(step.variable)] = result(step, slope)
    }
    for index in plan.residuals.indices {
      let component = Int(residuals[Int(plan.residuals[index])].component)
      if component < 0 { continue }
      var variable = components[component].firstVariable
      while variable >= 0 {
        plan.reaches[Int(variable)].free = true
        variable = store.variables[Int(variable)].link
      }
    }
  }

  private mutating func touchValues(ofMembers component: Int) {
    var variable = components[component].firstVariable
    while variable >= 0 {
      touchValues(of: Int(variable))
      variable = store.variables[Int(variable)].link
    }
  }

  private mutating func addStep(_ variable: Int) {
    let place = Int(store.variables[variable].place)
    let row = Int(store.variables[variable].row)
    var step = Plan.Step(variable: Store.id(variable), termEnd: 0, constant: 0, pivot: -1)
    if place >= 0 {
      step.constant = store.rows[row].constant
      step.pivot = store.terms[place].coefficient
      for slot in store.terms(of: row) where slot != place {
        plan.terms.append(
          ResidualTerm(variable: store.terms[slot].variable, coefficient: store.terms[slot].coefficient))
      }
    } else {
      let entry = stored.entries[-1 - place]
      for index in Int(entry.factorStart)..<Int(entry.factorEnd) {
        step.constant += stored.factors[index].factor * store.rows[Int(stored.factors[index].row)].constant
      }
      for index in Int(entry.termStart)..<Int(entry.termEnd) { plan.terms.append(stored.terms[index]) }
    }
    step.termEnd = Store.id(plan.terms.count)
    plan.steps.append(step)
  }

  /// The very sum that `evaluate` makes, so that nothing changes because there is a plan.
  @inline(__always)
  func result(_ step: Plan.Step, _ sum: Double) -> Double {
    if step.pivot == 1 { return -sum }
    return step.pivot == -1 ? sum : -sum / step.pivot
  }

  private mutating func runBases() {
    let variables = store.variables.start
    let terms = plan.terms.start
    var term = 0
    for index in 0..<plan.baseCount {
      let step = plan.steps[index]
      var sum = step.constant
      while term < Int(step.termEnd) {
        sum += terms[term].coefficient * variables[Int(terms[term].variable)].base
        term += 1
      }
      let base = result(step, sum)
      let record = variables + Int(step.variable)
      record.pointee.base = base
      if record.pointee.isKnown && record.pointee.value != base { setValue(Int(step.variable), base) }
    }
  }

  mutating func runValues() {
    let variables = store.variables.start
    let terms = plan.terms.start
    var term = plan.baseCount == 0 ? 0 : Int(plan.steps[plan.baseCount - 1].termEnd)
    for index in plan.baseCount..<plan.steps.count {
      let step = plan.steps[index]
      var sum = step.constant
      while term < Int(step.termEnd) {
        sum += terms[term].coefficient * variables[Int(terms[term].variable)].value
        term += 1
      }
      let value = result(step, sum)
      if variables[Int(step.variable)].value != value { setValue(Int(step.variable), value) }
    }
  }
}
