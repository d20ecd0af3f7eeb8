/// A row with exactly one undefined position defines it. Where nothing propagates any more, one position of the next
/// row is made a base, that is, stays free.
extension Engine {
  mutating func definePositions() {
    presolving.positions.removeAll()
    worklist.removeAll()
    for index in presolving.equalities.indices {
      let row = Int(presolving.equalities[index])
      if store.rows[row].role != .none { continue }
      if store.rows[row].positions == 1 {
        presolving.positions.append(Store.id(row))
      } else if store.rows[row].positions > 1 {
        worklist.append(Store.id(row))
      }
    }
    var head = 0
    var waiting = 0
    while true {
      while head < presolving.positions.count {
        let row = Int(presolving.positions[head])
        head += 1
        if store.rows[row].role == .none && store.rows[row].positions == 1 { defineOnlyPosition(of: row) }
      }
      while waiting < worklist.count && store.rows[Int(worklist[waiting])].positions <= 1 { waiting += 1 }
      if waiting == worklist.count { return }
      let base = earliestUndefinedPosition(of: Int(worklist[waiting]))
      store.variables[base].isBase = true
      countDown(base)
    }
  }

  private mutating func defineOnlyPosition(of row: Int) {
    var pivot = -1
    var largest = 0.0
    for slot in store.terms(of: row) {
      largest = max(largest, abs(store.terms[slot].coefficient))
      if isUndefinedPosition(Int(store.terms[slot].variable)) { pivot = slot }
    }
    // A position with a small coefficient is left for the general elimination.
    guard pivot >= 0, abs(store.terms[pivot].coefficient) >= 1e-3 * largest else { return }
    let variable = Int(store.terms[pivot].variable)
    define(variable, by: row, place: pivot)
    leaveUnlevelled(variable)
    countDown(variable)
  }

  private mutating func countDown(_ variable: Int) {
    var slot = Int(store.variables[variable].firstOccurrence)
    while slot >= 0 {
      let row = Int(store.terms[slot].row)
      slot = Int(store.terms[slot].next)
      if store.rows[row].role != .none { continue }
      store.rows[row].positions -= 1
      if store.rows[row].positions == 1 { presolving.positions.append(Store.id(row)) }
    }
  }

  @inline(__always)
  private func isUndefinedPosition(_ variable: Int) -> Bool {
    let record = store.variables.start + variable
    return record.pointee.kind == .position && record.pointee.row < 0 && !record.pointee.isBase
  }

  private mutating func earliestUndefinedPosition(of row: Int) -> Int {
    var best = -1
    for slot in store.terms(of: row) {
      let variable = Int(store.terms[slot].variable)
      guard isUndefinedPosition(variable) else { continue }
      if best < 0 || store.precedes(variable, best) { best = variable }
    }
    return best
  }
}
