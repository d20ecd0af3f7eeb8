/// Groups of open variables, whose solutions are kept as those of components are.
extension Engine {
  /// Finds what is open and what depends on it.
  mutating func findTies(_ components: borrowing Column<Int32>) {
    let open = openExpressions(components)
    for group in open.groups.indices {
      // A variable alone on which nothing depends.
      if open.groupComponents[group].isEmpty && open.groupExpressions[group].count == 1 {
        setFree(Int(open.groups[group][0]), 0)
        continue
      }
      addGroup(open, group)
    }
  }

  private mutating func addGroup(_ open: OpenExpressions, _ group: Int) {
    let variableStart = ties.variables.count
    let componentStart = ties.components.count
    let residualStart = ties.residuals.count
    let rowStart = ties.rows.count
    for variable in open.groups[group] { ties.variables.append(variable) }
    for component in open.groupComponents[group] {
      ties.components.append(component)
      components[Int(component)].group = Store.id(ties.groups.count)
      var residual = components[Int(component)].firstResidual
      while residual >= 0 {
        ties.residuals.append(residual)
        residual = residuals[Int(residual)].next
      }
    }
    var order = open.groupExpressions[group]
    order.sort { first, second in
      let a = Int(open.variable[Int(first)])
      let b = Int(open.variable[Int(second)])
      let isSize = store.variables[a].kind == .size
      return isSize != (store.variables[b].kind == .size) ? isSize : store.precedes(b, a)
    }
    for index in order { addTieRow(open, Int(index)) }
    ties.groups.append(
      TieGroup(
        variables: Part(from: variableStart, to: ties.variables.count),
        components: Part(from: componentStart, to: ties.components.count),
        residuals: Part(from: residualStart, to: ties.residuals.count),
        rows: Part(from: rowStart, to: ties.rows.count)))
  }

  private mutating func addTieRow(_ open: OpenExpressions, _ index: Int) {
    let start = ties.terms.count
    for term in open.terms(index) {
      ties.terms.append(
        ResidualTerm(variable: open.termVariable[term], coefficient: open.termCoefficient[term]))
    }
    let openEnd = ties.terms.count
    for term in open.closedTerms(index) {
      ties.terms.append(
        ResidualTerm(variable: open.closedVariable[term], coefficient: open.closedCoefficient[term]))
    }
    ties.rows.append(
      TieRow(
        variable: open.variable[index], termStart: Store.id(start), openEnd: Store.id(openEnd),
        termEnd: Store.id(ties.terms.count)))
  }

  mutating func listMembers(ofGroup group: Int) {
    memberVariables.removeAll()
    memberRows.removeAll()
    for index in ties.groups[group].variables.indices { memberVariables.append(ties.variables[index]) }
    for index in ties.groups[group].residuals.indices { memberRows.append(ties.residuals[index]) }
  }

  /// Solves the groups that a changed number reaches, and their components that were left to them.
  mutating func solveGroups() {
    // A plan says which.
    let isPlanned = touched.isFull
    for group in ties.groups.indices {
      if isPlanned && !ties.groups[group].isDirty { continue }
      if isAborted || needsPresolve { return }
      solveGroup(group)
    }
  }

  private mutating func solveGroup(_ group: Int) {
    if !updateFixed(group) && !ties.groups[group].isDirty { return }
    ties.groups[group].isDirty = false
    let isFound = solveByPattern(group: group)
    for index in ties.groups[group].components.indices {
      let component = Int(ties.components[index])
      let isDirty = components[component].isDirty
      components[component].isDirty = false
      if isFound {
        components[component].isOpenAfterLevels = true
      } else if isDirty {
        // What cannot hold is found, and dealt with, there.
        solve(component)
        if isAborted || needsPresolve { return }
      }
      components[component].isOpen = true
    }
    if !isFound && records.isEmpty { settleTies(group) }
  }

  /// Finds anew what the group does not move of its tie rows; true where that is another than before.
  @discardableResult
  mutating func updateFixed(_ group: Int) -> Bool {
    var isNew = false
    for index in ties.groups[group].rows.indices {
      let row = ties.rows.start + index
      var sum = store.numbers[Int(row.pointee.variable)].base
      var scale = abs(sum)
      for term in row.pointee.fixedTerms {
        let product = ties.terms[term].coefficient * store.numbers[Int(ties.terms[term].variable)].value
        sum += product
        scale += abs(product)
      }
      row.pointee.scale = scale
      if sum == row.pointee.fixed { continue }
      row.pointee.fixed = sum
      isNew = true
    }
    return isNew
  }
}
