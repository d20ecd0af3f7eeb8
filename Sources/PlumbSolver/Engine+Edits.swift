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
    let terms = store.newTerms.start
    let numbers = store.numbers.start
    var count = 0
    for index in store.newTerms.indices {
      let term = terms[index]
      guard term.coefficient.isFinite else { throw .notFinite }
      guard store.contains(term.variable, in: numbers) else { throw .unknownVariable }
      count &+= term.coefficient != 0 ? 1 : 0
    }
    let row = store.makeRow(
      constant: expression.constant, relation, priority, origin, age: age ?? store.nextAge, termCount: count)
    if count == 0 && expression.largestMerged > 0 {
      let exponent = max(-100, min(100, Int(expression.largestMerged.exponent)))
      store.rows[row].cancelledExponent = Int8(truncatingIfNeeded: exponent)
    }
    if !isStructureStale { reopen(row) }
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
    if isStructural {
      detach(row)
    } else {
      noteEdit(row)
      forgetPatterns(of: row)
    }
    store.rows[row].priority = priority.value
    if isStructural { reopen(row) }
  }

  /// The priority of a row is part of the shape of its component.
  private mutating func forgetPatterns(of row: Int) {
    let residual = Int(store.rows[row].residual)
    if isStructureStale || store.rows[row].role != .residual || residual < 0 { return }
    let component = Int(residuals[residual].component)
    if component < 0 { return }
    components[component].forgetPatterns()
    forgetGroupPatterns(of: component)
  }

  /// What settles ties in the component's group may have changed.
  mutating func forgetGroupPatterns(of component: Int) {
    guard ties.isKept else { return }
    let group = Int(components[component].group)
    if group >= 0 { ties.groups[group].forgetPatterns() }
  }

  private mutating func noteEdit(_ row: Int) {
    forgetPlan()
    if store.rows[row].isDirty { return }
    store.rows[row].isDirty = true
    editedRows.append(Store.id(row))
  }

  @inline(__always)
  mutating func setParameter(_ parameter: Int, _ value: Double) {
    // What the plan has left out depends on all other parameters as they are.
    if plan.areBasesStale && plan.parameters[0] != Store.id(parameter) { refreshBases() }
    store.numbers[parameter].value = value
    store.numbers[parameter].base = value
    if store.numbers[parameter].isDirty { return }
    store.numbers[parameter].isDirty = true
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
