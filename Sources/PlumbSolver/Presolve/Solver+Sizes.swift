extension Solver {
  /// Eliminates one unknown with each required equality that defined no position.
  mutating func defineSizes() {
    let rows = sizeRows
    // Sizes that are numbers make what mentions them known: they come first.
    for row in rows where store.rowCount[Int(row)] == 1 { eliminate(Int(row)) }
    for row in rows where store.rowCount[Int(row)] != 1 { eliminate(Int(row)) }
  }

  private mutating func eliminate(_ row: Int) {
    beginExpansion()
    addToExpansion(row: row, times: 1, .positions)
    finishExpansion(.positions)
    if isCyclic { return }
    var pivot = expandsFully ? -1 : pivotCandidate(unmentioned: true)
    if pivot < 0 {
      deepenExpansion(to: .unknowns)
      pivot = pivotCandidate(unmentioned: false)
    }
    if pivot < 0 {
      role[row] = .redundant
      redundantRows.append(Int32(truncatingIfNeeded: row))
      return
    }
    role[row] = .definition
    storeDefinition(of: pivot, by: row)
  }

  /// The free variable of the expression that is best eliminated: of decent size, mentioned by the fewest rows.
  ///
  /// One that no stored definition mentions can be defined by an expression that still holds defined sizes, since
  /// nothing in it can lead back to the variable.
  private func pivotCandidate(unmentioned: Bool) -> Int {
    var largest = 0.0
    for variable in expansion.variables where !definitions.isKnown[Int(variable)] {
      largest = max(largest, abs(expansion.net(Int(variable))))
    }
    var best = -1
    var bestDegree = Int.max
    for index in expansion.variables {
      let variable = Int(index)
      let amount = abs(expansion.net(variable))
      guard amount >= 0.05 * largest, amount > 0, !definitions.isDefined(variable),
        !definitions.isKnown[variable]
      else { continue }
      if unmentioned && definitions.firstMention[variable] >= 0 { continue }
      let degree = degree(of: variable)
      if degree < bestDegree {
        best = variable
        bestDegree = degree
      }
    }
    return best
  }

  /// The number of rows that mention the variable, counted up to 16.
  private func degree(of variable: Int) -> Int {
    var count = 0
    var slot = Int(store.firstOccurrence[variable])
    while slot >= 0 && count < 16 {
      count += 1
      slot = Int(store.nextOccurrence[slot])
    }
    return count
  }

  private mutating func storeDefinition(of pivot: Int, by row: Int) {
    let amount = expansion.net(pivot)
    let stored = definitions.storedVariable.count
    definitions.storedVariable.append(Int32(truncatingIfNeeded: pivot))
    definitions.termStart.append(Int32(truncatingIfNeeded: definitions.termVariable.count))
    for index in expansion.variables {
      let variable = Int(index)
      let value = expansion.net(variable)
      if variable == pivot || value == 0 { continue }
      definitions.termVariable.append(index)
      definitions.termCoefficient.append(-value / amount)
      definitions.mentionOwner.append(Int32(truncatingIfNeeded: pivot))
      definitions.nextMention.append(definitions.firstMention[variable])
      definitions.firstMention[variable] = Int32(truncatingIfNeeded: definitions.mentionOwner.count - 1)
    }
    definitions.termEnd.append(Int32(truncatingIfNeeded: definitions.termVariable.count))
    definitions.factorStart.append(Int32(truncatingIfNeeded: definitions.factorRow.count))
    for index in expansion.factorRow.indices {
      definitions.factorRow.append(expansion.factorRow[index])
      definitions.factor.append(-expansion.factor[index] / amount)
    }
    definitions.factorEnd.append(Int32(truncatingIfNeeded: definitions.factorRow.count))
    definitions.row[pivot] = Int32(truncatingIfNeeded: row)
    definitions.place[pivot] = Int32(truncatingIfNeeded: -1 - stored)
    definitions.definedVariable[row] = Int32(truncatingIfNeeded: pivot)
    settleLevel(of: pivot)
    settleKnown(pivot)
  }
}
