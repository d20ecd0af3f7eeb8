/// The unknowns that depend on something open, each expressed by open free variables.
struct OpenExpressions: Sendable {
  var variable: [Int32] = []
  var start: [Int32] = [0]
  var termVariable: [Int32] = []
  var termCoefficient: [Double] = []
  /// Groups of free variables that no open expression links, each ascending; and the expressions of each group.
  var groups: [[Int32]] = []
  var groupExpressions: [[Int32]] = []

  @inline(__always)
  func terms(_ index: Int) -> Range<Int> { Int(start[index])..<Int(start[index + 1]) }
}

extension Solver {
  /// Settles free variables that neither levels nor single constraints settle: sizes, latest order first, come as
  /// near to 0 as they can, then positions.
  mutating func settleVariableTies() {
    if openComponents.isEmpty && !looseVariablesMatter() { return }
    let open = openExpressions()
    for group in open.groups.indices {
      buildGroup(open.groups[group])
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
  mutating func buildGroup(_ variables: [Int32]) {
    var rows: [Int32] = []
    for component in openComponents {
      let first = partition.variables[Int(partition.variableStart[Int(component)])]
      if variables.contains(first) {
        rows.append(
          contentsOf: partition.rows[
            Int(partition.rowStart[Int(component)])..<Int(partition.rowStart[Int(component) + 1])])
      }
    }
    buildProblem(variables: variables[...], rows: rows[...])
    for variable in 0..<problem.simplex.variableCount
    where problem.simplex.lower[variable] > problem.simplex.upper[variable] {
      let middle = (problem.simplex.lower[variable] + problem.simplex.upper[variable]) / 2
      problem.simplex.lower[variable] = middle
      problem.simplex.upper[variable] = middle
    }
  }

  /// Expresses every unknown that depends on an open component or a loose variable, and finds what hangs together.
  mutating func openExpressions() -> OpenExpressions {
    var open = OpenExpressions()
    var isOpen = Array(repeating: false, count: store.variableCount)
    var parent: [Int32] = (0..<store.variableCount).map { Int32(truncatingIfNeeded: $0) }
    func root(_ variable: Int) -> Int {
      var node = variable
      while Int(parent[node]) != node { node = Int(parent[node]) }
      var other = variable
      while other != node {
        let next = Int(parent[other])
        parent[other] = Int32(truncatingIfNeeded: node)
        other = next
      }
      return node
    }
    var free = partition.looseVariables
    for component in openComponents {
      let range =
        Int(partition.variableStart[Int(component)])..<Int(partition.variableStart[Int(component) + 1])
      free.append(contentsOf: partition.variables[range])
      let first = root(Int(partition.variables[range.lowerBound]))
      for index in range { parent[root(Int(partition.variables[index]))] = Int32(truncatingIfNeeded: first) }
    }
    free.sort()
    for variable in free {
      isOpen[Int(variable)] = true
      open.variable.append(variable)
      open.termVariable.append(variable)
      open.termCoefficient.append(1)
      open.start.append(Int32(truncatingIfNeeded: open.termVariable.count))
    }
    var depends = isOpen
    for index in definitionOrder {
      let variable = Int(index)
      var isDependent = false
      definitions.forEachTerm(of: variable, store) { mentioned, _ in
        if depends[mentioned] { isDependent = true }
      }
      guard isDependent else { continue }
      depends[variable] = true
      beginExpansion()
      addToExpansion(variable, 1, .unknowns)
      finishExpansion(.unknowns)
      let first = open.termVariable.count
      for term in expansion.variables where isOpen[Int(term)] {
        let amount = expansion.net(Int(term))
        if amount == 0 { continue }
        open.termVariable.append(term)
        open.termCoefficient.append(amount)
        let anchor = root(Int(open.termVariable[first]))
        parent[root(Int(term))] = Int32(truncatingIfNeeded: anchor)
      }
      if open.termVariable.count == first { continue }
      open.variable.append(index)
      open.start.append(Int32(truncatingIfNeeded: open.termVariable.count))
    }
    var groupOf: [Int32] = Array(repeating: -1, count: store.variableCount)
    for variable in free {
      let top = root(Int(variable))
      if groupOf[top] < 0 {
        groupOf[top] = Int32(truncatingIfNeeded: open.groups.count)
        open.groups.append([])
        open.groupExpressions.append([])
      }
      open.groups[Int(groupOf[top])].append(variable)
    }
    for index in open.variable.indices {
      let top = root(Int(open.termVariable[Int(open.start[index])]))
      open.groupExpressions[Int(groupOf[top])].append(Int32(truncatingIfNeeded: index))
    }
    return open
  }
}
