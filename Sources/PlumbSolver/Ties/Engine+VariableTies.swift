extension Engine {
  /// Settles free variables that neither levels nor single constraints settle: sizes, latest order first, come as
  /// near to 0 as they can, then positions.
  mutating func settleVariableTies() {
    if openComponents.isEmpty && !looseVariablesMatter { return }
    if isOrderStale { sortDefinitions() }
    if looseVariablesMatter { settleLoose() }
    var open = Column<Int32>()
    for index in openComponents.indices where components[Int(openComponents[index])].isOpen {
      open.append(openComponents[index])
    }
    swap(&open, &openComponents)
    if openComponents.isEmpty && !looseVariablesMatter { return }
    open.removeAll()
    open.append(contentsOf: openComponents)
    // Everything is evaluated anew in the end.
    touched.isFull = true
    let expressions = openExpressions(open)
    for group in expressions.groups.indices {
      buildGroup(expressions, group)
      guard problem.simplex.makeFeasible() else { continue }
      problem.runLevels()
      runConstraintTies()
      runTies(expressions, group)
      publishFreeValues()
    }
    evaluateValues(all: true)
  }

  /// Loose variables of which no definition makes use are 0.
  private mutating func settleLoose() {
    looseVariablesMatter = false
    for variable in store.variables.indices where isLoose(variable) {
      if hasDependents(variable) {
        looseVariablesMatter = true
      } else if store.variables[variable].value != 0 {
        setValue(variable, 0)
      }
    }
  }

  private mutating func runTies(_ open: OpenExpressions, _ group: Int) {
    var order = open.groupExpressions[group]
    order.sort { first, second in
      let a = Int(open.variable[Int(first)])
      let b = Int(open.variable[Int(second)])
      let isSize = store.variables[a].kind == .size
      return isSize != (store.variables[b].kind == .size) ? isSize : store.precedes(b, a)
    }
    for index in order {
      if problem.simplex.isSettled() { return }
      let terms = open.terms(Int(index))
      let variable = Int(open.variable[Int(index)])
      // The part that does not move, from values that belong together.
      var fixed = store.variables[variable].value
      for term in terms {
        fixed -= open.termCoefficient[term] * store.variables[Int(open.termVariable[term])].value
      }
      if terms.count == 1 {
        let local = Int(store.variables[Int(open.termVariable[terms.lowerBound])].local)
        let amount = open.termCoefficient[terms.lowerBound] * problem.unit[local]
        if problem.simplex.isFixed(local) { continue }
        problem.simplex.clearCost()
        problem.simplex.addCost(local, target: -fixed / amount, below: 1, above: 1)
        problem.simplex.runStage()
      } else {
        addOpenRow(open, terms)
        let logical = problem.simplex.variableCount - 1
        problem.simplex.clearCost()
        problem.simplex.addCost(logical, target: -fixed, below: 1, above: 1)
        problem.simplex.runStage()
      }
    }
  }

  /// Adds an open expression to the problem as a logical variable.
  mutating func addOpenRow(_ open: OpenExpressions, _ terms: Range<Int>) {
    logicalTerms.removeAll()
    for term in terms {
      let local = Int(store.variables[Int(open.termVariable[term])].local)
      logicalTerms.append(
        LogicalTerm(variable: local, coefficient: open.termCoefficient[term] * problem.unit[local]))
    }
    _ = problem.simplex.addRow(logicalTerms)
  }

  /// Builds one problem of the components and loose variables of a group.
  mutating func buildGroup(_ open: OpenExpressions, _ group: Int) {
    memberVariables.removeAll()
    memberRows.removeAll()
    for component in open.groupComponents[group] { appendMembers(of: Int(component)) }
    memberVariables.removeAll()
    for variable in open.groups[group] { memberVariables.append(variable) }
    buildProblem()
    for variable in 0..<problem.simplex.variableCount
    where problem.simplex.lower[variable] > problem.simplex.upper[variable] {
      let middle = (problem.simplex.lower[variable] + problem.simplex.upper[variable]) / 2
      problem.simplex.lower[variable] = middle
      problem.simplex.upper[variable] = middle
    }
  }
}
