/// A set-aside constraint with the minimal set that speaks against it.
struct ConflictRecord: Sendable {
  /// Ascending by age.
  var rows: [Int32]
  var setAside: Int32
}

extension Solver {
  /// Finds the minimal conflicting set behind a combination of rows that cannot hold, and sets its last member aside.
  ///
  /// False, with nothing done, when the rows taken by themselves can hold: then rounding has deceived the caller.
  mutating func settleConflict(_ combination: [(row: Int, factor: Double)]) -> Bool {
    if isProbe {
      isAborted = true
      return true
    }
    var rows = conflictingRows(combination)
    // An earlier conflict of this pass already broke the set: what is left shows in the next pass.
    if rows.contains(where: { role[Int($0)] == .setAside }) {
      needsPresolve = true
      return true
    }
    rows.sort { store.isAdmittedBefore(Int($0), Int($1)) }
    guard reduce(&rows), let last = rows.last else { return false }
    if role[Int(last)] == .definition { needsPresolve = true }
    role[Int(last)] = .setAside
    let byAge = rows.sorted { store.age[Int($0)] < store.age[Int($1)] }
    records.append(ConflictRecord(rows: byAge, setAside: last))
    return true
  }

  /// The rows that a combination uses once every defined variable has been replaced.
  private mutating func conflictingRows(_ combination: [(row: Int, factor: Double)]) -> [Int32] {
    beginExpansion()
    for (row, factor) in combination { addToExpansion(row: row, times: factor, .everything) }
    finishExpansion(.everything)
    let rows = expansion.factorRow
    let factors = expansion.factor
    let order = rows.indices.sorted { rows[$0] < rows[$1] }
    var result: [Int32] = []
    var index = 0
    while index < order.count {
      let row = rows[order[index]]
      var sum = 0.0
      var magnitude = 0.0
      while index < order.count && rows[order[index]] == row {
        sum += factors[order[index]]
        magnitude += abs(factors[order[index]])
        index += 1
      }
      if abs(sum) > 1e-10 * magnitude { result.append(row) }
    }
    return result
  }

  /// Removes what is not needed for the conflict, latest admitted first; false when there is none.
  private func reduce(_ rows: inout [Int32]) -> Bool {
    if !isConflicting(rows) { return false }
    var index = rows.count - 1
    while index >= 0 {
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
    var image: [(old: Int32, new: Variable)] = []
    for row in rows {
      var expression = LinearExpression(store.constant[Int(row)])
      for slot in store.terms(of: Int(row)) {
        let old = store.termVariable[slot]
        let new: Variable
        if let known = image.first(where: { $0.old == old }) {
          new = known.new
        } else {
          new = probe.store.makeVariable(
            store.kind[Int(old)], order: store.order[Int(old)],
            value: store.kind[Int(old)] == .parameter ? store.value[Int(old)] : 0)
          image.append((old, new))
        }
        expression.add(new, store.termCoefficient[slot])
      }
      _ = probe.store.makeRow(
        expression, store.relation[Int(row)], .required, store.origin[Int(row)], age: store.age[Int(row)])
      probe.role.append(.none)
    }
    probe.isStructureStale = true
    probe.solve()
    return probe.isAborted
  }

  /// Puts back rows whose reason is gone because another member of their set was set aside. True when there were any.
  mutating func restoreDoubtful() -> Bool {
    var restored = false
    records.removeAll { record in
      for row in record.rows where row != record.setAside && role[Int(row)] == .setAside {
        role[Int(record.setAside)] = .none
        restored = true
        return true
      }
      return false
    }
    return restored
  }

  /// Forgets all conflicts, so that the next pass judges every row anew.
  mutating func restoreAll() {
    for record in records where store.isLive(Int(record.setAside)) { role[Int(record.setAside)] = .none }
    records.removeAll()
  }

  /// Admits the required rows in order, by bisection: slower, and right by construction.
  mutating func admitGreedily() {
    restoreAll()
    var rows: [Int32] = []
    for row in 0..<store.rowSlotCount where store.isLive(row) && store.isRequired(row) {
      rows.append(Int32(truncatingIfNeeded: row))
    }
    rows.sort { store.isAdmittedBefore(Int($0), Int($1)) }
    var admitted: [Int32] = []
    var next = 0
    while next < rows.count {
      if !isConflicting(admitted + rows[next...]) { break }
      // The first row that cannot be admitted: the least count with a conflict.
      var low = next + 1
      var high = rows.count
      while low < high {
        let middle = (low + high) / 2
        if isConflicting(admitted + rows[next..<middle]) { high = middle } else { low = middle + 1 }
      }
      admitted += rows[next..<(low - 1)]
      let refused = rows[low - 1]
      var set = admitted + [refused]
      _ = reduce(&set)
      role[Int(refused)] = .setAside
      records.append(
        ConflictRecord(rows: set.sorted { store.age[Int($0)] < store.age[Int($1)] }, setAside: refused))
      next = low
    }
  }
}
