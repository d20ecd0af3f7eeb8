extension Engine {
  /// Solves the components that a changed number reaches; the others keep their solution.
  mutating func solveComponents() {
    if areTiesStale {
      forgetTies()
      for component in components.indices {
        forgetTies(of: component)
        if components[component].isOpenAfterLevels { touch(component: component) }
      }
    }
    var head = 0
    while head < touched.components.count {
      let component = Int(touched.components[head])
      head += 1
      if !components[component].isDirty { continue }
      if ties.isKept && components[component].group >= 0 {
        // It stays dirty until the group is solved.
        ties.groups[Int(components[component].group)].isDirty = true
        continue
      }
      components[component].isDirty = false
      solve(component)
      if isAborted { break }
      if components[component].isOpen && ties.isKept {
        // The groups hold no longer all that is open: what was left to them is looked at once more.
        forgetTies()
        head = 0
      }
    }
    if ties.isKept { solveGroups() }
    touched.components.removeAll()
  }

  @inline(__always)
  mutating func touch(component: Int) {
    if components[component].isDirty { return }
    components[component].isDirty = true
    touched.components.append(Store.id(component))
  }

  mutating func solve(_ component: Int) {
    let wasOpen = components[component].isOpen
    components[component].isOpenAfterLevels = false
    components[component].isOpen = false
    if !solveAlone(component) && !solveByPattern(component) {
      listMembers(of: component)
      guard makeFeasible() else { return }
      problem.runLevels()
      if !problem.simplex.isSettled() {
        components[component].isOpenAfterLevels = true
        runConstraintTies()
        components[component].isOpen = !problem.simplex.isSettled()
      }
      if components[component].isOpen || !notePattern(component) {
        components[component].pattern = -1
        publishFreeValues()
      }
    }
    if components[component].isOpen && !wasOpen { openComponents.append(Store.id(component)) }
  }

  /// Gives the problem's variables their values.
  mutating func publishFreeValues() {
    for local in problem.variables.indices {
      setFree(Int(problem.variables[local]), problem.simplex.value[local] * problem.unit[local])
    }
  }

  @inline(__always)
  mutating func setFree(_ variable: Int, _ value: Double) {
    if store.numbers[variable].value == value { return }
    setValue(variable, value)
    touchValues(of: variable)
  }

  /// Builds the problem of the members and moves into its bounds, setting aside what makes that impossible. False
  /// where that takes another presolve.
  mutating func makeFeasible() -> Bool {
    while true {
      buildProblem()
      var certificate = crossedBounds()
      if certificate.isEmpty {
        if problem.simplex.makeFeasible() { return true }
        var bounds: [(variable: Int, isUpper: Bool, factor: Double)] = []
        problem.simplex.infeasibleBounds { bounds.append(($0, $1, $2)) }
        for bound in bounds {
          certificate.append(certificateTerm(bound.variable, isUpper: bound.isUpper, bound.factor))
        }
        certificate.removeAll { $0.row < 0 }
      }
      if !settleConflict(certificate) {
        // Not proved: what is missed is taken for noise.
        problem.simplex.coverValues()
        return true
      }
      if isAborted || needsPresolve { return false }
    }
  }

  /// The bounds of a variable that leave it no value; those that cross by no more than noise are moved together.
  private mutating func crossedBounds() -> [(row: Int, factor: Double)] {
    for variable in 0..<problem.simplex.variableCount
    where problem.simplex.lower[variable] > problem.simplex.upper[variable] {
      let low = problem.simplex.lower[variable]
      let high = problem.simplex.upper[variable]
      if low > high + problem.simplex.tolerance[variable] {
        return [certificateTerm(variable, isUpper: false, 1), certificateTerm(variable, isUpper: true, -1)]
      }
      problem.simplex.lower[variable] = (low + high) / 2
      problem.simplex.upper[variable] = (low + high) / 2
    }
    return []
  }

  private mutating func certificateTerm(_ variable: Int, isUpper: Bool, _ factor: Double) -> (
    row: Int, factor: Double
  ) {
    let residual = Int(isUpper ? problem.upperSource[variable] : problem.lowerSource[variable])
    if residual < 0 { return (-1, 0) }
    // The bound speaks of the residual divided by its leading coefficient.
    return (Int(residuals[residual].row), factor / leadingCoefficient(residual))
  }

  /// Settles what the levels leave open by the violations of single constraints, latest content key first.
  mutating func runConstraintTies() {
    var slots = Column<Int32>()
    var keys: [ContentKey] = []
    keys.reserveCapacity(problem.marks.count)
    for mark in problem.marks.indices {
      keys.append(store.contentKey(of: Int(problem.marks[mark].row), in: &slots))
    }
    var order = Array(problem.marks.indices)
    order.sort { first, second in
      let a = problem.marks[first].priority
      let b = problem.marks[second].priority
      return a != b ? a > b : store.precedes(keys[second], keys[first], slots)
    }
    for mark in order { problem.runMark(mark) }
  }
}
