/// Residuals and free variables that have lost their components, or have none yet, are put together anew.
extension Engine {
  mutating func addResidual(_ row: Int) {
    let residual: Int
    let record = Residual(row: Store.id(row), start: 0, count: 0, needsTerms: true, isPending: true)
    if let free = freeResiduals.popLast() {
      residual = Int(free)
      residuals[residual] = record
    } else {
      residual = residuals.count
      residuals.append(record)
    }
    store.rows[row].role = .residual
    store.rows[row].residual = Store.id(residual)
    store.rows[row].isFactor = false
    pending.residuals.append(Store.id(residual))
  }

  mutating func regroup() {
    // The list grows by what shares a variable with what is on it.
    var next = 0
    while next < pending.residuals.count {
      let residual = Int(pending.residuals[next])
      next += 1
      if residuals[residual].row < 0 { continue }
      renewTerms(residual)
      for term in residuals[residual].terms {
        let variable = Int(residualTerms[term].variable)
        let component = Int(store.variables[variable].component)
        if component >= 0 { dissolve(component) }
        note(variable)
      }
    }
    joinPending()
    numberPending()
  }

  private mutating func renewTerms(_ residual: Int) {
    var needsTerms = residuals[residual].needsTerms
    for term in residuals[residual].terms {
      let variable = store.variables.start + Int(residualTerms[term].variable)
      if variable.pointee.row >= 0 || variable.pointee.isKnown { needsTerms = true }
    }
    if !needsTerms { return }
    residuals[residual].needsTerms = false
    residuals[residual].offset = .nan
    setTerms(of: residual)
    if residuals[residual].isDirty { return }
    residuals[residual].isDirty = true
    touched.residuals.append(Store.id(residual))
  }

  private mutating func joinPending() {
    for index in pending.residuals.indices {
      let residual = residuals.start + Int(pending.residuals[index])
      if residual.pointee.row < 0 || residual.pointee.count == 0 { continue }
      var top = root(Int(residualTerms[residual.pointee.terms.lowerBound].variable))
      for term in residual.pointee.terms.dropFirst() {
        let other = root(Int(residualTerms[term].variable))
        if other == top { continue }
        store.variables[max(top, other)].link = Store.id(min(top, other))
        top = min(top, other)
      }
    }
    for index in pending.residuals.indices {
      let residual = residuals.start + Int(pending.residuals[index])
      if residual.pointee.row < 0 || residual.pointee.count == 0 { continue }
      let top = root(Int(residualTerms[residual.pointee.terms.lowerBound].variable))
      if store.variables[top].component < 0 {
        let component = makeComponent()
        store.variables[top].component = Store.id(component)
        touched.components.append(Store.id(component))
      }
    }
  }

  private mutating func makeComponent() -> Int {
    if let free = freeComponents.popLast() {
      components[Int(free)] = Component()
      return Int(free)
    }
    components.append(Component())
    return components.count - 1
  }

  private mutating func numberPending() {
    for index in pending.variables.indices {
      let variable = Int(pending.variables[index])
      let record = store.variables.start + variable
      if record.pointee.row >= 0 || record.pointee.isKnown || store.numbers[variable].generation & 1 == 0 {
        continue
      }
      let component = store.variables[root(variable)].component
      store.variables[variable].component = component
      if component >= 0 { continue }
      if store.numbers[variable].value != 0 { setFree(variable, 0) }
      if hasDependents(variable) { looseVariablesMatter = true }
    }
    for index in pending.variables.indices {
      let variable = Int(pending.variables[index])
      let component = Int(store.variables[variable].component)
      store.variables[variable].isPending = false
      if component < 0 { continue }
      store.variables[variable].link = components[component].firstVariable
      components[component].firstVariable = Store.id(variable)
    }
    for index in pending.residuals.indices {
      let residual = Int(pending.residuals[index])
      residuals[residual].isPending = false
      if residuals[residual].row < 0 || residuals[residual].count == 0 { continue }
      let component = store.variables[Int(residualTerms[Int(residuals[residual].start)].variable)].component
      residuals[residual].component = component
      residuals[residual].next = components[Int(component)].firstResidual
      components[Int(component)].firstResidual = Store.id(residual)
    }
  }
}
