// The rows that a stack's arrangement consists of.

extension LayoutTree {
  /// How many old constraints are looked at for one like a new one: hiding a view, or moving it, takes a few out in a
  /// place.
  private static var lookahead: Int { 8 }

  /// Brings the rows of a stack's arrangement up to date.
  ///
  /// - Parameters:
  ///   - index: the view.
  ///   - isWhole: whether every row is made anew, since what its constraint means may be something else.
  func makeStackRows(_ index: Int32, isWhole: Bool) {
    guard let stack = items[Int(index)].stack else { return }
    arrangement.removeAll(keepingCapacity: true)
    StackRules(self, index, stack).make()
    let wanted = arrangement
    var constraints: [StackConstraint] = []
    var rows: [ConstraintID?] = []
    constraints.reserveCapacity(wanted.count)
    rows.reserveCapacity(wanted.count)
    var next = isWhole ? stack.rows.count : 0
    if isWhole { for row in stack.rows { removeRow(row) } }
    for constraint in wanted {
      let owner = RowOwner.stack(index, Int32(rows.count))
      let end = min(next + Self.lookahead, stack.rows.count)
      if let match = (next..<end).first(where: { stack.constraints[$0] == constraint }),
        let row = stack.rows[match]
      {
        for skipped in next..<match { removeRow(stack.rows[skipped]) }
        next = match + 1
        rowOwners[row.slot] = owner
        rows.append(row)
      } else {
        let spec = constraint.spec
        guard let row = addRow(expression(of: spec), spec.relation, spec.priority, of: owner) else {
          continue
        }
        rows.append(row)
      }
      constraints.append(constraint)
    }
    for skipped in next..<stack.rows.count { removeRow(stack.rows[skipped]) }
    items[Int(index)].rare.stack?.constraints = constraints
    items[Int(index)].rare.stack?.rows = rows
  }

  /// Takes off the rows that name a view, or all.
  func removeStackRows(of stack: Int32, naming view: ItemID? = nil) {
    guard let arrangement = items[Int(stack)].stack else { return }
    for (number, row) in arrangement.rows.enumerated() {
      if let view, arrangement.constraints[number].spec.allItems({ $0 != view }) { continue }
      removeRow(row)
      items[Int(stack)].rare.stack?.rows[number] = nil
    }
  }

  /// Another arrangement of the same views is wanted, or one of other views: rows that stay the same are kept.
  func arrangementIsStale(_ stack: Int32) {
    items[Int(stack)].flags.insert(.arrangementIsStale)
    makeStale(stack)
  }
}
