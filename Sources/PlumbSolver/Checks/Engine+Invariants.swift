extension Engine {
  /// The first invariant that the state after a solve breaks, or nil. For tests and for builds with
  /// `PLUMB_INTERNAL_CHECKS`, which call it after every solve.
  func brokenInvariant() -> StaticString? {
    brokenStoreInvariant() ?? brokenDefinitionInvariant() ?? brokenAnswerInvariant()
  }

  private func brokenStoreInvariant() -> StaticString? {
    var linked = 0
    for variable in store.variables.indices where store.numbers[variable].generation & 1 == 1 {
      var slot = Int(store.variables[variable].firstOccurrence)
      var previous: Int32 = -1
      while slot >= 0 {
        if Int(store.terms[slot].variable) != variable {
          return "an occurrence list holds another variable's term"
        }
        if store.terms[slot].previous != previous { return "an occurrence list is not linked both ways" }
        let row = Int(store.terms[slot].row)
        if !store.rows[row].isLive || !store.terms(of: row).contains(slot) {
          return "an occurrence list holds a removed row's term"
        }
        linked += 1
        previous = Int32(truncatingIfNeeded: slot)
        slot = Int(store.terms[slot].next)
      }
    }
    var terms = 0
    for row in store.rows.indices where store.rows[row].isLive { terms += store.terms(of: row).count }
    return terms == linked ? nil : "a term is in no occurrence list"
  }

  private func brokenDefinitionInvariant() -> StaticString? {
    for row in store.rows.indices where store.rows[row].isLive {
      if store.rows[row].role == .none { return "a row has no role" }
      if store.rows[row].role == .setAside && !records.contains(where: { Int($0.setAside) == row }) {
        return "a row is set aside without a conflict"
      }
    }
    for variable in store.variables.indices where isDefined(variable) {
      let level = store.variables[variable].level
      var isBelow = true
      var isKnown = true
      forEachTerm(of: variable) { mentioned, _ in
        if store.variables[mentioned].level >= level { isBelow = false }
        if !store.variables[mentioned].isKnown { isKnown = false }
      }
      if !isBelow { return "a definition mentions a variable that is not below it" }
      if isKnown != store.variables[variable].isKnown { return "a variable is known without a reason" }
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
    for row in store.rows.indices
    where store.rows[row].isLive && store.rows[row].isRequired && store.rows[row].role != .setAside {
      let (sum, scale) = store.evaluate(row)
      // Beyond this, sums lose their last point.
      guard scale < 1e12 else { continue }
      let noise = 100 * Engine.noise(scale: scale, coefficient: store.largestCoefficient(of: row))
      let holds: Bool
      switch store.rows[row].relation {
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
    for row in store.rows.indices where store.rows[row].isLive {
      if abs(store.rows[row].constant) > 1e7 { return false }
      for slot in store.terms(of: row) {
        let size = abs(store.terms[slot].coefficient)
        if size < 1e-4 || size > 1e4 { return false }
      }
    }
    for variable in store.variables.indices where store.variables[variable].kind == .parameter {
      if abs(store.numbers[variable].value) > 1e7 { return false }
    }
    return true
  }
}
