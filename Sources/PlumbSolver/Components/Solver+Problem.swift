extension Solver {
  /// The noise that a required row may be missed by: relative to what was summed, and never less than a millionth.
  @inline(__always)
  static func noise(scale: Double, coefficient: Double) -> Double { 1e-6 * coefficient + 1e-8 * scale }

  /// Sets up the problem of some free variables and the residual rows over them; rows that are set aside are left out.
  mutating func buildProblem(variables: ArraySlice<Int32>, rows: ArraySlice<Int32>) {
    problem.reset(variables: variables)
    for (local, variable) in variables.enumerated() {
      localIndex[Int(variable)] = Int32(truncatingIfNeeded: local)
    }
    for index in rows {
      let residual = Int(index)
      let row = Int(residuals.row[residual])
      if role[row] == .setAside { continue }
      let terms = residuals.terms(residual)
      var pivot = terms.lowerBound
      for term in terms
      where abs(residuals.termCoefficient[term]) > abs(residuals.termCoefficient[pivot]) * (1 + 1e-9) {
        pivot = term
      }
      let amount = residuals.termCoefficient[pivot]
      let variable: Int
      if terms.count == 1 {
        variable = Int(localIndex[Int(residuals.termVariable[pivot])])
      } else {
        variable = logical(for: residual, dividedBy: amount)
      }
      addRow(row, residual, variable, amount)
    }
  }

  private mutating func addRow(_ row: Int, _ residual: Int, _ variable: Int, _ amount: Double) {
    let target = -offset[residual] / amount
    let relation = store.relation[row]
    let isAtMost = relation != .equal && (relation == .lessThanOrEqual) == (amount > 0)
    let isAtLeast = relation != .equal && !isAtMost
    guard store.isRequired(row) else {
      problem.addMark(
        row: row, variable: variable, target: target, below: isAtMost ? 0 : abs(amount),
        above: isAtLeast ? 0 : abs(amount), priority: store.priority[row])
      return
    }
    problem.tolerance[variable] = max(
      problem.tolerance[variable],
      Solver.noise(scale: offsetScale[residual] / abs(amount), coefficient: 1))
    if isAtMost && target < problem.simplex.upper[variable] {
      problem.simplex.upper[variable] = target
      problem.upperSource[variable] = Int32(truncatingIfNeeded: residual)
    } else if isAtLeast && target > problem.simplex.lower[variable] {
      problem.simplex.lower[variable] = target
      problem.lowerSource[variable] = Int32(truncatingIfNeeded: residual)
    }
  }

  /// The logical variable for the direction of a residual; a new one when no residual had that direction.
  private mutating func logical(for residual: Int, dividedBy amount: Double) -> Int {
    let terms = residuals.terms(residual)
    for index in problem.directionResidual.indices {
      let other = Int(problem.directionResidual[index])
      let otherTerms = residuals.terms(other)
      if otherTerms.count != terms.count
        || residuals.termVariable[otherTerms.lowerBound] != residuals.termVariable[terms.lowerBound]
      {
        continue
      }
      let start = index * problem.simplex.structuralCount
      var isSame = true
      for (a, b) in zip(terms, otherTerms) {
        if residuals.termVariable[a] != residuals.termVariable[b] {
          isSame = false
          break
        }
        let mine = residuals.termCoefficient[a] / amount
        let own = problem.simplex.original[start + Int(localIndex[Int(residuals.termVariable[a])])]
        if abs(mine - own) > 1e-13 * abs(mine) {
          isSame = false
          break
        }
      }
      if isSame { return problem.simplex.structuralCount + index }
    }
    logicalTerms.removeAll(keepingCapacity: true)
    for term in terms {
      logicalTerms.append(
        (Int(localIndex[Int(residuals.termVariable[term])]), residuals.termCoefficient[term] / amount))
    }
    problem.directionResidual.append(Int32(truncatingIfNeeded: residual))
    problem.lowerSource.append(-1)
    problem.upperSource.append(-1)
    problem.tolerance.append(1e-6)
    return problem.simplex.addRow(logicalTerms)
  }
}
