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
    variableOwners.reserve(4 * staleItems.count)
    // Two rows keep sizes from being negative.
    rowOwners.reserve(2 * staleItems.count + staleConstraints.count)
  }
}
