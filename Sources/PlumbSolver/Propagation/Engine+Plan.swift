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
    publishBases()
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
    findReaches()
    reachComponents()
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
  }

  /// Notes what the components of the plan's residuals may change.
  private mutating func reachComponents() {
    for index in plan.residuals.indices {
      let residual = residuals.start + Int(plan.residuals[index])
      residual.pointee.isDirty = false
      if residual.pointee.component < 0 { continue }
      var variable = components[Int(residual.pointee.component)].firstVariable
      // Once a component.
      while variable >= 0 && !plan.reaches[Int(variable)].free {
        plan.reaches[Int(variable)].free = true
        touchValues(of: Int(variable))
        variable = store.variables[Int(variable)].link
      }
    }
  }

  /// Evaluates all steps with every free variable at 0.
  mutating func runBases() {
    let numbers = store.numbers.start
    let terms = plan.terms.start
    for index in 0..<plan.baseCount {
      let step = plan.steps.start + index
      numbers[step.pointee.variable.slot].base = step.pointee.result(terms) { numbers[$0].base }
    }
    plan.areBasesStale = false
  }

  mutating func publishBases() {
    let numbers = store.numbers.start
    for index in 0..<plan.knownCount {
      let variable = plan.steps[index].variable.slot
      if numbers[variable].value != numbers[variable].base { setValue(variable, numbers[variable].base) }
    }
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
