/// The patterns of groups: their rows are the residuals of the components, then the tie rows.
extension Engine {
  /// As `solveByPattern` of a component.
  mutating func solveByPattern(group: Int) -> Bool {
    let shape = Int(ties.groups[group].shape)
    if shape < 0 || !records.isEmpty { return false }
    setTargets(ofGroup: group, shape)
    let last = Int(ties.groups[group].pattern)
    if last >= 0 && shapes.holds(last, of: shape) {
      publish(group: group, pattern: last)
      return true
    }
    let pattern = findPattern(of: shape, besides: last)
    if pattern < 0 { return false }
    publish(group: group, pattern: pattern)
    return true
  }

  private mutating func setTargets(ofGroup group: Int, _ shape: Int) {
    let start = Int(shapes.shapes[shape].rowStart)
    var row = 0
    for index in ties.groups[group].residuals.indices {
      let residual = residuals.start + Int(ties.residuals[index])
      setTarget(row, residual.pointee.offset, residual.pointee.scale, shapes.rows[start + row].factor)
      row += 1
    }
    for index in ties.groups[group].rows.indices {
      setTarget(row, ties.rows[index].fixed, ties.rows[index].scale, shapes.rows[start + row].factor)
      row += 1
    }
  }

  private mutating func publish(group: Int, pattern: Int) {
    ties.groups[group].pattern = Store.id(pattern)
    var local = 0
    for index in ties.groups[group].variables.indices {
      setFree(Int(ties.variables[index]), shapes.values[local])
      local += 1
    }
  }

  /// Notes the pattern of the problem, which was solved for the group, and publishes the solution as the pattern gives
  /// it. False, with nothing published, where there is no pattern to be had.
  mutating func notePattern(ofGroup group: Int) -> Bool {
    if !records.isEmpty { return false }
    for local in problem.unit.indices where problem.unit[local] != 1 { return false }
    if areShapesFull { forgetShapes() }
    if ties.groups[group].shape < 0 { findShape(ofGroup: group) }
    let shape = Int(ties.groups[group].shape)
    setTargets(ofGroup: group, shape)
    for local in problem.variables.indices { shapes.values[local] = problem.simplex.value[local] }
    let pattern = shapes.makePattern(of: shape, isOpenAfterLevels: true)
    if pattern < 0 { return false }
    shapes.keep(pattern, of: shape)
    publish(group: group, pattern: pattern)
    return true
  }

  private mutating func findShape(ofGroup group: Int) {
    let rowStart = shapes.rows.count
    var hash: UInt64 = 0
    for member in memberRows.indices {
      let residual = residuals[Int(memberRows[member])]
      let row = store.rows[Int(residual.row)]
      addShapeRow(residualTerms.start, residual.terms, row.priority, row.relation, &hash)
    }
    for index in ties.groups[group].rows.indices {
      addShapeRow(ties.terms.start, ties.rows[index].openTerms, 0, .equal, &hash)
    }
    ties.groups[group].shape = Store.id(
      shapes.append(rowsFrom: rowStart, variableCount: memberVariables.count, hash: 0, isShared: false))
    ties.groups[group].pattern = -1
    shapes.makeRoom(rowCount: shapes.rows.count - rowStart, variableCount: memberVariables.count)
  }
}
