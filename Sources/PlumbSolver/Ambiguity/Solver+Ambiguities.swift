extension Solver {
  /// The unknowns that have more than one optimal value, with their ranges.
  ///
  /// The present system is judged, so this solves first where that is due.
  public mutating func ambiguities() -> [Ambiguity] {
    if isStructureStale || isNumericallyStale { solve() }
    let kept = work
    evaluateOffsets()
    openComponents.removeAll(keepingCapacity: true)
    for component in 0..<partition.count {
      let variables = partition.variables[
        Int(partition.variableStart[component])..<Int(partition.variableStart[component + 1])]
      let rows = partition.rows[Int(partition.rowStart[component])..<Int(partition.rowStart[component + 1])]
      guard makeFeasible(variables, rows) else { continue }
      problem.runLevels()
      if !problem.simplex.isSettled() { openComponents.append(Int32(truncatingIfNeeded: component)) }
    }
    work = kept
    areSolutionsValid = false
    var result: [Ambiguity] = []
    let open = openExpressions()
    for group in open.groups.indices {
      buildGroup(open, group)
      guard problem.simplex.makeFeasible(tolerance: problem.tolerance) else { continue }
      problem.runLevels()
      for index in open.groupExpressions[group] {
        if let ambiguity = range(open, Int(index)) { result.append(ambiguity) }
      }
    }
    result.sort { $0.variable.index < $1.variable.index }
    return result
  }

  private mutating func range(_ open: OpenExpressions, _ index: Int) -> Ambiguity? {
    let terms = open.terms(index)
    let variable = Int(open.variable[index])
    var fixed = work[variable]
    for term in terms { fixed -= open.termCoefficient[term] * work[Int(open.termVariable[term])] }
    var factor = 1.0
    let target: Int
    if terms.count == 1 {
      target = Int(localIndex[Int(open.termVariable[terms.lowerBound])])
      factor = open.termCoefficient[terms.lowerBound] * problem.unit[target]
      if problem.simplex.isFixed(target) { return nil }
    } else {
      addOpenRow(open, terms)
      target = problem.simplex.variableCount - 1
    }
    // The bounds stay as they are, so one extreme can start where the other ended. A logical variable without
    // bounds never leaves the basis: it can be taken away again.
    var lowest = factor * problem.simplex.extreme(of: target, upwards: factor < 0)
    var highest = factor * problem.simplex.extreme(of: target, upwards: factor > 0)
    if terms.count > 1 { problem.simplex.removeLastRow() }
    lowest += fixed
    highest += fixed
    let isFinite = lowest > -.infinity && highest < .infinity
    if isFinite && highest - lowest <= 1e-6 + 1e-9 * max(abs(lowest), abs(highest)) { return nil }
    return Ambiguity(variable: store.variable(at: variable), lowest: lowest, highest: highest)
  }
}
