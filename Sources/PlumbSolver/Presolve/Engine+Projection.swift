/// What a variable comes down to that is defined by one other unknown, which may be defined so itself, and so on.
struct Alias: BitwiseCopyable {
  var variable: Int32
  var coefficient: Double
  /// How many definitions that replaces.
  var length: Int32

  /// Shorter chains are replaced step by step, so that a change of one definition is known to reach a residual.
  static let near: Int32 = 4
}

/// Expressions by free variables alone; known numbers are left out.
extension Engine {
  /// Finds aliases where nothing has needed them since the presolve.
  mutating func findDueAliases() {
    if !areAliasesDue { return }
    areAliasesDue = false
    findAliases()
  }

  /// Finds what each variable that is defined by one other unknown comes down to, so that long chains are not walked
  /// for each row.
  mutating func findAliases() {
    if definitionOrder.isEmpty { return }
    areAliasesStale = false
    aliases.resize(store.variables.count, filledWith: Alias(variable: -1, coefficient: 0, length: 0))
    for index in definitionOrder.indices {
      let variable = Int(definitionOrder[index])
      var unknowns = 0
      var alias = Alias(variable: -1, coefficient: 0, length: 1)
      forEachTerm(of: variable) { mentioned, coefficient in
        if store.variables[mentioned].isKnown { return }
        unknowns += 1
        alias = Alias(variable: Store.id(mentioned), coefficient: coefficient, length: 1)
      }
      if unknowns != 1 { alias.variable = -1 }
      if alias.variable >= 0 && isDefined(Int(alias.variable)) {
        let further = aliases[Int(alias.variable)]
        if further.variable >= 0 {
          alias = Alias(
            variable: further.variable, coefficient: alias.coefficient * further.coefficient,
            length: further.length + 1)
        }
      }
      aliases[variable] = alias
    }
  }

  /// Adds a variable to the expression.
  mutating func addProjection(_ variable: Int, _ amount: Double) {
    let record = store.variables.start + variable
    if record.pointee.isKnown { return }
    if record.pointee.row < 0 {
      _ = expansion.add(variable, amount)
      return
    }
    let isFar = !areAliasesStale && aliases[variable].variable >= 0 && aliases[variable].length > Alias.near
    if !isFar {
      if expansion.add(variable, amount) { expansion.push(variable, level: record.pointee.level) }
      return
    }
    let alias = aliases[variable]
    let other = Int(alias.variable)
    markReplaced(from: variable, to: other)
    if expansion.add(other, amount * alias.coefficient) && isDefined(other) {
      expansion.push(other, level: store.variables[other].level)
    }
  }

  /// Marks a chain of definitions that is replaced by its end.
  private mutating func markReplaced(from variable: Int, to end: Int) {
    var node = variable
    while node != end && !store.numbers[node].isReplacedFar {
      store.numbers[node].isReplacedFar = true
      var next = end
      forEachTerm(of: node) { mentioned, _ in
        if !store.variables[mentioned].isKnown { next = mentioned }
      }
      node = next
    }
  }

  /// Replaces defined variables, deepest first, until none is left; notes those of a residual with them.
  mutating func finishProjection(for residual: Int = -1) {
    while let variable = expansion.pop() {
      let amount = expansion.net(variable)
      expansion.clear(variable)
      if amount == 0 { continue }
      if residual >= 0 {
        noteReplacement(of: variable, in: residual)
        replaced.append(Store.id(variable))
      }
      let place = Int(store.variables[variable].place)
      if place >= 0 {
        let pivot = store.terms[place].coefficient
        for slot in store.terms(of: Int(store.variables[variable].row)) where slot != place {
          addProjection(
            Int(store.terms[slot].variable), Engine.divide(-amount * store.terms[slot].coefficient, by: pivot)
          )
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
