import PlumbSolver

extension BuiltSystem {
  mutating func removeRow(_ row: Int) throws {
    try solver.remove(rows[row])
    rows.remove(at: row)
    system.rows.remove(at: row)
  }

  mutating func setConstant(_ constant: Double, ofRow row: Int) throws {
    try solver.setConstant(constant, of: rows[row])
    system.rows[row].constant = constant
  }

  mutating func setPriority(_ priority: Float, ofRow row: Int) throws {
    try solver.setPriority(Priority(priority), of: rows[row])
    system.rows[row].priority = priority
  }

  mutating func setValue(_ value: Double, of parameter: Int) throws {
    try solver.setValue(value, of: variables[parameter])
    system.variables[parameter].value = value
  }

  mutating func setOrder(_ order: Int64, of unknown: Int) throws {
    try solver.setOrder(order, of: variables[unknown])
    system.variables[unknown].order = order
  }

  mutating func removeVariable(_ variable: Int) throws {
    try solver.remove(variables[variable])
    system.variables[variable].isRemoved = true
  }

  /// Solves, and says in which unknowns the list of changes differs from what changed.
  mutating func solveAndCheckChanges() -> [String] {
    let before = values
    solver.solve()
    let after = values
    let changed = system.unknowns.filter { before[$0] != after[$0] }
    let reported = solver.changes.compactMap { variable in
      let index = variables.lastIndex(of: variable)
      return index.flatMap { system.variables[$0].kind == .parameter ? nil : $0 }
    }
    if reported.sorted() == changed { return [] }
    return ["changes are \(reported.sorted()) instead of \(changed)"]
  }
}
