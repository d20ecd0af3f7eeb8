extension Engine {
  /// Gives levels to the variables that were defined without, and lists them in order.
  mutating func levelDefinitions() {
    let count = presolving.unlevelled.count
    if count == 0 { return }
    definitionOrder.reserve(definitionOrder.count + count)
    if presolving.missing.count < store.variables.count {
      presolving.missing.resize(store.variables.count, filledWith: 0)
    }
    for index in presolving.unlevelled.indices {
      store.variables[Int(presolving.unlevelled[index])].level = -1
    }
    for index in presolving.unlevelled.indices {
      let variable = Int(presolving.unlevelled[index])
      var missing: Int32 = 0
      forEachTerm(of: variable) { mentioned, _ in
        if store.variables[mentioned].level < 0 { missing += 1 }
      }
      presolving.missing[variable] = missing
      if missing == 0 { definitionOrder.append(Store.id(variable)) }
    }
    let missing = presolving.missing.start
    var ready = Column<Int32>()
    swap(&ready, &worklist)
    var next = 0
    while next < definitionOrder.count {
      let variable = Int(definitionOrder[next])
      next += 1
      store.variables[variable].level = levelAbove(variable)
      ready.removeAll()
      forEachDependent(of: variable) { dependent in
        if store.variables[dependent].level >= 0 { return }
        missing[dependent] -= 1
        if missing[dependent] == 0 { ready.append(Store.id(dependent)) }
      }
      definitionOrder.append(contentsOf: ready)
    }
    swap(&ready, &worklist)
    if definitionOrder.count < count { isCyclic = true }
    presolving.unlevelled.removeAll()
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

  /// Lists the defined variables that are not known so that each comes after those that its definition mentions.
  mutating func orderDefinitions() {
    // The general elimination changes levels.
    if presolving.areLevelsKept { sortDefinitions() } else { levelDefinitions() }
    isOrderStale = false
  }

  /// Sorts by counting.
  mutating func sortDefinitions() {
    isOrderStale = false
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
