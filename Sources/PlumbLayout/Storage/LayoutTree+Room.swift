extension LayoutTree {
  /// Makes room for so many more items, so that tables are not moved while they come one by one.
  public func reserve(items count: Int) { items.reserve(max(0, count - freeItems.count)) }

  /// Makes room for so many more constraints.
  public func reserve(constraints count: Int) {
    guard count > 64 else { return }
    constraints.reserve(max(0, count - freeConstraints.count))
    uses.reserve(2 * max(0, count - freeConstraints.count))
  }

  /// Makes room for the unknowns and rows of the items and constraints that are stale. Contents have been measured.
  func reserveRows() {
    guard staleItems.count + staleConstraints.count > 64 else { return }
    var need = RowNeed()
    for item in staleItems where items[Int(item)].isAlive && items[Int(item)].kind.hasPlace {
      countRows(of: Int(item), in: &need)
    }
    // What is only made anew finds the room that it had. A constraint is mostly between a place in a view and one in
    // a neighbour or in what is around them.
    for constraint in staleConstraints where constraints[Int(constraint)].row == nil { need.add(1, terms: 3) }
    variableOwners.reserve(need.variables)
    rowOwners.reserve(need.rows)
    solver.reserve(variables: need.variables, constraints: need.rows, terms: need.terms)
  }

  private func countRows(of item: Int, in need: inout RowNeed) {
    let isNew = items[item].variables == nil
    for axis in Axis.allCases where items[item].contentSize[axis] >= 0 {
      if items[item].contentRows[axis] == nil { need.add(2, terms: 1) }
    }
    guard isNew else { return }
    need.variables += 4
    // Sizes are not negative.
    need.add(2, terms: 1)
    if items[item].parent < 0 { need.add(2, terms: 1) }
    if items[item].autoresizing != nil { need.add(4, terms: 2) }
    // Most views in a stack are held to both its sides and to their neighbour.
    if let stack = items[item].stack { need.add(3 * stack.arranged.count, terms: 3) }
  }
}

/// How many unknowns and rows are to come. A few more are expected than are counted: one too little, and a table of
/// thousands is moved into one of twice the size.
private struct RowNeed {
  var variables = 8
  private(set) var rows = 8
  private(set) var terms = 16

  mutating func add(_ rows: Int, terms: Int) {
    self.rows += rows
    self.terms += rows * terms
  }
}
