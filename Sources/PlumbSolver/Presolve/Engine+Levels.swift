extension Engine {
  /// Gives levels to the variables that were defined without, and lists them in order.
  mutating func levelDefinitions() {
    let count = presolving.unlevelledCount
    if count == 0 { return }
    presolving.unlevelledCount = 0
    definitionOrder.reserve(definitionOrder.count + count)
    presolving.chains.fill(store.variables.count, with: 0)
    let variables = store.variables.start
    // In the order of variables, which is most often that in which they lie beside each other and depend on each other.
    for variable in store.variables.indices where variables[variable].level == Engine.unlevelled {
      if !level(variable) { levelDeeply(variable) }
    }
  }

  /// The variable, which was just defined, waits for its level.
  @inline(__always)
  mutating func leaveUnlevelled(_ variable: Int) {
    store.variables[variable].level = Engine.unlevelled
    presolving.unlevelledCount += 1
  }

  private static let unlevelled: Int32 = -1
  /// Of a variable that waits for the levels of what it mentions.
  private static let waiting: Int32 = -2

  /// Gives a level to a variable that is defined by a row as it stands, lists it and computes its base. False, with nothing done, where
  /// something that it mentions has none.
  @inline(__always)
  private mutating func level(_ variable: Int) -> Bool {
    let variables = store.variables.start
    let terms = store.terms.start
    let numbers = store.numbers.start
    let place = Int(variables[variable].place)
    let row = Int(variables[variable].row)
    var level: Int32 = 0
    var sum = store.rows[row].constant
    var unknowns = 0
    var unknown = 0
    for slot in store.terms(of: row) where slot != place {
      let mentioned = Int(terms[slot].variable)
      let other = variables[mentioned].level
      if other < 0 { return false }
      level = max(level, other)
      sum += terms[slot].coefficient * numbers[mentioned].base
      if variables[mentioned].isKnown { continue }
      unknowns &+= 1
      unknown = mentioned
    }
    numbers[variable].base = Engine.divide(-sum, by: terms[place].coefficient)
    take(variable, level + 1, unknowns, unknown)
    return true
  }

  @inline(__always)
  private mutating func take(_ variable: Int, _ level: Int32, _ unknowns: Int, _ unknown: Int) {
    store.variables[variable].level = level
    definitionOrder.append(Store.id(variable))
    if unknowns != 1 { return }
    let length = presolving.chains[unknown] &+ 1
    presolving.chains[variable] = length
    if length > Alias.near { presolving.hasFarAliases = true }
  }

  /// The same, with levels first for what it mentions and so on.
  private mutating func levelDeeply(_ first: Int) {
    let variables = store.variables.start
    let terms = store.terms.start
    // Variables that wait, each with the slot at which the search goes on.
    worklist.removeAll()
    worklist.append(Store.id(first))
    worklist.append(store.rows[Int(variables[first].row)].start)
    variables[first].level = Engine.waiting
    while !worklist.isEmpty {
      let variable = Int(worklist[worklist.count - 2])
      let place = Int(variables[variable].place)
      let slots = store.terms(of: Int(variables[variable].row))
      var slot = Int(worklist[worklist.count - 1])
      while slot < slots.upperBound {
        if slot != place && variables[Int(terms[slot].variable)].level < 0 {
          if variables[Int(terms[slot].variable)].level == Engine.unlevelled { break }
          isCyclic = true
        }
        slot += 1
      }
      if slot < slots.upperBound {
        let mentioned = Int(terms[slot].variable)
        if !level(mentioned) {
          worklist[worklist.count - 1] = Store.id(slot)
          worklist.append(Store.id(mentioned))
          worklist.append(store.rows[Int(variables[mentioned].row)].start)
          variables[mentioned].level = Engine.waiting
        } else {
          worklist[worklist.count - 1] = Store.id(slot + 1)
        }
        continue
      }
      worklist.removeLast(2)
      var level: Int32 = 0
      var unknowns = 0
      var unknown = 0
      for slot in slots where slot != place {
        let mentioned = Int(terms[slot].variable)
        level = max(level, variables[mentioned].level)
        if variables[mentioned].isKnown { continue }
        unknowns &+= 1
        unknown = mentioned
      }
      store.numbers[variable].base = evaluateBase(variable)
      take(variable, level + 1, unknowns, unknown)
    }
  }

  /// A level above those of what the variable's definition mentions.
  private mutating func levelAbove(_ variable: Int) -> Int32 {
    var level: Int32 = 0
    forEachTerm(of: variable) { mentioned, _ in level = max(level, store.variables[mentioned].level) }
    return level + 1
  }

  /// Gives the variable and what depends on it levels above those of what they mention.
  mutating func settleLevel(of variable: Int) {
    store.variables[variable].level = max(store.variables[variable].level, levelAbove(variable))
    raiseDependents(of: variable)
  }

  mutating func raiseDependents(of variable: Int) {
    let variables = store.variables.start
    var raised = Column<Int32>()
    swap(&raised, &worklist)
    raised.removeAll()
    raised.append(Store.id(variable))
    while let next = raised.popLast() {
      let level = variables[Int(next)].level
      if Int(level) > store.variables.count {
        isCyclic = true
        break
      }
      forEachDependent(of: Int(next)) { dependent in
        if variables[dependent].level > level { return }
        variables[dependent].level = level + 1
        raised.append(Store.id(dependent))
      }
    }
    swap(&raised, &worklist)
  }

  /// Lists the defined variables that are not known so that each comes after those that its definition mentions, and
  /// computes their values with every free variable at 0.
  mutating func orderDefinitions() {
    // The general elimination changes levels.
    if presolving.areLevelsKept {
      sortDefinitions()
      for index in definitionOrder.indices {
        let variable = Int(definitionOrder[index])
        store.numbers[variable].base = evaluateBase(variable)
      }
    } else {
      levelDefinitions()
    }
    isOrderStale = false
  }

  /// Sorts by counting.
  mutating func sortDefinitions() {
    isOrderStale = false
    presolving.hasFarAliases = true
    worklist.removeAll()
    for variable in store.variables.indices where isDefined(variable) && !store.variables[variable].isKnown {
      let level = Int(store.variables[variable].level) + 1
      if level >= worklist.count { worklist.resize(level + 1, filledWith: 0) }
      worklist[level] += 1
    }
    var sum: Int32 = 0
    for level in worklist.indices {
      sum += worklist[level]
      worklist[level] = sum
    }
    definitionOrder.fill(Int(sum), with: 0)
    for variable in store.variables.indices where isDefined(variable) && !store.variables[variable].isKnown {
      let level = Int(store.variables[variable].level)
      definitionOrder[Int(worklist[level])] = Store.id(variable)
      worklist[level] += 1
    }
  }
}
