/// The general elimination: one unknown of a combination of rows, with what is defined replaced.
extension Engine {
  mutating func eliminateRest() {
    if presolving.undecided == 0 { return }
    levelDefinitions()
    presolving.areLevelsKept = true
    // What is nearly known makes more known: it comes first.
    for index in presolving.equalities.indices {
      let row = Int(presolving.equalities[index])
      if isUndecided(row) && store.rows[row].open <= 1 { eliminate(row) }
    }
    for index in presolving.equalities.indices {
      let row = Int(presolving.equalities[index])
      if isUndecided(row) { eliminate(row) }
    }
  }

  /// Lists the required equalities that are undecided.
  mutating func listEqualities() {
    presolving.equalities.removeAll()
    for row in store.rows.indices where isUndecided(row) { presolving.equalities.append(Store.id(row)) }
  }

  @inline(__always)
  private func isUndecided(_ row: Int) -> Bool { store.rows[row].role == .none && store.rows[row].isLive }

  private mutating func eliminate(_ row: Int) {
    if isCyclic { return }
    beginExpansion()
    addToExpansion(row: row, times: 1, .positions)
    finishExpansion(.positions)
    var pivot = expandsFully ? -1 : pivotCandidate(independent: true)
    if pivot < 0 {
      deepenExpansion(to: .unknowns)
      pivot = pivotCandidate(independent: false)
    }
    presolving.undecided -= 1
    if pivot < 0 {
      store.rows[row].role = .redundant
      redundantRows.append(Store.id(row))
      return
    }
    presolving.undecided += 1
    storeDefinition(of: pivot, by: row)
    propagateKnown()
  }

  /// The free variable of the expression that is best eliminated: of decent size, mentioned by the fewest rows.
  ///
  /// One on which nothing depends can be defined by an expression that still holds defined sizes, since nothing in
  /// it can lead back to the variable.
  private mutating func pivotCandidate(independent: Bool) -> Int {
    var largest = 0.0
    for index in expansion.variables.indices {
      let variable = Int(expansion.variables[index])
      if !store.variables[variable].isKnown { largest = max(largest, abs(expansion.net(variable))) }
    }
    var best = -1
    var bestDegree = Int.max
    for index in expansion.variables.indices {
      let variable = Int(expansion.variables[index])
      let amount = abs(expansion.net(variable))
      guard amount >= 0.05 * largest, amount > 0, !isDefined(variable), !store.variables[variable].isKnown
      else { continue }
      let degree = degree(of: variable)
      if degree >= bestDegree || (independent && hasDependents(variable)) { continue }
      best = variable
      bestDegree = degree
    }
    return best
  }

  private mutating func storeDefinition(of pivot: Int, by row: Int) {
    let amount = expansion.net(pivot)
    let index = stored.entries.count
    var entry = StoredDefinitions.Entry(
      variable: Store.id(pivot), termStart: Store.id(stored.terms.count), termEnd: 0,
      factorStart: Store.id(stored.factors.count), factorEnd: 0)
    for index in expansion.variables.indices {
      let variable = Int(expansion.variables[index])
      let value = expansion.net(variable)
      if variable == pivot || value == 0 { continue }
      stored.terms.append(ResidualTerm(variable: Store.id(variable), coefficient: -value / amount))
      stored.mentions.append(
        StoredDefinitions.Mention(owner: Store.id(pivot), next: store.variables[variable].firstMention))
      store.variables[variable].firstMention = Store.id(stored.mentions.count - 1)
    }
    for index in expansion.factors.indices {
      let factor = expansion.factors[index]
      stored.factors.append(StoredDefinitions.Factor(row: factor.row, factor: -factor.factor / amount))
      store.rows[Int(factor.row)].isFactor = true
    }
    entry.termEnd = Store.id(stored.terms.count)
    entry.factorEnd = Store.id(stored.factors.count)
    stored.entries.append(entry)
    define(pivot, by: row, place: -1 - index)
    settleLevel(of: pivot)
    settleKnown(pivot)
  }
}
