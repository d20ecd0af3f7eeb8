/// Components whose rows are on the same sides of their targets as in an earlier solution need no search.
extension Engine {
  /// Solves the component by a pattern that holds with the present numbers. False, with nothing done, where none does.
  mutating func solveByPattern(_ component: Int) -> Bool {
    if isProbe { return false }
    if components[component].shape < 0 {
      listMembers(of: component)
      findShape(of: component, isShared: true)
    }
    let shape = Int(components[component].shape)
    if !setTargets(component, shape) { return false }
    let last = Int(components[component].pattern)
    if last >= 0 && shapes.holds(last, of: shape) {
      publish(component, pattern: last)
      return true
    }
    return findPattern(component, shape, besides: last)
  }

  private mutating func findPattern(_ component: Int, _ shape: Int, besides last: Int) -> Bool {
    var pattern = Int(shapes.shapes[shape].firstPattern)
    while pattern >= 0 {
      if pattern != last && shapes.holds(pattern, of: shape) {
        publish(component, pattern: pattern)
        return true
      }
      pattern = Int(shapes.patterns[pattern].next)
    }
    return false
  }

  /// False where a row is set aside.
  private mutating func setTargets(_ component: Int, _ shape: Int) -> Bool {
    let start = Int(shapes.shapes[shape].rowStart)
    var index = components[component].firstResidual
    var row = 0
    while index >= 0 {
      let residual = residuals.start + Int(index)
      index = residual.pointee.next
      if store.rows[Int(residual.pointee.row)].role == .setAside { return false }
      let factor = shapes.rows[start + row].factor
      shapes.targets[row] = residual.pointee.offset * factor
      shapes.noises[row] = Simplex.point + 1e-12 * residual.pointee.scale * abs(factor)
      row += 1
    }
    return true
  }

  private mutating func publish(_ component: Int, pattern: Int) {
    components[component].pattern = Store.id(pattern)
    components[component].isOpenAfterLevels = shapes.patterns[pattern].isOpenAfterLevels
    var variable = components[component].firstVariable
    var local = 0
    while variable >= 0 {
      setFree(Int(variable), shapes.values[local])
      variable = store.variables[Int(variable)].link
      local += 1
    }
  }

  /// Notes the pattern of the problem, which was solved for the component and has one solution, and publishes the
  /// solution as the pattern gives it. False, with nothing published, where there is no pattern to be had.
  mutating func notePattern(_ component: Int) -> Bool {
    if isProbe { return false }
    let isOpenAfterLevels = components[component].isOpenAfterLevels
    for local in problem.unit.indices where problem.unit[local] != 1 { return false }
    if areShapesFull || (isOpenAfterLevels && isShapeShared(component)) {
      findShape(of: component, isShared: !isOpenAfterLevels)
    }
    let shape = Int(components[component].shape)
    guard setTargets(component, shape) else { return false }
    for local in problem.variables.indices { shapes.values[local] = problem.simplex.value[local] }
    let pattern = shapes.makePattern(of: shape, isOpenAfterLevels: isOpenAfterLevels)
    if pattern < 0 { return false }
    if Int(shapes.shapes[shape].patternCount) == Shapes.patternLimit {
      shapes.shapes[shape].firstPattern = -1
      shapes.shapes[shape].patternCount = 0
    }
    shapes.patterns[pattern].next = shapes.shapes[shape].firstPattern
    shapes.shapes[shape].firstPattern = Store.id(pattern)
    shapes.shapes[shape].patternCount += 1
    publish(component, pattern: pattern)
    return true
  }

  private var areShapesFull: Bool { shapes.isFull(for: residuals.count + residualTerms.count) }

  @inline(__always)
  private func isShapeShared(_ component: Int) -> Bool {
    shapes.shapes[Int(components[component].shape)].isShared
  }

  /// What settles ties in the component may have changed.
  mutating func forgetTies(of component: Int) {
    if components[component].shape >= 0 && !isShapeShared(component) {
      components[component].forgetPatterns()
    }
  }

  /// Finds the shape of the component, whose members are listed.
  private mutating func findShape(of component: Int, isShared: Bool) {
    if areShapesFull {
      shapes.removeAll()
      for index in components.indices { components[index].forgetPatterns() }
    }
    for local in memberVariables.indices {
      store.variables[Int(memberVariables[local])].local = Store.id(local)
    }
    let rowStart = shapes.rows.count
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for member in memberRows.indices {
      let residual = residuals[Int(memberRows[member])]
      let row = store.rows[Int(residual.row)]
      var amount = 0.0
      for term in residual.terms where abs(residualTerms[term].coefficient) > abs(amount) {
        amount = residualTerms[term].coefficient
      }
      let termStart = shapes.terms.count
      for term in residual.terms {
        let local = store.variables[Int(residualTerms[term].variable)].local
        let coefficient = residualTerms[term].coefficient / amount
        shapes.terms.append(ResidualTerm(variable: local, coefficient: coefficient))
        Engine.mix(&hash, UInt64(truncatingIfNeeded: local))
        Engine.mix(&hash, coefficient.bitPattern)
      }
      shapes.rows.append(
        ShapeRow(
          termStart: Store.id(termStart), termEnd: Store.id(shapes.terms.count), priority: row.priority,
          relation: row.relation, isTurned: amount < 0, factor: -1 / amount))
      Engine.mix(&hash, amount.bitPattern)
      Engine.mix(
        &hash, UInt64(row.priority.bitPattern) << 8 | UInt64(truncatingIfNeeded: row.relation.rawValue))
    }
    let count = memberVariables.count
    let shape =
      isShared
      ? shapes.intern(rowsFrom: rowStart, variableCount: count, hash: hash)
      : shapes.append(rowsFrom: rowStart, variableCount: count, hash: 0, isShared: false)
    components[component].shape = Store.id(shape)
    components[component].pattern = -1
    shapes.makeRoom(rowCount: memberRows.count, variableCount: count)
  }

  @inline(__always)
  private static func mix(_ hash: inout UInt64, _ value: UInt64) {
    hash = (hash ^ value ^ value >> 32) &* 0x0100_0000_01B3
  }
}
