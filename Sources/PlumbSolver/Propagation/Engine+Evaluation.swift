extension Engine {
  /// After a presolve, which has computed every value with every free variable at 0: checks the rows without free variables.
  mutating func evaluateAll() {
    touched.reset()
    touched.isFull = true
    for index in redundantRows.indices { checkRedundant(Int(redundantRows[index])) }
    for index in settledResiduals.indices { checkSettled(Int(settledResiduals[index])) }
    for component in components.indices { touched.components.append(Store.id(component)) }
  }

  /// After edits: computes again what depends on them.
  mutating func evaluateEdited() {
    touched.isFull = false
    for index in editedParameters.indices {
      let parameter = Int(editedParameters[index])
      store.numbers[parameter].isDirty = false
      touchUsers(of: parameter)
    }
    for index in editedRows.indices { touchEdited(Int(editedRows[index])) }
    sweepBases()
    for index in touched.redundantRows.indices {
      let row = Int(touched.redundantRows[index])
      store.rows[row].isDirty = false
      checkRedundant(row)
    }
    for index in touched.residuals.indices { evaluateResidual(Int(touched.residuals[index])) }
    touched.redundantRows.removeAll()
    touched.residuals.removeAll()
  }

  mutating func evaluateResidual(_ index: Int) {
    residuals[index].isDirty = false
    // It was removed since.
    if residuals[index].row < 0 { return }
    let (sum, scale) = store.evaluateBase(Int(residuals[index].row))
    residuals[index].scale = scale
    if sum == residuals[index].offset { return }
    residuals[index].offset = sum
    let component = Int(residuals[index].component)
    if component < 0 { checkSettled(index) } else { touch(component: component) }
  }

  /// Once the free variables are solved: computes the values that depend on them.
  mutating func evaluateValues(all: Bool) {
    if !all {
      for index in touched.pending.indices { touch(Int(touched.pending[index])) }
      touched.pending.removeAll()
      sweepValues()
      return
    }
    for index in definitionOrder.indices {
      let variable = Int(definitionOrder[index])
      let value = evaluateValue(variable)
      if value != store.numbers[variable].value { setValue(variable, value) }
    }
  }

  // MARK: Rows without free variables

  mutating func checkRedundant(_ row: Int) {
    if store.rows[row].role == .setAside { return }
    let (sum, scale) = store.evaluateBase(row)
    if abs(sum) > Engine.noise(scale: scale, coefficient: store.largestCoefficient(of: row)) {
      _ = settleConflict([(row, 1)])
    }
  }

  private mutating func checkSettled(_ index: Int) {
    let row = Int(residuals[index].row)
    if !store.rows[row].isRequired || store.rows[row].role == .setAside { return }
    let sum = residuals[index].offset
    let miss: Double
    switch store.rows[row].relation {
    case .lessThanOrEqual: miss = sum
    case .greaterThanOrEqual: miss = -sum
    case .equal: miss = abs(sum)
    }
    let noise = Engine.noise(
      scale: residuals[index].scale, coefficient: store.largestCoefficient(of: row))
    if miss > noise { _ = settleConflict([(row, 1)]) }
  }
}
