/// Which defined variables an expansion replaces.
enum ExpansionDepth {
  /// Positions only: sizes and known numbers stay.
  case positions
  /// Everything but known numbers: free variables remain.
  case unknowns
  /// Everything: free variables and parameters remain.
  case everything
}

extension Engine {
  /// Starts an expression with `factor` times a row.
  mutating func beginExpansion() { expansion.reset(variableCount: store.variables.count) }

  mutating func addToExpansion(row: Int, times factor: Double, _ depth: ExpansionDepth) {
    expansion.factors.append(StoredDefinitions.Factor(row: Store.id(row), factor: factor))
    for slot in store.terms(of: row) {
      addToExpansion(Int(store.terms[slot].variable), factor * store.terms[slot].coefficient, depth)
    }
  }

  @inline(__always)
  mutating func addToExpansion(_ variable: Int, _ amount: Double, _ depth: ExpansionDepth) {
    if expansion.add(variable, amount) && isReplaced(variable, depth) {
      expansion.push(variable, level: store.variables[variable].level)
    }
  }

  @inline(__always)
  private func isReplaced(_ variable: Int, _ depth: ExpansionDepth) -> Bool {
    guard isDefined(variable) else { return false }
    switch depth {
    case .positions: return store.variables[variable].kind == .position && !store.variables[variable].isKnown
    case .unknowns: return !store.variables[variable].isKnown
    case .everything: return true
    }
  }

  /// Replaces defined variables, deepest first, until none is left.
  mutating func finishExpansion(_ depth: ExpansionDepth) {
    while let variable = expansion.pop() {
      let amount = expansion.net(variable)
      expansion.clear(variable)
      if amount == 0 { continue }
      let place = Int(store.variables[variable].place)
      if place >= 0 {
        let row = Int(store.variables[variable].row)
        let factor = -amount / store.terms[place].coefficient
        expansion.factors.append(StoredDefinitions.Factor(row: Store.id(row), factor: factor))
        for slot in store.terms(of: row) where slot != place {
          addToExpansion(Int(store.terms[slot].variable), factor * store.terms[slot].coefficient, depth)
        }
      } else {
        let entry = stored.entries[-1 - place]
        for index in Int(entry.factorStart)..<Int(entry.factorEnd) {
          let factor = stored.factors[index]
          expansion.factors.append(
            StoredDefinitions.Factor(row: factor.row, factor: amount * factor.factor))
        }
        for index in Int(entry.termStart)..<Int(entry.termEnd) {
          addToExpansion(
            Int(stored.terms[index].variable), amount * stored.terms[index].coefficient, depth)
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
        expansion.push(variable, level: store.variables[variable].level)
      }
    }
    finishExpansion(depth)
  }
}
