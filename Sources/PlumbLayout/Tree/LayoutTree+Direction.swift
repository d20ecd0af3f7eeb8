extension LayoutTree {
  /// Sets the reading direction of a view: where leading is in the constraints that it holds, in its margins and
  /// in its stack. New subviews take over their superview's.
  public func setDirection(_ direction: LayoutDirection, of item: ItemID) {
    let index = index(item)
    guard items[Int(index)].direction != direction else { return }
    items[Int(index)].direction = direction
    marginsAreStale = true
    if !items[Int(index)].flags.contains(.isTurned) {
      items[Int(index)].flags.insert(.isTurned)
      turnedItems.append(index)
    }
    if items[Int(index)].isStack { rulesAreStale(index) }
    solverIsStale = true
  }

  public func direction(of item: ItemID) -> LayoutDirection { items[Int(index(item))].direction }

  /// Has the rows of constraints made anew that are held by a view whose direction changed.
  func remakeTurnedConstraints() {
    guard !turnedItems.isEmpty else { return }
    for index in constraints.indices where constraints[index].isAlive {
      let constraint = Int32(index)
      guard anyAttribute(of: constraint, { $0.isDirectional }) else { continue }
      let holder = holder(of: spec(at: constraint))
      if items[Int(holder)].flags.contains(.isTurned) { makeConstraintStale(constraint) }
    }
    for item in turnedItems { items[Int(item)].flags.remove(.isTurned) }
    turnedItems.removeAll(keepingCapacity: true)
  }
}
