extension ExactTableau {
  /// Moves to a vertex where `sum of terms` is least. Returns that least value, or nil where there is none.
  ///
  /// Bland's rule: the candidate of the lowest number enters, the one of the lowest number among the tightest
  /// rows leaves. So it always ends.
  mutating func minimise(_ terms: Terms) throws(ExactOverflow) -> Double? {
    objective = try combination(of: terms)
    while let entering = enteringColumn() {
      let rises = objective[entering + 1] < 0
      guard let leaving = leavingRow(column: entering, rises: rises) else { return nil }
      try pivot(row: leaving, column: entering)
    }
    return Double(objective[0]) / Double(denominator)
  }

  private func enteringColumn() -> Int? {
    var best: Int?
    for column in nonbasic.indices {
      let cost = objective[column + 1]
      // A free variable improves the objective in one of its two directions.
      guard cost < 0 || (cost > 0 && isFree[nonbasic[column]]) else { continue }
      if let present = best, nonbasic[present] < nonbasic[column] { continue }
      best = column
    }
    return best
  }

  private func leavingRow(column: Int, rises: Bool) -> Int? {
    var best: Int?
    for row in rows.indices where !isFree[basic[row]] {
      let slope = rises ? rows[row][column + 1] : -rows[row][column + 1]
      guard slope < 0 else { continue }
      guard let present = best else {
        best = row
        continue
      }
      let presentSlope = rises ? rows[present][column + 1] : -rows[present][column + 1]
      // rows[row][0] / -slope against the same of `present`, without dividing.
      let own = Int128(rows[row][0]) * Int128(-presentSlope)
      let other = Int128(rows[present][0]) * Int128(-slope)
      if own < other || (own == other && basic[row] < basic[present]) { best = row }
    }
    return best
  }

  private mutating func pivot(row: Int, column: Int) throws(ExactOverflow) {
    // D * leaving = c + p * entering + ...   becomes   |p| * entering = -+c +- D * leaving -+ ...
    let entry = column + 1
    let element = rows[row][entry]
    let sign = element < 0 ? 1 : -1
    for index in rows[row].indices { rows[row][index] *= sign }
    rows[row][entry] = -sign * denominator
    let pivotRow = rows[row]
    let newDenominator = abs(element)
    for other in rows.indices where other != row {
      try Self.substitute(
        pivotRow, entry: entry, newDenominator: newDenominator, denominator: denominator, in: &rows[other])
    }
    try Self.substitute(
      pivotRow, entry: entry, newDenominator: newDenominator, denominator: denominator, in: &objective)
    denominator = newDenominator
    swap(&basic[row], &nonbasic[column])
  }

  /// Replaces the entering variable in `target` by its new row.
  private static func substitute(
    _ pivotRow: [Int], entry: Int, newDenominator: Int, denominator: Int, in target: inout [Int]
  ) throws(ExactOverflow) {
    let factor = target[entry]
    if factor == 0 && newDenominator == denominator { return }
    target[entry] = 0
    var overflowed = false
    target.withUnsafeMutableBufferPointer { target in
      pivotRow.withUnsafeBufferPointer { pivotRow in
        for index in 0..<target.count {
          let own = target[index]
          let added = pivotRow[index]
          if own == 0 && (added == 0 || factor == 0) { continue }
          // The division is exact: the result is a minor of the original matrix.
          let product = Int128(own) * Int128(newDenominator) + Int128(factor) * Int128(added)
          let quotient = denominator == 1 ? product : product / Int128(denominator)
          guard let number = Int(exactly: quotient), number != .min else {
            overflowed = true
            continue
          }
          target[index] = number
        }
      }
    }
    if overflowed { throw ExactOverflow() }
  }
}
