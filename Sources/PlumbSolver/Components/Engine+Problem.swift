extension Engine {
  /// The noise that a required row may be missed by: relative to what was summed.
  @inline(__always)
  static func noise(scale: Double, coefficient: Double) -> Double { 1e-8 * coefficient + 1e-8 * scale }

  /// Sets up the problem of the members; rows that are set aside are left out.
  mutating func buildProblem() {
    problem.reset(variables: memberVariables)
    for local in memberVariables.indices {
      store.variables[Int(memberVariables[local])].local = Store.id(local)
    }
    if memberVariables.count > 1 { chooseUnits() }
    for member in memberRows.indices {
      let index = Int(memberRows[member])
      if store.rows[Int(residuals[index].row)].role == .setAside { continue }
      let amount = leadingCoefficient(index)
      let variable: Int
      if residuals[index].count == 1 {
        variable = local(Int(residuals[index].start))
      } else {
        variable = logical(for: index, dividedBy: amount)
      }
      addRow(index, variable, amount)
    }
  }

  /// The index in the problem of a term's variable.
  @inline(__always)
  private func local(_ term: Int) -> Int {
    Int(store.variables[Int(residualTerms[term].variable)].local)
  }

  /// A term's coefficient in the units of the problem.
  @inline(__always)
  private func coefficient(_ term: Int) -> Double {
    residualTerms[term].coefficient * problem.unit[local(term)]
  }

  /// The largest coefficient of a residual, the first of those that are equal: what its row is divided by.
  mutating func leadingCoefficient(_ residual: Int) -> Double {
    var result = 0.0
    for term in residuals[residual].terms {
      let amount = coefficient(term)
      if abs(amount) > abs(result) * (1 + 1e-9) { result = amount }
    }
    return result
  }

  /// Where coefficients differ by more than a thousand times, measures the variables in units that bring them together.
  private mutating func chooseUnits() {
    for _ in 0..<4 {
      var isEven = true
      for member in memberRows.indices where residuals[Int(memberRows[member])].count > 1 {
        let largest = abs(leadingCoefficient(Int(memberRows[member])))
        for term in residuals[Int(memberRows[member])].terms where abs(coefficient(term)) < 1e-3 * largest {
          isEven = false
        }
      }
      if isEven { return }
      shares.fill(problem.variables.count, with: 0)
      for member in memberRows.indices where residuals[Int(memberRows[member])].count > 1 {
        let largest = abs(leadingCoefficient(Int(memberRows[member])))
        for term in residuals[Int(memberRows[member])].terms {
          shares[local(term)] = max(shares[local(term)], abs(coefficient(term)) / largest)
        }
      }
      for local in shares.indices where shares[local] > 0 && shares[local] < 1e-3 {
        let power = -Int(shares[local].exponent)
        problem.unit[local] *= Double(sign: .plus, exponent: max(-60, min(60, power)), significand: 1)
      }
      for local in shares.indices { problem.simplex.grain[local] = Simplex.point / problem.unit[local] }
    }
  }

  private mutating func addRow(_ index: Int, _ variable: Int, _ amount: Double) {
    let residual = residuals.start + index
    let row = store.rows.start + Int(residual.pointee.row)
    let target = -residual.pointee.offset / amount
    let isAtMost =
      row.pointee.relation == .equal || (row.pointee.relation == .lessThanOrEqual) == (amount > 0)
    let isAtLeast = row.pointee.relation == .equal || !isAtMost
    guard row.pointee.isRequired else {
      problem.marks.append(
        Mark(
          row: residual.pointee.row, variable: Store.id(variable), priority: row.pointee.priority,
          target: target,
          below: isAtLeast ? abs(amount) : 0, above: isAtMost ? abs(amount) : 0))
      return
    }
    let noise = Engine.noise(
      scale: residual.pointee.scale, coefficient: store.largestCoefficient(of: Int(residual.pointee.row)))
    problem.simplex.tolerance[variable] = max(problem.simplex.tolerance[variable], noise / abs(amount))
    if isAtMost && target < problem.simplex.upper[variable] {
      problem.simplex.upper[variable] = target
      problem.upperSource[variable] = Store.id(index)
    }
    if isAtLeast && target > problem.simplex.lower[variable] {
      problem.simplex.lower[variable] = target
      problem.lowerSource[variable] = Store.id(index)
    }
  }

  /// The logical variable for the direction of a residual; a new one when no residual had that direction.
  private mutating func logical(for residual: Int, dividedBy amount: Double) -> Int {
    let terms = residuals[residual].terms
    for index in problem.directionResidual.indices {
      let other = residuals[Int(problem.directionResidual[index])]
      if Int(other.count) == terms.count && isDirection(index, other.terms, of: terms, dividedBy: amount) {
        return problem.simplex.structuralCount + index
      }
    }
    logicalTerms.removeAll()
    for term in terms {
      logicalTerms.append(LogicalTerm(variable: local(term), coefficient: coefficient(term) / amount))
    }
    problem.directionResidual.append(Store.id(residual))
    problem.lowerSource.append(-1)
    problem.upperSource.append(-1)
    return problem.simplex.addRow(logicalTerms)
  }

  /// Whether a residual's terms have the direction of logical variable `index`, which has those of `others`.
  private func isDirection(
    _ index: Int, _ others: Range<Int>, of terms: Range<Int>, dividedBy amount: Double
  ) -> Bool {
    let start = index * problem.simplex.structuralCount
    var other = others.lowerBound
    for term in terms {
      if residualTerms[term].variable != residualTerms[other].variable { return false }
      let mine = coefficient(term) / amount
      if abs(mine - problem.simplex.original[start + local(term)]) > 1e-13 * abs(mine) { return false }
      other += 1
    }
    return true
  }
}
