/// Expressions by free variables alone; known numbers are left out.
extension Engine {
  /// Finds what each variable that is defined by one other unknown comes down to, so that long chains are not walked
  /// for each row.
  mutating func findAliases() {
    if definitionOrder.isEmpty { return }
    aliases.resize(store.variables.count, filledWith: ResidualTerm(variable: -1, coefficient: 0))
    for index in definitionOrder.indices {
      let variable = Int(definitionOrder[index])
      var unknowns = 0
      var alias = ResidualTerm(variable: -1, coefficient: 0)
      forEachTerm(of: variable) { mentioned, coefficient in
        if store.variables[mentioned].isKnown { return }
        unknowns += 1
        alias = ResidualTerm(variable: Store.id(mentioned), coefficient: coefficient)
      }
      if unknowns != 1 { alias.variable = -1 }
      if alias.variable >= 0 && isDefined(Int(alias.variable)) {
        let further = aliases[Int(alias.variable)]
        if further.variable >= 0 {
          alias = ResidualTerm(
            variable: further.variable, coefficient: alias.coefficient * further.coefficient)
        }
      }
      aliases[variable] = alias
    }
  }

  /// Adds a variable to the expression.
  mutating func addProjection(_ variable: Int, _ amount: Double) {
    let record = store.variables[variable]
    if record.isKnown { return }
    if record.row < 0 {
      _ = expansion.add(variable, amount)
      return
    }
    let alias = aliases[variable]
    if alias.variable < 0 {
      if expansion.add(variable, amount) { expansion.push(variable, level: record.level) }
      return
    }
    let other = Int(alias.variable)
    if expansion.add(other, amount * alias.coefficient) && isDefined(other) {
      expansion.push(other, level: store.variables[other].level)
    }
  }

  /// Replaces defined variables, deepest first, until none is left.
  mutating func finishProjection() {
    while let variable = expansion.pop() {
      let amount = expansion.net(variable)
      expansion.clear(variable)
      if amount == 0 { continue }
      let place = Int(store.variables[variable].place)
      if place >= 0 {
        let pivot = store.terms[place].coefficient
        for slot in store.terms(of: Int(store.variables[variable].row)) where slot != place {
          addProjection(
            Int(store.terms[slot].variable), -amount * store.terms[slot].coefficient / pivot)
        }
      } else {
        let entry = stored.entries[-1 - place]
        for index in Int(entry.termStart)..<Int(entry.termEnd) {
          addProjection(Int(stored.terms[index].variable), amount * stored.terms[index].coefficient)
        }
      }
    }
  }
}
