/// Rows in which every position is settled define a size.
extension Engine {
  /// How many definitions are looked at to see that a size does not depend on itself.
  private static let searchLimit = 24

  mutating func defineSizes() {
    for index in presolving.equalities.indices {
      let row = Int(presolving.equalities[index])
      if store.rows[row].role == .none && store.rows[row].positions == 0 && store.rows[row].open > 1 {
        defineSize(by: row)
      }
    }
  }

  /// Lets the row as it stands define the undefined size that the fewest rows mention, if there is one.
  private mutating func defineSize(by row: Int) {
    var largest = 0.0
    for slot in store.terms(of: row) where !store.variables[Int(store.terms[slot].variable)].isKnown {
      largest = max(largest, abs(store.terms[slot].coefficient))
    }
    var best = -1
    var bestDegree = Int.max
    for slot in store.terms(of: row) {
      let variable = Int(store.terms[slot].variable)
      let record = store.variables.start + variable
      guard record.pointee.row < 0, !record.pointee.isKnown, record.pointee.kind == .size,
        abs(store.terms[slot].coefficient) >= 0.05 * largest
      else { continue }
      let degree = degree(of: variable)
      if degree < bestDegree && isIndependent(row, of: variable) {
        best = slot
        bestDegree = degree
      }
    }
    if best < 0 { return }
    let variable = Int(store.terms[best].variable)
    define(variable, by: row, place: best)
    leaveUnlevelled(variable)
  }

  /// Whether nothing else in the row depends on the variable, as far as that is seen quickly.
  mutating func isIndependent(_ row: Int, of variable: Int) -> Bool {
    if !hasDependents(variable) { return true }
    worklist.removeAll()
    for slot in store.terms(of: row) { follow(Int(store.terms[slot].variable)) }
    var next = 0
    while next < worklist.count {
      if worklist.count > Engine.searchLimit { return false }
      var found = false
      let own = Int(worklist[next])
      next += 1
      // Only updates meet stored definitions.
      if store.variables[own].place < 0 { return false }
      for slot in store.terms(of: Int(store.variables[own].row)) where slot != Int(store.variables[own].place)
      {
        let mentioned = Int(store.terms[slot].variable)
        if mentioned == variable { found = true }
        follow(mentioned)
      }
      if found { return false }
    }
    return true
  }

  private mutating func follow(_ variable: Int) {
    if store.variables[variable].row < 0 || (store.variables[variable].isKnown && !isUpdating) { return }
    for index in worklist.indices where Int(worklist[index]) == variable { return }
    worklist.append(Store.id(variable))
  }

  /// The number of rows that mention the variable, counted up to 16.
  func degree(of variable: Int) -> Int {
    var count = 0
    var slot = Int(store.variables[variable].firstOccurrence)
    while slot >= 0 && count < 16 {
      count += 1
      slot = Int(store.terms[slot].next)
    }
    return count
  }
}
