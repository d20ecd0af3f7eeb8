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
    for index in editedParameters.indices { store.numbers[Int(editedParameters[index])].isDirty = false }
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
    sortSteps()
    for step in plan.knownCount..<plan.baseCount { touch(plan.steps[step].variable.slot) }
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
    orderSteps(from: plan.baseCount)
    foldConstants()
    plan.noteFollowing()
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

  private mutating func isReached(_ group: Int) -> Bool {
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
    let slopes = plan.slopes.start
    for index in 0..<plan.baseCount {
      var step = plan.steps[index]
      step.constant = 0
      plan.reaches[step.variable.slot].base = true
      slopes[step.variable.slot] = step.result(plan.terms.start) { slopes[$0] }
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

  private mutating func runBases() {
    let numbers = store.numbers.start
    let terms = plan.terms.start
    for index in 0..<plan.baseCount {
      let step = plan.steps.start + index
      let base = step.pointee.result(terms) { numbers[$0].base }
      let variable = step.pointee.variable.slot
      numbers[variable].base = base
      if index < plan.knownCount && numbers[variable].value != base { setValue(variable, base) }
    }
    plan.areBasesStale = false
  }

  mutating func runValues() {
    let numbers = store.numbers.start
    let terms = plan.terms.start
    for index in plan.baseCount..<plan.steps.count {
      let step = plan.steps.start + index
      let value = step.pointee.result(terms) { numbers[$0].value }
      let variable = step.pointee.variable.slot
      if numbers[variable].value != value { setValue(variable, value) }
    }
  }
}
