extension Solver {
  /// Sets larger than this are reported as found: filtering them would take a solve for each member.
  private static let largestFilteredSet = 300

  /// Removes what is not needed for the conflict, latest admitted first; false when there is none.
  func reduce(_ rows: inout [Int32]) -> Bool {
    if !isConflicting(rows) { return false }
    if rows.count > Solver.largestFilteredSet { return true }
    var index = rows.count - 1
    while index >= 0 && rows.count > 1 {
      var fewer = rows
      fewer.remove(at: index)
      if isConflicting(fewer) { rows = fewer }
      index -= 1
    }
    return true
  }

  /// Whether the rows, taken alone as required constraints, cannot hold together.
  func isConflicting(_ rows: [Int32]) -> Bool {
    var probe = Solver()
    probe.isProbe = true
    // By variable of this solver: that of the probe.
    var image: [Int32] = Array(repeating: -1, count: rows.count > 32 ? store.variableCount : 0)
    var pairs: [(old: Int32, new: Int32)] = []
    for row in rows {
      var expression = LinearExpression(store.constant[Int(row)])
      for slot in store.terms(of: Int(row)) {
        let old = store.termVariable[slot]
        var new: Int32 = -1
        if image.isEmpty {
          for pair in pairs where pair.old == old { new = pair.new }
        } else {
          new = image[Int(old)]
        }
        if new < 0 {
          let isParameter = store.kind[Int(old)] == .parameter
          let made = probe.store.makeVariable(
            store.kind[Int(old)], order: store.order[Int(old)], value: isParameter ? store.value[Int(old)] : 0
          )
          new = made.index
          if image.isEmpty { pairs.append((old, new)) } else { image[Int(old)] = new }
        }
        expression.add(probe.store.variable(at: Int(new)), store.termCoefficient[slot])
      }
      _ = probe.store.makeRow(
        expression, store.relation[Int(row)], .required, store.origin[Int(row)], age: store.age[Int(row)])
      probe.role.append(.none)
    }
    probe.isStructureStale = true
    probe.solve()
    return probe.isAborted
  }
}
