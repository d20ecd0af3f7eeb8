/// A row is taken out of what the presolve has made of it, when it is removed or changes its kind.
///
/// Definitions are equations: those that do not make use of the row stay true. Residuals that do are made again.
extension Engine {
  mutating func detach(_ row: Int) {
    forgetPlan()
    // A conflict may be gone with the row.
    if !records.isEmpty { isStructureStale = true }
    if isStructureStale { return }
    switch store.rows[row].role {
    case .residual:
      removeResidual(Int(store.rows[row].residual))
      store.rows[row].residual = -1
    case .definition:
      let variable = Int(store.rows[row].defined)
      if store.rows[row].isFactor || store.numbers[variable].isReplacedFar || redundantRows.count > 32 {
        isStructureStale = true
        return
      }
      undefine(variable, by: row)
      // What followed from the row and others may be needed now.
      while let redundant = redundantRows.popLast() {
        if store.rows[Int(redundant)].role != .setAside { reopen(Int(redundant)) }
      }
    case .redundant:
      redundantRows.remove(row)
    case .setAside:
      isStructureStale = true
    case .none:
      pending.rows.remove(row)
    }
    store.rows[row].role = .none
  }

  /// The row, which has no role, must be given one.
  mutating func reopen(_ row: Int) {
    forgetPlan()
    // What is set aside stays so until its conflict is looked at again.
    if isStructureStale { return }
    store.rows[row].role = .none
    if pending.rows.count == Pending.limit {
      isStructureStale = true
    } else {
      pending.rows.append(Store.id(row))
    }
  }

  private mutating func undefine(_ variable: Int, by row: Int) {
    let record = store.variables.start + variable
    pending.orphans.append(
      Pending.Orphan(
        variable: Store.id(variable), generation: store.numbers[variable].generation,
        wasKnown: record.pointee.isKnown)
    )
    store.rows[row].defined = -1
    record.pointee.row = -1
    if record.pointee.isKnown {
      record.pointee.isKnown = false
      var slot = Int(record.pointee.firstOccurrence)
      while slot >= 0 {
        store.rows[Int(store.terms[slot].row)].open += 1
        slot = Int(store.terms[slot].next)
      }
    }
    note(variable)
    var node = Int(record.pointee.firstReplacement)
    record.pointee.firstReplacement = -1
    while node >= 0 {
      let residual = Int(replacements[node].residual)
      node = Int(replacements[node].next)
      if residuals[residual].row >= 0 { remake(residual) }
    }
  }

  private mutating func removeResidual(_ residual: Int) {
    let component = Int(residuals[residual].component)
    residuals[residual].row = -1
    pending.deadResiduals.append(Store.id(residual))
    if component >= 0 { dissolve(component) }
  }

  /// The residual needs other terms.
  mutating func remake(_ residual: Int) {
    if residuals[residual].needsTerms { return }
    residuals[residual].needsTerms = true
    let component = Int(residuals[residual].component)
    if component >= 0 {
      dissolve(component)
    } else if !residuals[residual].isPending {
      residuals[residual].isPending = true
      pending.residuals.append(Store.id(residual))
    }
  }

  /// Sets the members of a component free to find new ones.
  mutating func dissolve(_ component: Int) {
    listMembers(of: component)
    for index in memberVariables.indices {
      store.variables[Int(memberVariables[index])].component = -1
      note(Int(memberVariables[index]))
    }
    for index in memberRows.indices {
      let residual = Int(memberRows[index])
      residuals[residual].component = -1
      residuals[residual].isPending = true
      pending.residuals.append(Store.id(residual))
    }
    if components[component].isOpen { openComponents.remove(component) }
    components[component] = Component()
    pending.deadComponents.append(Store.id(component))
  }

  /// The free variable may need a component.
  mutating func note(_ variable: Int) {
    if store.variables[variable].isPending { return }
    store.variables[variable].isPending = true
    store.variables[variable].link = Store.id(variable)
    pending.variables.append(Store.id(variable))
  }
}
