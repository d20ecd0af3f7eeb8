extension Solver {
  /// Computes what each residual is with every free variable at 0, and checks the rows without free variables.
  mutating func evaluateOffsets() {
    work.removeAll(keepingCapacity: true)
    for variable in 0..<store.variableCount {
      work.append(store.kind[variable] == .parameter ? store.value[variable] : 0)
    }
    for variable in definitionOrder {
      work[Int(variable)] = definitions.evaluate(Int(variable), store, work)
    }
    if !areSolutionsValid {
      offset.removeAll(keepingCapacity: true)
      offsetScale.removeAll(keepingCapacity: true)
      offsetChanged.removeAll(keepingCapacity: true)
      for _ in 0..<residuals.count {
        offset.append(0)
        offsetScale.append(0)
        offsetChanged.append(true)
      }
    }
    for index in 0..<residuals.count {
      let (sum, scale) = store.evaluate(Int(residuals.row[index]), work)
      offsetChanged[index] = !areSolutionsValid || sum != offset[index]
      offset[index] = sum
      offsetScale[index] = scale
    }
  }

  /// Finds the required rows without free variables that do not hold.
  mutating func checkSettledRows() {
    for index in redundantRows.indices {
      let row = Int(redundantRows[index])
      if role[row] == .setAside { continue }
      let (sum, scale) = store.evaluate(row, work)
      if abs(sum) > Solver.noise(scale: scale, coefficient: store.largestCoefficient(of: row)) {
        _ = settleConflict([(row, 1)])
      }
    }
    for index in partition.settledRows {
      let row = Int(residuals.row[Int(index)])
      if !store.isRequired(row) || role[row] == .setAside { continue }
      let sum = offset[Int(index)]
      let miss: Double
      switch store.relation[row] {
      case .lessThanOrEqual: miss = sum
      case .greaterThanOrEqual: miss = -sum
      case .equal: miss = abs(sum)
      }
      let noise = Solver.noise(scale: offsetScale[Int(index)], coefficient: store.largestCoefficient(of: row))
      if miss > noise { _ = settleConflict([(row, 1)]) }
    }
  }

  /// Solves the components that a changed number reaches; the others keep their solution.
  mutating func solveComponents() {
    if !areSolutionsValid {
      solution = Array(repeating: 0, count: store.variableCount)
      isOpen = Array(repeating: true, count: partition.count)
    }
    openComponents.removeAll(keepingCapacity: true)
    for component in 0..<partition.count {
      let rows = Int(partition.rowStart[component])..<Int(partition.rowStart[component + 1])
      let variables = Int(partition.variableStart[component])..<Int(partition.variableStart[component + 1])
      if areSolutionsValid && !isReached(rows) {
        for index in variables {
          work[Int(partition.variables[index])] = solution[Int(partition.variables[index])]
        }
      } else {
        solve(component, variables, rows)
      }
      if isOpen[component] { openComponents.append(Int32(truncatingIfNeeded: component)) }
    }
    areSolutionsValid = !needsPresolve
  }

  private func isReached(_ rows: Range<Int>) -> Bool {
    for index in rows where offsetChanged[Int(partition.rows[index])] { return true }
    return false
  }

  private mutating func solve(_ component: Int, _ variables: Range<Int>, _ rows: Range<Int>) {
    guard makeFeasible(partition.variables[variables], partition.rows[rows]) else { return }
    problem.runLevels()
    var isSettled = problem.simplex.isSettled()
    if !isSettled {
      runConstraintTies()
      isSettled = problem.simplex.isSettled()
    }
    isOpen[component] = !isSettled
    publishFreeValues()
    for index in variables {
      solution[Int(partition.variables[index])] = work[Int(partition.variables[index])]
    }
  }

  /// Writes the values of the problem's variables to the work values.
  mutating func publishFreeValues() {
    for (local, variable) in problem.variables.enumerated() {
      work[Int(variable)] = problem.simplex.value[local] * problem.unit[local]
    }
  }

  /// Builds the problem and moves into its bounds, setting aside what makes that impossible. False where that takes
  /// another presolve.
  mutating func makeFeasible(_ variables: ArraySlice<Int32>, _ rows: ArraySlice<Int32>) -> Bool {
    while true {
      buildProblem(variables: variables, rows: rows)
      var certificate: [(row: Int, factor: Double)] = []
      for variable in 0..<problem.simplex.variableCount
      where problem.simplex.lower[variable] > problem.simplex.upper[variable] {
        let low = problem.simplex.lower[variable]
        let high = problem.simplex.upper[variable]
        if low > high + problem.tolerance[variable] {
          certificate = [
            certificateTerm(variable, isUpper: false, 1), certificateTerm(variable, isUpper: true, -1),
          ]
          break
        }
        problem.simplex.lower[variable] = (low + high) / 2
        problem.simplex.upper[variable] = (low + high) / 2
      }
      if certificate.isEmpty {
        if problem.simplex.makeFeasible(tolerance: problem.tolerance) { return true }
        var bounds: [(Int, Bool, Double)] = []
        problem.simplex.infeasibleBounds { bounds.append(($0, $1, $2)) }
        for (variable, isUpper, factor) in bounds {
          certificate.append(certificateTerm(variable, isUpper: isUpper, factor))
        }
        certificate.removeAll { $0.row < 0 }
      }
      if !settleConflict(certificate) {
        // Not proved: what is missed is taken for noise.
        problem.simplex.coverValues()
        return true
      }
      if isAborted || needsPresolve { return false }
    }
  }

  private func certificateTerm(_ variable: Int, isUpper: Bool, _ factor: Double) -> (row: Int, factor: Double)
  {
    let residual = Int(isUpper ? problem.upperSource[variable] : problem.lowerSource[variable])
    if residual < 0 { return (-1, 0) }
    // The bound speaks of the residual divided by its leading coefficient.
    return (Int(residuals.row[residual]), factor / leadingCoefficient(residual))
  }

  /// Settles what the levels leave open by the violations of single constraints, latest content key first.
  mutating func runConstraintTies() {
    var order = problem.markOrder
    order.sort { first, second in
      let a = Int(first)
      let b = Int(second)
      if problem.markPriority[a] != problem.markPriority[b] {
        return problem.markPriority[a] > problem.markPriority[b]
      }
      return store.contentPrecedes(Int(problem.markRow[b]), Int(problem.markRow[a]))
    }
    for mark in order { problem.runMark(Int(mark)) }
  }
}
