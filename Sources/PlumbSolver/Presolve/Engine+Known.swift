/// Forward propagation of numbers: a row with one unknown, all others being known, makes that known as well.
extension Engine {
  mutating func propagateKnown() {
    let variables = store.variables.start
    let numbers = store.numbers.start
    let rows = store.rows.start
    let terms = store.terms.start
    while presolving.knownHead < presolving.known.count {
      let row = Int(presolving.known[presolving.knownHead])
      presolving.knownHead += 1
      if rows[row].role != .none { continue }
      var sum = rows[row].constant
      var largest = 0.0
      var level: Int32 = 0
      var slot = -1
      for term in rows[row].terms {
        let coefficient = terms[term].coefficient
        let variable = variables + Int(terms[term].variable)
        let size = abs(coefficient)
        largest = size > largest ? size : largest
        if variable.pointee.isKnown {
          sum += coefficient * numbers[Int(terms[term].variable)].value
          level = max(level, variable.pointee.level)
        } else {
          slot = term
        }
      }
      if slot < 0 {
        rows[row].role = .redundant
        redundantRows.append(Store.id(row))
        presolving.undecided -= 1
        continue
      }
      let variable = Int(terms[slot].variable)
      // A small coefficient, or a variable with another definition, is left to the general elimination.
      if variables[variable].row >= 0 || abs(terms[slot].coefficient) < 1e-3 * largest { continue }
      let isNewPosition = variables[variable].kind == .position && !variables[variable].isBase
      define(variable, by: row, place: slot)
      makeKnown(variable, -sum / terms[slot].coefficient)
      variables[variable].level = level + 1
      tellRows(of: variable, isNewPosition: isNewPosition)
      if presolving.areLevelsKept { raiseDependents(of: variable) }
    }
  }

  @inline(__always)
  private mutating func makeKnown(_ variable: Int, _ value: Double) {
    store.variables[variable].isKnown = true
    if isUpdating { return touch(variable) }
    store.numbers[variable].base = value
    if store.numbers[variable].value != value { setValue(variable, value) }
  }

  /// Makes a defined variable known where all that its definition mentions is; true when it was not before.
  mutating func settleKnown(_ variable: Int) {
    var isKnown = true
    forEachTerm(of: variable) { mentioned, _ in
      if !store.variables[mentioned].isKnown { isKnown = false }
    }
    if !isKnown || store.variables[variable].isKnown { return }
    makeKnown(variable, evaluateBase(variable))
    tellRows(of: variable, isNewPosition: false)
  }

  /// A variable has become known: counts that in its rows, and makes known what depends on it and on nothing unknown.
  mutating func tellRows(of first: Int, isNewPosition: Bool) {
    let variables = store.variables.start
    let rows = store.rows.start
    let terms = store.terms.start
    var variable = first
    var isNewPosition = isNewPosition
    while true {
      var slot = Int(variables[variable].firstOccurrence)
      while slot >= 0 {
        let row = Int(terms[slot].row)
        slot = Int(terms[slot].next)
        if rows[row].role == .none {
          rows[row].open -= 1
          if isNewPosition { rows[row].positions -= 1 }
          if rows[row].open == 1 { presolving.known.append(Store.id(row)) }
        } else if rows[row].role == .definition {
          rows[row].open -= 1
          let defined = Int(rows[row].defined)
          if defined != variable && variables[defined].place >= 0 && rows[row].open == 1
            && !variables[defined].isKnown
          {
            makeKnown(defined, evaluateBase(defined))
            presolving.news.append(Store.id(defined))
          }
        }
      }
      var node = Int(variables[variable].firstMention)
      while node >= 0 {
        let owner = Int(stored.mentions[node].owner)
        node = Int(stored.mentions[node].next)
        if variables[owner].isKnown { continue }
        var isKnown = true
        forEachTerm(of: owner) { mentioned, _ in
          if !variables[mentioned].isKnown { isKnown = false }
        }
        if !isKnown { continue }
        makeKnown(owner, evaluateBase(owner))
        presolving.news.append(Store.id(owner))
      }
      guard let next = presolving.news.popLast() else { return }
      variable = Int(next)
      isNewPosition = false
    }
  }
}
