extension Store {
  /// Adds a row of the terms in `newTerms`, which are already merged; those with coefficient 0 are left out.
  mutating func makeRow(
    constant: Double, _ relation: Relation, _ priority: Priority, _ origin: ConstraintOrigin, age: Int64
  ) -> Int {
    var count = 0
    for index in newTerms.indices where newTerms[index].coefficient != 0 { count += 1 }
    return makeRow(
      constant: constant, relation, priority, origin, age: age, termCount: count)
  }

  /// The same where it is known how many of the terms are not left out.
  @inline(__always)
  mutating func makeRow(
    constant: Double, _ relation: Relation, _ priority: Priority, _ origin: ConstraintOrigin, age: Int64,
    termCount count: Int
  ) -> Int {
    let start = takeBlock(count)
    let free = freeRows.popLast()
    let row = free.map { Int($0) } ?? rows.count
    var record = RowRecord(
      constant: constant, age: age, start: Store.id(start), count: Store.id(count), generation: 1,
      priority: priority.value, relation: relation, origin: origin)
    let news = newTerms.start
    let terms = terms.start
    let variables = variables.start
    var slot = start
    for index in newTerms.indices {
      let term = news[index]
      if term.coefficient == 0 { continue }
      let variable = variables + Int(term.variable.index)
      let head = variable.pointee.firstOccurrence
      if head >= 0 { terms[Int(head)].previous = Store.id(slot) }
      variable.pointee.firstOccurrence = Store.id(slot)
      let kind = variable.pointee.kind
      record.open &+= kind == .parameter ? 0 : 1
      record.positions &+= kind == .position ? 1 : 0
      terms[slot] = TermRecord(
        coefficient: term.coefficient, variable: term.variable.index, row: Store.id(row), next: head,
        previous: -1)
      slot &+= 1
    }
    if free != nil {
      record.generation = rows[row].generation &+ 1
      rows[row] = record
    } else {
      rows.append(record)
    }
    if age >= nextAge { nextAge = age == .max ? age : age + 1 }
    return row
  }

  mutating func removeRow(_ row: Int) {
    for slot in terms(of: row) { unlink(slot) }
    giveBlock(Int(rows[row].start), count: Int(rows[row].count))
    rows[row].count = 0
    rows[row].generation &+= 1
    rows[row].role = .none
    freeRows.append(Store.id(row))
  }

  @inline(__always)
  func contains(_ constraint: ConstraintID) -> Bool {
    let row = Int(constraint.index)
    return row >= 0 && row < rows.count && rows[row].generation == constraint.generation
      && constraint.generation & 1 == 1
  }

  @inline(__always)
  func constraint(at row: Int) -> ConstraintID {
    ConstraintID(index: Store.id(row), generation: rows[row].generation)
  }

  /// Whether the rows have the same terms in the same order.
  @inline(__always)
  func haveSameTerms(_ first: Int, _ second: Int) -> Bool {
    let count = Int(rows[first].count)
    if Int(rows[second].count) != count { return false }
    let one = terms.start + Int(rows[first].start)
    let other = terms.start + Int(rows[second].start)
    for index in 0..<count
    where one[index].variable != other[index].variable || one[index].coefficient != other[index].coefficient {
      return false
    }
    return true
  }

  /// The left side of the row with every free variable at 0, and the sum of the magnitudes that were added.
  func evaluateBase(_ row: Int) -> (sum: Double, scale: Double) {
    var sum = rows[row].constant
    var scale = abs(sum)
    for slot in terms(of: row) {
      let product = terms[slot].coefficient * numbers[Int(terms[slot].variable)].base
      sum += product
      scale += abs(product)
    }
    return (sum, scale)
  }

  /// The left side of the row with the values that are given out, and the sum of the magnitudes that were added.
  func evaluate(_ row: Int) -> (sum: Double, scale: Double) {
    var sum = rows[row].constant
    var scale = abs(sum)
    for slot in terms(of: row) {
      let product = terms[slot].coefficient * Store.published(numbers[Int(terms[slot].variable)].value)
      sum += product
      scale += abs(product)
    }
    return (sum, scale)
  }

  /// Numbers beyond the range of Double have no honest answer; 0 is one that nothing chokes on.
  @inline(__always)
  static func published(_ value: Double) -> Double { value.isFinite ? value : 0 }

  /// The size of a point in the row. One without terms speaks of points, unless they were weighed and cancelled.
  func largestCoefficient(of row: Int) -> Double {
    if rows[row].count == 0 {
      return Double(sign: .plus, exponent: Int(rows[row].cancelledExponent), significand: 1)
    }
    var largest = 0.0
    for slot in terms(of: row) { largest = max(largest, abs(terms[slot].coefficient)) }
    return largest
  }
}
