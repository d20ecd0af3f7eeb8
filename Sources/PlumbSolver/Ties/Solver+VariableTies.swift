extension Solver {
  /// Settles free variables that neither levels nor single constraints settle: sizes, latest order first, come as
  /// near to 0 as they can, then positions.
  mutating func settleVariableTies() {
    if openComponents.isEmpty && !looseVariablesMatter() { return }
    let open = openExpressions()
    for group in open.groups.indices {
      buildGroup(open, group)
      guard problem.simplex.makeFeasible(tolerance: problem.tolerance) else { continue }
      problem.runLevels()
      runConstraintTies()
      runTies(open, group)
      publishFreeValues()
    }
    for variable in definitionOrder {
      work[Int(variable)] = definitions.evaluate(Int(variable), store, work)
    }
  }

  /// Whether a free variable that no residual mentions is part of a definition: otherwise it is simply 0.
  private func looseVariablesMatter() -> Bool {
    for variable in partition.looseVariables {
      var isMentioned = false
      definitions.forEachDependent(of: Int(variable), store) { _ in isMentioned = true }
      if isMentioned { return true }
    }
    return false
  }

  private mutating func runTies(_ open: OpenExpressions, _ group: Int) {
    var order = open.groupExpressions[group]
    order.sort { first, second in
      let a = Int(open.variable[Int(first)])
      let b = Int(open.variable[Int(second)])
      if store.kind[a] != store.kind[b] { return store.kind[a] == .size }
      if store.order[a] != store.order[b] { return store.order[a] > store.order[b] }
      return store.serial[a] > store.serial[b]
    }
    for index in order {
      if problem.simplex.isSettled() { return }
      let terms = open.terms(Int(index))
      let variable = Int(open.variable[Int(index)])
      // The part that does not move, from values that belong together.
      var fixed = work[variable]
      for term in terms {
        fixed -= open.termCoefficient[term] * work[Int(open.termVariable[term])]
      }
      if terms.count == 1 {
        let local = Int(localIndex[Int(open.termVariable[terms.lowerBound])])
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
    logicalTerms.removeAll(keepingCapacity: true)
    for term in terms {
      let local = Int(localIndex[Int(open.termVariable[term])])
      logicalTerms.append((local, open.termCoefficient[term] * problem.unit[local]))
    }
    _ = problem.simplex.addRow(logicalTerms)
  }

  /// Builds one problem of the components and loose variables of a group.
  mutating func buildGroup(_ open: OpenExpressions, _ group: Int) {
    var rows: [Int32] = []
    for component in open.groupComponents[group] {
      rows.append(
        contentsOf: partition.rows[
          Int(partition.rowStart[Int(component)])..<Int(partition.rowStart[Int(component) + 1])])
    }
    let variables = open.groups[group]
    buildProblem(variables: variables[...], rows: rows[...])
    for variable in 0..<problem.simplex.variableCount
    where problem.simplex.lower[variable] > problem.simplex.upper[variable] {
      let middle = (problem.simplex.lower[variable] + problem.simplex.upper[variable]) / 2
      problem.simplex.lower[variable] = middle
      problem.simplex.upper[variable] = middle
    }
  }
}
