import PlumbSolver

/// A sample system in a solver, with the handles of its variables and rows.
struct BuiltSystem {
  var system: SampleSystem
  var solver = Solver()
  var variables: [Variable] = []
  var rows: [ConstraintID] = []

  /// Adds everything in order of creation and age.
  init(_ system: SampleSystem) throws {
    self.system = SampleSystem()
    for unknown in system.variables { try add(unknown) }
    for row in system.rows { try add(row) }
  }

  mutating func add(_ unknown: SampleSystem.Unknown) throws {
    system.variables.append(unknown)
    if unknown.kind == .parameter {
      variables.append(try solver.addParameter(unknown.value))
    } else {
      variables.append(solver.addVariable(unknown.kind, order: unknown.order))
    }
    if unknown.isRemoved { try solver.remove(variables[variables.count - 1]) }
  }

  mutating func add(_ row: SampleSystem.Row) throws {
    rows.append(
      try solver.add(
        expression(row), row.relation, priority: Priority(row.priority), origin: row.origin))
    system.rows.append(row)
  }

  func expression(_ row: SampleSystem.Row) -> LinearExpression {
    LinearExpression(
      row.terms.map { Term(variables[$0.variable], $0.coefficient) }, constant: row.constant)
  }

  /// The present values of all variables; 0 for removed ones.
  var values: [Double] {
    system.variables.indices.map {
      system.variables[$0].isRemoved ? 0 : solver.value(of: variables[$0])
    }
  }
}
