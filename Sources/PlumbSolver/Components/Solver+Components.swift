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
    offset.removeAll(keepingCapacity: true)
    offsetScale.removeAll(keepingCapacity: true)
    for index in 0..<residuals.count {
      let (sum, scale) = store.evaluate(Int(residuals.row[index]), work)
      offset.append(sum)
      offsetScale.append(scale)
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

  mutating func solveComponents() {
    openComponents.removeAll(keepingCapacity: true)
    for component in 0..<partition.count {
      let variables = partition.variables[
        Int(partition.variableStart[component])..<Int(partition.variableStart[component + 1])]
      let rows = partition.rows[Int(partition.rowStart[component])..<Int(partition.rowStart[component + 1])]
      guard makeFeasible(variables, rows) else { continue }
      problem.runLevels()
      if !problem.simplex.isSettled() { runConstraintTies() }
      if !problem.simplex.isSettled() { openComponents.append(Int32(truncatingIfNeeded: component)) }
      publishFreeValues()
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
