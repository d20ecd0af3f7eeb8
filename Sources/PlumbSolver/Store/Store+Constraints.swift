extension Store {
  /// Adds a row; the terms are already merged and have no zero coefficients.
  mutating func makeRow(
    _ expression: LinearExpression, _ relation: Relation, _ priority: Priority, _ origin: ConstraintOrigin,
    age: Int64
  ) -> Int {
    let row: Int
    if let free = freeRows.popLast() {
      row = Int(free)
      rowGeneration[row] &+= 1
      constant[row] = expression.constant
      self.priority[row] = priority.value
      self.relation[row] = relation
      self.origin[row] = origin
      self.age[row] = age
    } else {
      row = rowStart.count
      rowGeneration.append(1)
      rowStart.append(0)
      rowCount.append(0)
      constant.append(expression.constant)
      self.priority.append(priority.value)
      self.relation.append(relation)
      self.origin.append(origin)
      self.age.append(age)
    }
    if age >= nextAge { nextAge = age == .max ? age : age + 1 }
    var count = 0
    for index in 0..<expression.count where expression[index].coefficient != 0 { count += 1 }
    let start = takeBlock(count)
    rowStart[row] = Int32(truncatingIfNeeded: start)
    rowCount[row] = Int32(truncatingIfNeeded: count)
    var slot = start
    for index in 0..<expression.count where expression[index].coefficient != 0 {
      let term = expression[index]
      let variable = Int(term.variable.index)
      termVariable[slot] = term.variable.index
      termCoefficient[slot] = term.coefficient
      termRow[slot] = Int32(truncatingIfNeeded: row)
      link(slot, to: variable)
      slot += 1
    }
    return row
  }

  mutating func removeRow(_ row: Int) {
    for slot in terms(of: row) { unlink(slot) }
    giveBlock(Int(rowStart[row]), count: Int(rowCount[row]))
    rowCount[row] = 0
    rowGeneration[row] &+= 1
    freeRows.append(Int32(truncatingIfNeeded: row))
  }

  func contains(_ constraint: ConstraintID) -> Bool {
    let row = Int(constraint.index)
    return row >= 0 && row < rowStart.count && rowGeneration[row] == constraint.generation
      && constraint.generation & 1 == 1
  }

  func constraint(at row: Int) -> ConstraintID {
    ConstraintID(index: Int32(truncatingIfNeeded: row), generation: rowGeneration[row])
  }

  /// The left side of the row with the given values, and the sum of the magnitudes that were added.
  @inline(__always)
  func evaluate(_ row: Int, _ values: [Double]) -> (sum: Double, scale: Double) {
    var sum = constant[row]
    var scale = abs(sum)
    for slot in terms(of: row) {
      let product = termCoefficient[slot] * values[Int(termVariable[slot])]
      sum += product
      scale += abs(product)
    }
    return (sum, scale)
  }

  func largestCoefficient(of row: Int) -> Double {
    var largest = 0.0
    for slot in terms(of: row) { largest = max(largest, abs(termCoefficient[slot])) }
    return largest
  }

  // MARK: Blocks and occurrence lists

  private mutating func takeBlock(_ count: Int) -> Int {
    let sizeClass = Store.blockClass(count)
    let head = Int(freeBlocks[sizeClass])
    if head >= 0 {
      freeBlocks[sizeClass] = nextOccurrence[head]
      return head
    }
    let start = termVariable.count
    for _ in 0..<Store.blockSize(sizeClass) {
      termVariable.append(-1)
      termCoefficient.append(0)
      termRow.append(-1)
      nextOccurrence.append(-1)
      previousOccurrence.append(-1)
    }
    return start
  }

  private mutating func giveBlock(_ start: Int, count: Int) {
    let sizeClass = Store.blockClass(count)
    nextOccurrence[start] = freeBlocks[sizeClass]
    freeBlocks[sizeClass] = Int32(truncatingIfNeeded: start)
  }

  private mutating func link(_ slot: Int, to variable: Int) {
    let head = firstOccurrence[variable]
    nextOccurrence[slot] = head
    previousOccurrence[slot] = -1
    if head >= 0 { previousOccurrence[Int(head)] = Int32(truncatingIfNeeded: slot) }
    firstOccurrence[variable] = Int32(truncatingIfNeeded: slot)
  }

  private mutating func unlink(_ slot: Int) {
    let next = nextOccurrence[slot]
    let previous = previousOccurrence[slot]
    if next >= 0 { previousOccurrence[Int(next)] = previous }
    if previous >= 0 {
      nextOccurrence[Int(previous)] = next
    } else {
      firstOccurrence[Int(termVariable[slot])] = next
    }
  }
}
