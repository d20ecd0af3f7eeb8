extension Engine {
  /// Sets larger than this are reported as found: filtering them would take a solve for each member.
  private static let largestFilteredSet = 300

  /// Removes what is not needed for the conflict, latest admitted first; false when there is none.
  func reduce(_ rows: inout [Int32]) -> Bool {
    if !isConflicting(rows) { return false }
    if rows.count > Engine.largestFilteredSet { return true }
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
    var probe = Engine()
    probe.isProbe = true
    // By variable of this solver: that of the probe.
    var image: [Int32] = Array(repeating: -1, count: rows.count > 32 ? store.variables.count : 0)
    var pairs: [(old: Int32, new: Int32)] = []
    for row in rows {
      probe.store.newTerms.removeAll()
      for slot in store.terms(of: Int(row)) {
        let old = store.terms[slot].variable
        var new: Int32 = -1
        if image.isEmpty {
          for pair in pairs where pair.old == old { new = pair.new }
        } else {
          new = image[Int(old)]
        }
        if new < 0 {
          let record = store.variables[Int(old)]
          let made = probe.store.makeVariable(
            record.kind, order: record.order,
            value: record.kind == .parameter ? store.numbers[Int(old)].value : 0)
          new = made.index
          if image.isEmpty { pairs.append((old, new)) } else { image[Int(old)] = new }
        }
        probe.store.newTerms.append(Term(probe.store.variable(at: Int(new)), store.terms[slot].coefficient))
      }
      let copy = probe.store.makeRow(
        constant: store.rows[Int(row)].constant, store.rows[Int(row)].relation, .required,
        store.rows[Int(row)].origin,
        age: store.rows[Int(row)].age)
      probe.store.rows[copy].cancelledExponent = store.rows[Int(row)].cancelledExponent
    }
    probe.isStructureStale = true
    probe.solve()
    return probe.isAborted
  }
}
