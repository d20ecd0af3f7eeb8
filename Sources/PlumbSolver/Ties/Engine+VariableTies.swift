extension Engine {
  /// Settles free variables that neither levels nor single constraints settle: sizes, latest order first, come as
  /// near to 0 as they can, then positions. False where nothing is open that is not settled already.
  mutating func settleVariableTies() -> Bool {
    if ties.isKept && records.isEmpty { return false }
    forgetTies()
    if openComponents.isEmpty && !looseVariablesMatter { return false }
    refreshOffsets()
    if isOrderStale { sortDefinitions() }
    if looseVariablesMatter { settleLoose() }
    var open = Column<Int32>()
    for index in openComponents.indices where components[Int(openComponents[index])].isOpen {
      open.append(openComponents[index])
    }
    swap(&open, &openComponents)
    if openComponents.isEmpty && !looseVariablesMatter { return false }
    open.removeAll()
    open.append(contentsOf: openComponents)
    findTies(open)
    for group in ties.groups.indices { settleTies(group) }
    ties.isKept = records.isEmpty
    return true
  }

  /// Forgets what is open: it has to be found anew.
  mutating func forgetTies() {
    for index in ties.components.indices where Int(ties.components[index]) < components.count {
      components[Int(ties.components[index])].group = -1
    }
    ties.removeAll()
  }

  /// Loose variables of which no definition makes use are 0.
  private mutating func settleLoose() {
    looseVariablesMatter = false
    for variable in store.variables.indices where isLoose(variable) {
      if hasDependents(variable) {
        looseVariablesMatter = true
      } else if store.numbers[variable].value != 0 {
        setFree(variable, 0)
      }
    }
  }

  /// Settles a group from the beginning.
  mutating func settleTies(_ group: Int) {
    listMembers(ofGroup: group)
    updateFixed(group)
    buildProblem()
    joinCrossedBounds()
    guard problem.simplex.makeFeasible() else { return }
    problem.runLevels()
    runConstraintTies()
    runTies(group)
    if notePattern(ofGroup: group) { return }
    ties.groups[group].pattern = -1
    publishFreeValues()
  }

  private mutating func runTies(_ group: Int) {
    for index in ties.groups[group].rows.indices {
      if problem.simplex.isSettled() { return }
      let row = ties.rows[index]
      let first = ties.terms[Int(row.termStart)]
      if row.openTerms.count == 1 {
        let local = Int(store.variables[Int(first.variable)].local)
        let amount = first.coefficient * problem.unit[local]
        if problem.simplex.isFixed(local) { continue }
        problem.simplex.clearCost()
        problem.simplex.addCost(local, target: -row.fixed / amount, below: 1, above: 1)
      } else {
        logicalTerms.removeAll()
        for term in row.openTerms { addLogicalTerm(ties.terms[term]) }
        let logical = problem.simplex.addRow(logicalTerms)
        problem.simplex.clearCost()
        problem.simplex.addCost(logical, target: -row.fixed, below: 1, above: 1)
      }
      problem.simplex.runStage()
    }
  }

  /// Adds an open expression to the problem as a logical variable.
  mutating func addOpenRow(_ open: OpenExpressions, _ terms: Range<Int>) {
    logicalTerms.removeAll()
    for term in terms {
      addLogicalTerm(
        ResidualTerm(variable: open.termVariable[term], coefficient: open.termCoefficient[term]))
    }
    _ = problem.simplex.addRow(logicalTerms)
  }

  @inline(__always)
  private mutating func addLogicalTerm(_ term: ResidualTerm) {
    let local = Int(store.variables[Int(term.variable)].local)
    logicalTerms.append(LogicalTerm(variable: local, coefficient: term.coefficient * problem.unit[local]))
  }

  /// Builds one problem of the components and loose variables of a group.
  mutating func buildGroup(_ open: OpenExpressions, _ group: Int) {
    memberVariables.removeAll()
    memberRows.removeAll()
    for component in open.groupComponents[group] { appendMembers(of: Int(component)) }
    memberVariables.removeAll()
    for variable in open.groups[group] { memberVariables.append(variable) }
    buildProblem()
    joinCrossedBounds()
  }

  private mutating func joinCrossedBounds() {
    for variable in 0..<problem.simplex.variableCount
    where problem.simplex.lower[variable] > problem.simplex.upper[variable] {
      let middle = (problem.simplex.lower[variable] + problem.simplex.upper[variable]) / 2
      problem.simplex.lower[variable] = middle
      problem.simplex.upper[variable] = middle
    }
  }
}
