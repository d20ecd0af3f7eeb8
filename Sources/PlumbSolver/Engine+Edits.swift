/// Changes of the system, noted for the next solve. The calls are already checked.
extension Engine {
  mutating func add(
    _ expression: borrowing LinearExpression, _ relation: Relation, _ priority: Priority,
    _ origin: ConstraintOrigin,
    _ age: Int64?
  ) throws(SolverError) -> ConstraintID {
    guard priority.value > 0 && priority.value <= 1000 else { throw .priorityOutOfRange }
    guard expression.constant.isFinite else { throw .notFinite }
    expression.copyTerms(to: &store.newTerms)
    for index in store.newTerms.indices {
      let term = store.newTerms[index]
      guard term.coefficient.isFinite else { throw .notFinite }
      guard store.contains(term.variable) else { throw .unknownVariable }
    }
    let row = store.makeRow(
      constant: expression.constant, relation, priority, origin, age: age ?? store.nextAge)
    if store.rows[row].count == 0 && expression.largestMerged > 0 {
      let exponent = max(-100, min(100, Int(expression.largestMerged.exponent)))
      store.rows[row].cancelledExponent = Int8(truncatingIfNeeded: exponent)
    }
    reopen(row)
    return store.constraint(at: row)
  }

  mutating func removeRow(_ row: Int) {
    detach(row)
    store.removeRow(row)
  }

  mutating func setConstant(_ constant: Double, of row: Int) {
    store.rows[row].constant = constant
    noteEdit(row)
  }

  mutating func setPriority(_ priority: Priority, of row: Int) {
    let isStructural = store.rows[row].isRequired != priority.isRequired
    if isStructural { detach(row) } else { noteEdit(row) }
    store.rows[row].priority = priority.value
    if isStructural { reopen(row) }
  }

  private mutating func noteEdit(_ row: Int) {
    if store.rows[row].isDirty { return }
    store.rows[row].isDirty = true
    editedRows.append(Store.id(row))
  }

  mutating func setParameter(_ parameter: Int, _ value: Double) {
    store.variables[parameter].value = value
    store.variables[parameter].base = value
    if store.variables[parameter].isDirty { return }
    store.variables[parameter].isDirty = true
    editedParameters.append(Store.id(parameter))
  }

  mutating func addVariable(_ kind: VariableKind, order: Int64, value: Double) -> Variable {
    store.makeVariable(kind, order: order, value: value)
  }

  mutating func removeVariable(_ variable: Int) {
    store.removeVariable(variable)
    areChangesStale = true
  }
}
