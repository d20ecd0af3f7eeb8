extension Solver {
  /// The first invariant that the state after a solve breaks, or nil. For tests and for builds with
  /// `PLUMB_INTERNAL_CHECKS`, which call it after every solve.
  func brokenInvariant() -> StaticString? {
    brokenStoreInvariant() ?? brokenDefinitionInvariant() ?? brokenAnswerInvariant()
  }

  private func brokenStoreInvariant() -> StaticString? {
    var linked = 0
    for variable in 0..<store.variableCount where store.variableGeneration[variable] & 1 == 1 {
      var slot = Int(store.firstOccurrence[variable])
      var previous: Int32 = -1
      while slot >= 0 {
        if Int(store.termVariable[slot]) != variable {
          return "an occurrence list holds another variable's term"
        }
        if store.previousOccurrence[slot] != previous { return "an occurrence list is not linked both ways" }
        let row = Int(store.termRow[slot])
        if !store.isLive(row) || !store.terms(of: row).contains(slot) {
          return "an occurrence list holds a removed row's term"
        }
        linked += 1
        previous = Int32(truncatingIfNeeded: slot)
        slot = Int(store.nextOccurrence[slot])
      }
    }
    var terms = 0
    for row in 0..<store.rowSlotCount where store.isLive(row) { terms += store.terms(of: row).count }
    return terms == linked ? nil : "a term is in no occurrence list"
  }

  private func brokenDefinitionInvariant() -> StaticString? {
    for row in 0..<store.rowSlotCount where store.isLive(row) {
      if role[row] == .none { return "a row has no role" }
      if role[row] == .setAside && !records.contains(where: { Int($0.setAside) == row }) {
        return "a row is set aside without a conflict"
      }
    }
    for variable in 0..<store.variableCount where definitions.isDefined(variable) {
      let level = definitions.level[variable]
      var isBelow = true
      var isKnown = true
      definitions.forEachTerm(of: variable, store) { mentioned, _ in
        if definitions.level[mentioned] >= level { isBelow = false }
        if !definitions.isKnown[mentioned] { isKnown = false }
      }
      if !isBelow { return "a definition mentions a variable that is not below it" }
      if isKnown != definitions.isKnown[variable] { return "a variable is known without a reason" }
    }
    for record in records {
      for member in record.constraints where !store.contains(member) {
        return "a conflict names a removed constraint"
      }
    }
    return nil
  }

  /// Required constraints that are not set aside hold, up to a hundred times the noise that makes no conflict.
  private func brokenAnswerInvariant() -> StaticString? {
    guard hasOrdinaryNumbers else { return nil }
    for row in 0..<store.rowSlotCount
    where store.isLive(row) && store.isRequired(row) && role[row] != .setAside {
      let (sum, scale) = store.evaluate(row, store.value)
      // Beyond this, sums lose their last point.
      guard scale < 1e12 else { continue }
      let noise = 100 * Solver.noise(scale: scale, coefficient: store.largestCoefficient(of: row))
      let holds: Bool
      switch store.relation[row] {
      case .equal: holds = abs(sum) <= noise
      case .lessThanOrEqual: holds = sum <= noise
      case .greaterThanOrEqual: holds = sum >= -noise
      }
      if !holds { return "an admitted required constraint does not hold" }
    }
    return nil
  }

  /// Whether all numbers are of the sizes for which answers are exact: beyond them only an end is promised.
  private var hasOrdinaryNumbers: Bool {
    for row in 0..<store.rowSlotCount where store.isLive(row) {
      if abs(store.constant[row]) > 1e7 { return false }
      for slot in store.terms(of: row) {
        let size = abs(store.termCoefficient[slot])
        if size < 1e-4 || size > 1e4 { return false }
      }
    }
    for variable in 0..<store.variableCount where store.kind[variable] == .parameter {
      if abs(store.value[variable]) > 1e7 { return false }
    }
    return true
  }
}
