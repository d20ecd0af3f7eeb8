/// The variables and constraints of a solver without anything that it found out about them: what measures the solver's
/// own work for a system that somebody else has put together.
@_spi(Measuring)
public struct SolverSystem: Sendable {
  private struct Row {
    let constant: Double
    let terms: Range<Int>
    let relation: Relation
    let priority: Priority
    let origin: ConstraintOrigin
    let age: Int64
  }

  private var variables: [(kind: VariableKind, order: Int64, value: Double)] = []
  private var rows: [Row] = []
  private var terms: [(variable: Int, coefficient: Double)] = []

  /// How many unknowns and parameters there are.
  public var variableCount: Int { variables.count }
  /// How many constraints there are.
  public var constraintCount: Int { rows.count }

  init(of store: borrowing Store) {
    var places = Array(repeating: -1, count: store.variables.count)
    for index in store.variables.indices where store.numbers[index].generation & 1 == 1 {
      let record = store.variables[index]
      places[index] = variables.count
      variables.append((record.kind, record.order, store.numbers[index].value))
    }
    for index in store.rows.indices where store.rows[index].isLive {
      let record = store.rows[index]
      let start = terms.count
      for slot in record.terms {
        terms.append((places[Int(store.terms[slot].variable)], store.terms[slot].coefficient))
      }
      rows.append(
        Row(
          constant: record.constant, terms: start..<terms.count, relation: record.relation,
          priority: Priority(record.priority), origin: record.origin, age: record.age))
    }
  }

  /// A new solver with the same variables and constraints, not yet solved, and its variables.
  ///
  /// - Throws: never for a system that a solver had; the solver's rules are those of any caller.
  public func makeSolver() throws(SolverError) -> (solver: Solver, variables: [Variable]) {
    var solver = Solver()
    solver.reserve(variables: variables.count, constraints: rows.count, terms: terms.count)
    var made: [Variable] = []
    made.reserveCapacity(variables.count)
    for variable in variables {
      let isParameter = variable.kind == .parameter
      made.append(
        isParameter
          ? try solver.addParameter(variable.value)
          : solver.addVariable(variable.kind, order: variable.order))
    }
    for row in rows {
      var expression = LinearExpression(row.constant)
      // By their places: a slice would be counted.
      for place in row.terms { expression.add(made[terms[place].variable], terms[place].coefficient) }
      _ = try solver.add(
        consume expression, row.relation, priority: row.priority, origin: row.origin, age: row.age)
    }
    return (solver, made)
  }
}

@_spi(Measuring)
extension Solver {
  /// What the solver was given and still has.
  public var system: SolverSystem { SolverSystem(of: state.pointee.store) }
}
