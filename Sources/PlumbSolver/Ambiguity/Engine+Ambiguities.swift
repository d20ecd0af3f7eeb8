extension Engine {
  /// The unknowns that have more than one optimal value, with their ranges.
  ///
  /// The present system is judged, so this solves first where that is due.
  mutating func ambiguities() -> [Ambiguity] {
    if isStale { solve() }
    refreshOffsets()
    if isOrderStale { sortDefinitions() }
    var open = Column<Int32>()
    for component in components.indices where components[component].isOpenAfterLevels {
      open.append(Store.id(component))
    }
    var result: [Ambiguity] = []
    let expressions = openExpressions(open)
    for group in expressions.groups.indices {
      buildGroup(expressions, group)
      guard problem.simplex.makeFeasible() else { continue }
      problem.runLevels()
      problem.noteStart()
      for index in expressions.groupExpressions[group] {
        if let ambiguity = range(expressions, Int(index)) { result.append(ambiguity) }
      }
    }
    result.sort { $0.variable.index < $1.variable.index }
    return result
  }

  private mutating func range(_ open: OpenExpressions, _ index: Int) -> Ambiguity? {
    let terms = open.terms(index)
    let variable = Int(open.variable[index])
    var fixed = store.numbers[variable].value
    for term in terms {
      fixed -= open.termCoefficient[term] * store.numbers[Int(open.termVariable[term])].value
    }
    var factor = 1.0
    let target: Int
    if terms.count == 1 {
      target = Int(store.variables[Int(open.termVariable[terms.lowerBound])].local)
      factor = open.termCoefficient[terms.lowerBound] * problem.unit[target]
      if problem.simplex.isFixed(target) { return nil }
    } else {
      addOpenRow(open, terms)
      target = problem.simplex.variableCount - 1
    }
    // A logical variable without bounds never leaves the basis: it can be taken away again.
    var lowest = factor * problem.extreme(of: target, upwards: factor < 0)
    var highest = factor * problem.extreme(of: target, upwards: factor > 0)
    if terms.count > 1 { problem.simplex.removeLastRow() }
    lowest += fixed
    highest += fixed
    let isFinite = lowest > -.infinity && highest < .infinity
    if isFinite && highest - lowest <= 1e-6 + 1e-9 * max(abs(lowest), abs(highest)) { return nil }
    return Ambiguity(variable: store.variable(at: variable), lowest: lowest, highest: highest)
  }
}
