extension Solver {
  /// The noise that a required row may be missed by: relative to what was summed.
  @inline(__always)
  static func noise(scale: Double, coefficient: Double) -> Double { 1e-8 * coefficient + 1e-8 * scale }

  /// Sets up the problem of some free variables and the residual rows over them; rows that are set aside are left out.
  mutating func buildProblem(variables: ArraySlice<Int32>, rows: ArraySlice<Int32>) {
    problem.reset(variables: variables)
    for (local, variable) in variables.enumerated() {
      localIndex[Int(variable)] = Int32(truncatingIfNeeded: local)
    }
    if variables.count > 1 { chooseUnits(rows) }
    for index in rows {
      let residual = Int(index)
      let row = Int(residuals.row[residual])
      if role[row] == .setAside { continue }
      let amount = leadingCoefficient(residual)
      let variable: Int
      if residuals.terms(residual).count == 1 {
        variable = Int(localIndex[Int(residuals.termVariable[Int(residuals.start[residual])])])
      } else {
        variable = logical(for: residual, dividedBy: amount)
      }
      addRow(row, residual, variable, amount)
    }
  }

  /// A term's coefficient in the units of the problem.
  @inline(__always)
  func coefficient(_ term: Int) -> Double {
    residuals.termCoefficient[term] * problem.unit[Int(localIndex[Int(residuals.termVariable[term])])]
  }

  /// The largest coefficient of a residual, the first of those that are equal: what its row is divided by.
  func leadingCoefficient(_ residual: Int) -> Double {
    var result = 0.0
    for term in residuals.terms(residual) {
      let amount = coefficient(term)
      if abs(amount) > abs(result) * (1 + 1e-9) { result = amount }
    }
    return result
  }

  /// Where coefficients differ by more than a thousand times, measures the variables in units that bring them together.
  private mutating func chooseUnits(_ rows: ArraySlice<Int32>) {
    for _ in 0..<4 {
      var share: [Double] = Array(repeating: 0, count: problem.variables.count)
      for index in rows where residuals.terms(Int(index)).count > 1 {
        let largest = abs(leadingCoefficient(Int(index)))
        for term in residuals.terms(Int(index)) {
          let local = Int(localIndex[Int(residuals.termVariable[term])])
          share[local] = max(share[local], abs(coefficient(term)) / largest)
        }
      }
      var isEven = true
      for local in share.indices where share[local] > 0 && share[local] < 1e-3 {
        isEven = false
        let power = -Int(share[local].exponent)
        problem.unit[local] *= Double(sign: .plus, exponent: max(-60, min(60, power)), significand: 1)
      }
      for local in share.indices { problem.simplex.grain[local] = Simplex.point / problem.unit[local] }
      if isEven { return }
    }
  }

  private mutating func addRow(_ row: Int, _ residual: Int, _ variable: Int, _ amount: Double) {
    let target = -offset[residual] / amount
    let relation = store.relation[row]
    let isEqual = relation == .equal
    let isAtMost = isEqual || (relation == .lessThanOrEqual) == (amount > 0)
    let isAtLeast = isEqual || !isAtMost
    guard store.isRequired(row) else {
      problem.addMark(
        row: row, variable: variable, target: target, below: isAtLeast ? abs(amount) : 0,
        above: isAtMost ? abs(amount) : 0, priority: store.priority[row])
      return
    }
    let noise = Solver.noise(scale: offsetScale[residual], coefficient: store.largestCoefficient(of: row))
    problem.tolerance[variable] = max(problem.tolerance[variable], noise / abs(amount))
    if isAtMost && target < problem.simplex.upper[variable] {
      problem.simplex.upper[variable] = target
      problem.upperSource[variable] = Int32(truncatingIfNeeded: residual)
    }
    if isAtLeast && target > problem.simplex.lower[variable] {
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
        let mine = coefficient(a) / amount
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
        (Int(localIndex[Int(residuals.termVariable[term])]), coefficient(term) / amount))
    }
    problem.directionResidual.append(Int32(truncatingIfNeeded: residual))
    problem.lowerSource.append(-1)
    problem.upperSource.append(-1)
    problem.tolerance.append(0)
    return problem.simplex.addRow(logicalTerms)
  }
}
