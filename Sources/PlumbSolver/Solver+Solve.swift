extension Solver {
  /// Brings every value up to date with the present constraints and parameters.
  public mutating func solve() { engine.pointee.solve() }

  /// The unknowns that have more than one optimal value, with their ranges.
  ///
  /// The present system is judged, so this solves first where that is due.
  public mutating func ambiguities() -> [Ambiguity] { engine.pointee.ambiguities() }

  /// The unknowns whose value the last ``solve()`` changed.
  public var changes: [Variable] {
    let all = state.pointee.changes
    if !state.pointee.areChangesStale { return all }
    return all.filter { state.pointee.store.contains($0) }
  }
}
