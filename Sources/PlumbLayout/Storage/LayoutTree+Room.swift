extension LayoutTree {
  /// Makes room for so many more items, so that tables are not moved while they come one by one.
  public func reserve(items count: Int) { items.reserve(max(0, count - freeItems.count)) }

  /// Makes room for so many more constraints.
  public func reserve(constraints count: Int) {
    guard count > 64 else { return }
    constraints.reserve(max(0, count - freeConstraints.count))
    uses.reserve(2 * max(0, count - freeConstraints.count))
  }

  /// Makes room for the unknowns and rows of the items and constraints that are stale.
  func reserveRows() {
    guard staleItems.count + staleConstraints.count > 64 else { return }
    // What is only made anew finds the room that it had.
    var newItems = 0
    for item in staleItems where items[Int(item)].variables == nil && items[Int(item)].kind.hasPlace {
      newItems += 1
    }
    var newConstraints = 0
    for constraint in staleConstraints where constraints[Int(constraint)].row == nil { newConstraints += 1 }
    let variables = 4 * newItems
    // Two rows keep sizes from being negative.
    let sizeRows = 2 * newItems
    let rows = sizeRows + newConstraints
    variableOwners.reserve(variables)
    rowOwners.reserve(rows)
    // A constraint is mostly between a place in a view and one in a neighbour or in what is around them.
    solver.reserve(variables: variables, constraints: rows, terms: sizeRows + 3 * newConstraints)
  }
}
