/// Which defined variables an expansion replaces.
enum ExpansionDepth {
  /// Positions only: sizes and known numbers stay.
  case positions
  /// Everything but known numbers: free variables remain.
  case unknowns
  /// Everything: free variables and parameters remain.
  case everything
}

extension Solver {
  /// Starts an expression with `factor` times a row.
  mutating func beginExpansion() { expansion.reset(variableCount: store.variableCount) }

  mutating func addToExpansion(row: Int, times factor: Double, _ depth: ExpansionDepth) {
    expansion.factorRow.append(Int32(truncatingIfNeeded: row))
    expansion.factor.append(factor)
    for slot in store.terms(of: row) {
      addToExpansion(Int(store.termVariable[slot]), factor * store.termCoefficient[slot], depth)
    }
  }

  @inline(__always)
  mutating func addToExpansion(_ variable: Int, _ amount: Double, _ depth: ExpansionDepth) {
    if expansion.add(variable, amount) && isReplaced(variable, depth) {
      expansion.push(variable, level: definitions.level[variable])
    }
  }

  @inline(__always)
  private func isReplaced(_ variable: Int, _ depth: ExpansionDepth) -> Bool {
    guard definitions.isDefined(variable) else { return false }
    switch depth {
    case .positions: return store.kind[variable] == .position && !definitions.isKnown[variable]
    case .unknowns: return !definitions.isKnown[variable]
    case .everything: return true
    }
  }

  /// Replaces defined variables, deepest first, until none is left.
  mutating func finishExpansion(_ depth: ExpansionDepth) {
    while let variable = expansion.pop() {
      let amount = expansion.net(variable)
      expansion.clear(variable)
      if amount == 0 { continue }
      let place = Int(definitions.place[variable])
      if place >= 0 {
        let row = Int(definitions.row[variable])
        let factor = -amount / store.termCoefficient[place]
        expansion.factorRow.append(Int32(truncatingIfNeeded: row))
        expansion.factor.append(factor)
        for slot in store.terms(of: row) where slot != place {
          addToExpansion(Int(store.termVariable[slot]), factor * store.termCoefficient[slot], depth)
        }
      } else {
        let stored = -1 - place
        for index in Int(definitions.factorStart[stored])..<Int(definitions.factorEnd[stored]) {
          expansion.factorRow.append(definitions.factorRow[index])
          expansion.factor.append(amount * definitions.factor[index])
        }
        for index in Int(definitions.termStart[stored])..<Int(definitions.termEnd[stored]) {
          addToExpansion(
            Int(definitions.termVariable[index]), amount * definitions.termCoefficient[index], depth)
        }
      }
    }
  }

  /// Goes on with an expression that was expanded less deeply.
  mutating func deepenExpansion(to depth: ExpansionDepth) {
    for index in expansion.variables.indices {
      let variable = Int(expansion.variables[index])
      // Also what has cancelled so far: the definition of another one may bring it back.
      if isReplaced(variable, depth) {
        expansion.push(variable, level: definitions.level[variable])
      }
    }
    finishExpansion(depth)
  }
}
