extension Engine {
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
    if rows.contains(where: { store.rows[Int($0)].role == .setAside }) {
      needsPresolve = true
      return true
    }
    rows.sort { store.isAdmittedBefore(Int($0), Int($1)) }
    guard reduce(&rows), let last = rows.last else { return false }
    if store.rows[Int(last)].role == .definition { needsPresolve = true }
    store.rows[Int(last)].role = .setAside
    records.append(record(rows, setAside: last))
    return true
  }

  /// The rows that a combination uses once every defined variable has been replaced.
  private mutating func conflictingRows(_ combination: [(row: Int, factor: Double)]) -> [Int32] {
    beginExpansion()
    for (row, factor) in combination { addToExpansion(row: row, times: factor, .everything) }
    finishExpansion(.everything)
    expansion.factors.sort { $0.row < $1.row }
    var result: [Int32] = []
    var index = 0
    while index < expansion.factors.count {
      let row = expansion.factors[index].row
      var sum = 0.0
      var magnitude = 0.0
      while index < expansion.factors.count && expansion.factors[index].row == row {
        sum += expansion.factors[index].factor
        magnitude += abs(expansion.factors[index].factor)
        index += 1
      }
      if abs(sum) > 1e-10 * magnitude { result.append(row) }
    }
    return result
  }

  private func record(_ rows: [Int32], setAside: Int32) -> ConflictRecord {
    let byAge = rows.sorted { store.rows[Int($0)].age < store.rows[Int($1)].age }
    return ConflictRecord(constraints: byAge.map { store.constraint(at: Int($0)) }, setAside: setAside)
  }

  /// Keeps the conflicts whose sets, with the present numbers, still cannot hold; puts the others' constraints back.
  ///
  /// What is set aside with a conflicting set of admitted constraints is so in every order of events: nothing else
  /// has to be looked at again.
  mutating func recheckConflicts() {
    let old = records
    records.removeAll(keepingCapacity: true)
    for kept in old {
      let isLive = kept.constraints.allSatisfy {
        store.contains($0) && store.rows[Int($0.index)].isRequired
      }
      if isLive {
        var rows = kept.constraints.map { $0.index }
        rows.sort { store.isAdmittedBefore(Int($0), Int($1)) }
        if reduce(&rows) && rows.last == kept.setAside {
          records.append(record(rows, setAside: kept.setAside))
          continue
        }
      }
      // The slot may have been given to another row since: that one is judged anew as well.
      if store.rows[Int(kept.setAside)].role == .setAside { store.rows[Int(kept.setAside)].role = .none }
      isStructureStale = true
    }
  }

  /// Puts back rows whose reason is gone because another member of their set was set aside. True when there were any.
  mutating func restoreDoubtful() -> Bool {
    if records.isEmpty { return false }
    var restored = false
    records.removeAll { record in
      for member in record.constraints
      where member.index != record.setAside && store.rows[Int(member.index)].role == .setAside {
        store.rows[Int(record.setAside)].role = .none
        restored = true
        return true
      }
      return false
    }
    return restored
  }

  /// Forgets all conflicts, so that the next pass judges every row anew.
  mutating func restoreAll() {
    for record in records { store.rows[Int(record.setAside)].role = .none }
    records.removeAll()
  }

  /// Admits the required rows in order, by bisection: slower, and right by construction.
  mutating func admitGreedily() {
    restoreAll()
    var rows: [Int32] = []
    for row in store.rows.indices where store.rows[row].isLive && store.rows[row].isRequired {
      rows.append(Store.id(row))
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
      store.rows[Int(refused)].role = .setAside
      records.append(record(set, setAside: refused))
      next = low
    }
  }
}
