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
      let residual = residuals.start + Int(index)
      index = residual.pointee.next
      let row = store.rows.start + Int(residual.pointee.row)
      if row.pointee.role == .setAside { continue }
      let amount = residualTerms[Int(residual.pointee.start)].coefficient
      let target = -residual.pointee.offset / amount
      let isAtMost =
        row.pointee.relation == .equal || (row.pointee.relation == .lessThanOrEqual) == (amount > 0)
      let isAtLeast = row.pointee.relation == .equal || !isAtMost
      if row.pointee.isRequired {
        if isAtMost { high = min(high, target) }
        if isAtLeast { low = max(low, target) }
      } else {
        marks.append(
          Mark(
            row: residual.pointee.row, variable: 0, priority: row.pointee.priority, target: target,
            below: isAtLeast ? abs(amount) : 0, above: isAtMost ? abs(amount) : 0))
      }
    }
    if !(low <= high) { return false }
    marks.sort { $0.priority != $1.priority ? $0.priority > $1.priority : $0.target < $1.target }
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
      narrow(&low, &high, points: first..<end, slope, tolerance: 1e-12 * size)
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
}
