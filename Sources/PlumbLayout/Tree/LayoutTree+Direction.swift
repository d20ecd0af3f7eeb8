extension LayoutTree {
  /// Sets the reading direction that decides which side leading is. New subviews take over their superview's.
  public func setDirection(_ direction: LayoutDirection, of item: ItemID) {
    let index = index(item)
    guard items[Int(index)].direction != direction else { return }
    items[Int(index)].direction = direction
    for guide in items[Int(index)].guides { setDirection(direction, of: id(guide)) }
    for constraint in items[Int(index)].constraints { makeConstraintStale(constraint) }
    if items[Int(index)].stack != nil { rulesAreStale(index) }
    solverIsStale = true
  }

  public func direction(of item: ItemID) -> LayoutDirection { items[Int(index(item))].direction }
}
