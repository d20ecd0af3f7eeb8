extension Engine {
  /// Turns the admitted required equalities into definitions and the rest into residual rows over free variables.
  mutating func presolve() {
    expandsFully = false
    forgetPlan()
    forgetTies()
    pending.removeAll()
    areAliasesStale = true
    findDefinitions()
    if isCyclic {
      // Rounding has closed a circle: once more, with every definition in terms of free variables.
      expandsFully = true
      findDefinitions()
    }
    makeResiduals()
    makeComponents()
    presolving.shrink()
  }

  private mutating func findDefinitions() {
    isCyclic = false
    stored.removeAll()
    redundantRows.removeAll()
    definitionOrder.removeAll()
    presolving.known.removeAll()
    presolving.knownHead = 0
    presolving.unlevelledCount = 0
    presolving.areLevelsKept = false
    presolving.hasFarAliases = false
    let areCounted = isNew
    if isNew {
      // Nothing is defined yet, and rows were counted when they were made.
      for index in editedParameters.indices { store.numbers[Int(editedParameters[index])].isDirty = false }
      isNew = false
      touched.values.reserve(store.variables.count)
    } else {
      forgetDefinitions()
    }
    countUnknowns(areCounted)
    propagateKnown()
    if presolving.undecided > 0 {
      listEqualities()
      defineSizes()
      definePositions()
      defineSizes()
      eliminateRest()
    }
    orderDefinitions()
  }

  private mutating func forgetDefinitions() {
    let variables = store.variables.start
    let numbers = store.numbers.start
    for index in store.variables.indices {
      let isParameter = variables[index].kind == .parameter
      variables[index].row = -1
      variables[index].level = 0
      variables[index].firstMention = -1
      variables[index].component = -1
      variables[index].link = Store.id(index)
      numbers[index].base = isParameter ? numbers[index].value : 0
      variables[index].isKnown = isParameter
      variables[index].isBase = false
      numbers[index].isDirty = false
      variables[index].isPending = false
      numbers[index].isReplacedFar = false
      variables[index].firstReplacement = -1
    }
  }

  /// Lists what the rows tell of their unknowns; `areCounted` when they need not be counted for that.
  private mutating func countUnknowns(_ areCounted: Bool) {
    let rows = store.rows.start
    var undecided = 0
    var residualCount = 0
    for row in store.rows.indices where rows[row].isLive {
      rows[row].defined = -1
      rows[row].residual = -1
      rows[row].isDirty = false
      rows[row].isFactor = false
      if rows[row].role == .setAside { continue }
      guard rows[row].relation == .equal && rows[row].isRequired else {
        rows[row].role = .residual
        residualCount &+= 1
        continue
      }
      if !areCounted { countUnknowns(of: row) }
      rows[row].role = .none
      undecided &+= 1
      if rows[row].open <= 1 { presolving.known.append(Store.id(row)) }
    }
    presolving.undecided = undecided
    presolving.residualCount = residualCount
  }

  private mutating func countUnknowns(of row: Int) {
    let terms = store.terms.start
    let variables = store.variables.start
    var open: Int32 = 0
    var positions: Int32 = 0
    for slot in store.terms(of: row) {
      let kind = variables[Int(terms[slot].variable)].kind
      open &+= kind == .parameter ? 0 : 1
      positions &+= kind == .position ? 1 : 0
    }
    store.rows[row].open = open
    store.rows[row].positions = positions
  }

  /// The row defines the variable at one of its slots.
  @inline(__always)
  mutating func define(_ variable: Int, by row: Int, place: Int) {
    store.variables[variable].row = Store.id(row)
    store.variables[variable].place = Store.id(place)
    store.rows[row].defined = Store.id(variable)
    store.rows[row].role = .definition
    presolving.undecided -= 1
  }
}
