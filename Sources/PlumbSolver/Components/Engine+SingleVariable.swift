/// Components of one variable: each level's cost is convex and piecewise linear in it, so that the lowest part is found
/// by walking over its points.
extension Engine {
  /// Solves the component where it has one variable whose bounds leave it room and whose levels settle it. False, with
  /// nothing done, otherwise.
  mutating func solveAlone(_ component: Int) -> Bool {
    let variable = Int(components[component].firstVariable)
    if store.variables[variable].link >= 0 { return false }
    var low = -Double.infinity
    var high = Double.infinity
    marks.removeAll()
    var index = components[component].firstResidual
    while index >= 0 {
      let residual = residuals[Int(index)]
      index = residual.next
      let row = store.rows[Int(residual.row)]
      if row.role == .setAside { continue }
      let amount = residualTerms[Int(residual.start)].coefficient
      let target = -residual.offset / amount
      let isAtMost = row.relation == .equal || (row.relation == .lessThanOrEqual) == (amount > 0)
      let isAtLeast = row.relation == .equal || !isAtMost
      if row.isRequired {
        if isAtMost { high = min(high, target) }
        if isAtLeast { low = max(low, target) }
      } else {
        insertMark(
          Mark(
            row: residual.row, variable: 0, priority: row.priority, target: target,
            below: isAtLeast ? abs(amount) : 0, above: isAtMost ? abs(amount) : 0))
      }
    }
    if !(low <= high) { return false }
    var first = 0
    while first < marks.count && !isPoint(low, high) {
      let priority = marks[first].priority
      var slope = 0.0
      var size = 0.0
      var end = first
      while end < marks.count && marks[end].priority == priority {
        slope -= marks[end].below
        size += marks[end].below + marks[end].above
        end += 1
      }
      narrow(&low, &high, points: first..<end, slope, tolerance: 1e-12 * max(1, size))
      first = end
    }
    guard isPoint(low, high) else { return false }
    setFree(variable, low)
    return true
  }

  @inline(__always)
  private func isPoint(_ low: Double, _ high: Double) -> Bool {
    low > -.infinity && high - low <= 2 * (Simplex.point + 1e-12 * abs(low))
  }

  /// Narrows the interval to where the cost of the points is least; `slope` is that left of all points.
  private func narrow(
    _ low: inout Double, _ high: inout Double, points: Range<Int>, _ slope: Double, tolerance: Double
  ) {
    var slope = slope
    var bestLow = slope >= -tolerance ? -Double.infinity : .infinity
    var bestHigh = slope > tolerance ? -Double.infinity : .infinity
    for point in points {
      slope += marks[point].below + marks[point].above
      if bestLow == .infinity && slope >= -tolerance { bestLow = marks[point].target }
      if slope > tolerance {
        bestHigh = marks[point].target
        break
      }
    }
    let oldLow = low
    low = min(max(low, bestLow), high)
    high = max(min(high, bestHigh), oldLow)
  }

  /// Keeps the marks sorted by descending priority, then by target.
  @inline(__always)
  private mutating func insertMark(_ mark: Mark) {
    var place = marks.count
    marks.append(mark)
    while place > 0
      && (marks[place - 1].priority < mark.priority
        || (marks[place - 1].priority == mark.priority && marks[place - 1].target > mark.target))
    {
      marks[place] = marks[place - 1]
      place -= 1
    }
    marks[place] = mark
  }
}
