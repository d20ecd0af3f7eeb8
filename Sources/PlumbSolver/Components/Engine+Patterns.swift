/// Components whose rows are on the same sides of their targets as in an earlier solution need no search.
extension Engine {
  /// Solves the component by a pattern that holds with the present numbers. False, with nothing done, where none does.
  mutating func solveByPattern(_ component: Int) -> Bool {
    if isProbe { return false }
    var areTargetsSet = false
    if components[component].shape < 0 {
      areTargetsSet = takeFollower(component)
      if !areTargetsSet {
        listMembers(of: component)
        findShape(of: component, isShared: true)
      }
    }
    let shape = Int(components[component].shape)
    if !areTargetsSet && !setTargets(component, shape) { return false }
    let last = Int(components[component].pattern)
    if last >= 0 && shapes.holds(last, of: shape) {
      publish(component, pattern: last)
      return true
    }
    let pattern = findPattern(of: shape, besides: last)
    if pattern < 0 { return false }
    publish(component, pattern: pattern)
    return true
  }

  /// A pattern of the shape that holds with the present targets, or -1.
  mutating func findPattern(of shape: Int, besides last: Int) -> Int {
    var pattern = Int(shapes.shapes[shape].firstPattern)
    while pattern >= 0 {
      if pattern != last && shapes.holds(pattern, of: shape) { return pattern }
      pattern = Int(shapes.patterns[pattern].next)
    }
    return -1
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
      setTarget(row, residual.pointee.offset, residual.pointee.scale, shapes.rows[start + row].factor)
      row += 1
    }
    return true
  }

  @inline(__always)
  func setTarget(_ row: Int, _ offset: Double, _ scale: Double, _ factor: Double) {
    shapes.targets[row] = offset * factor
    shapes.noises[row] = Simplex.point + 1e-12 * scale * abs(factor)
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
    shapes.keep(pattern, of: shape)
    publish(component, pattern: pattern)
    return true
  }

  var areShapesFull: Bool {
    shapes.isFull(for: residuals.count + residualTerms.count + ties.rows.count + ties.terms.count)
  }

  mutating func forgetShapes() {
    shapes.removeAll()
    for index in components.indices { components[index].forgetPatterns() }
    ties.forgetShapes()
  }

  @inline(__always)
  private func isShapeShared(_ component: Int) -> Bool {
    shapes.shapes[Int(components[component].shape)].isShared
  }

  /// What settles ties in the component may have changed.
  mutating func forgetTies(of component: Int) {
    forgetGroupPatterns(of: component)
    if components[component].shape >= 0 && !isShapeShared(component) {
      components[component].forgetPatterns()
    }
  }

  /// Finds the shape and sets the targets of the component where it has the shape that came after the last one before:
  /// what is alike most often comes in the same order. False where it has not, or a row is set aside.
  private mutating func takeFollower(_ component: Int) -> Bool {
    if shapes.last < 0 { return false }
    let shape = Int(shapes.shapes[Int(shapes.last)].follower)
    if shape < 0 { return false }
    var local: Int32 = 0
    var variable = components[component].firstVariable
    while variable >= 0 {
      let record = store.variables.start + Int(variable)
      record.pointee.local = local
      local &+= 1
      variable = record.pointee.link
    }
    if local != shapes.shapes[shape].variableCount { return false }
    var own = shapes.rows.start + Int(shapes.shapes[shape].rowStart)
    let end = own + Int(shapes.shapes[shape].rowCount)
    var row = 0
    var index = components[component].firstResidual
    while index >= 0 {
      let residual = residuals.start + Int(index)
      if own == end || !isEqual(residual, own) { return false }
      setTarget(row, residual.pointee.offset, residual.pointee.scale, own.pointee.factor)
      index = residual.pointee.next
      row &+= 1
      own += 1
    }
    if own != end { return false }
    components[component].shape = Store.id(shape)
    components[component].pattern = -1
    shapes.last = Store.id(shape)
    return true
  }

  /// Whether the residual, which is not set aside, would be this row of a shape.
  @inline(__always)
  private func isEqual(_ residual: UnsafePointer<Residual>, _ own: UnsafePointer<ShapeRow>) -> Bool {
    let row = store.rows.start + Int(residual.pointee.row)
    let count = Int(residual.pointee.count)
    if row.pointee.role == .setAside || row.pointee.relation != own.pointee.relation
      || row.pointee.priority != own.pointee.priority || own.pointee.terms.count != count
    {
      return false
    }
    let list = residualTerms.start + Int(residual.pointee.start)
    let terms = shapes.terms.start + Int(own.pointee.termStart)
    var amount = 0.0
    for term in 0..<count where abs(list[term].coefficient) > abs(amount) { amount = list[term].coefficient }
    if amount != own.pointee.leading { return false }
    for term in 0..<count
    where store.variables[Int(list[term].variable)].local != terms[term].variable
      || Engine.divide(list[term].coefficient, by: amount) != terms[term].coefficient
    {
      return false
    }
    return true
  }

  /// Finds the shape of the component, whose members are listed.
  private mutating func findShape(of component: Int, isShared: Bool) {
    if areShapesFull { forgetShapes() }
    for local in memberVariables.indices {
      store.variables[Int(memberVariables[local])].local = Store.id(local)
    }
    let rowStart = shapes.rows.count
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for member in memberRows.indices {
      let residual = residuals[Int(memberRows[member])]
      let row = store.rows[Int(residual.row)]
      addShapeRow(residualTerms.start, residual.terms, row.priority, row.relation, &hash)
    }
    let count = memberVariables.count
    let shape =
      isShared
      ? shapes.intern(rowsFrom: rowStart, variableCount: count, hash: hash)
      : shapes.append(rowsFrom: rowStart, variableCount: count, hash: 0, isShared: false)
    if isShared { shapes.note(shape) }
    components[component].shape = Store.id(shape)
    components[component].pattern = -1
    shapes.makeRoom(rowCount: memberRows.count, variableCount: count)
  }

  /// Adds the row of these terms to the shape that is being found.
  mutating func addShapeRow(
    _ list: UnsafePointer<ResidualTerm>, _ terms: Range<Int>, _ priority: Float, _ relation: Relation,
    _ hash: inout UInt64
  ) {
    var amount = 0.0
    for term in terms where abs(list[term].coefficient) > abs(amount) { amount = list[term].coefficient }
    let termStart = shapes.terms.count
    for term in terms {
      let local = store.variables[Int(list[term].variable)].local
      let coefficient = list[term].coefficient / amount
      shapes.terms.append(ResidualTerm(variable: local, coefficient: coefficient))
      Engine.mix(&hash, UInt64(truncatingIfNeeded: local))
      Engine.mix(&hash, coefficient.bitPattern)
    }
    shapes.rows.append(
      ShapeRow(
        termStart: Store.id(termStart), termEnd: Store.id(shapes.terms.count), priority: priority,
        relation: relation, isTurned: amount < 0, factor: -1 / amount,
        leading: amount))
    Engine.mix(&hash, amount.bitPattern)
    Engine.mix(&hash, UInt64(priority.bitPattern) << 8 | UInt64(truncatingIfNeeded: relation.rawValue))
  }

  @inline(__always)
  private static func mix(_ hash: inout UInt64, _ value: UInt64) {
    hash = (hash ^ value ^ value >> 32) &* 0x0100_0000_01B3
  }
}
