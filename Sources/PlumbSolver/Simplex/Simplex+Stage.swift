extension Simplex {
  /// Brings the cost to its minimum and narrows the bounds to the optimal set.
  mutating func runStage() {
    if isEachAtItsMinimum() {
      for index in active.indices { narrowAlone(Int(active[index])) }
    } else {
      _ = minimise(bounded: true)
      narrow()
    }
  }

  /// Whether each cost is least by itself: then no pivot is needed.
  private func isEachAtItsMinimum() -> Bool {
    for index in active.indices {
      let variable = Int(active[index])
      let current = value[variable]
      let near = self.near(variable)
      if slopeAbove(variable) < 0 && upper[variable] > current + near { return false }
      if slopeBelow(variable) > 0 && lower[variable] < current - near { return false }
    }
    return true
  }

  private mutating func narrowAlone(_ variable: Int) {
    narrow(variable, reduced: 0, tolerance: 0)
  }

  /// Narrows the bounds of a variable at its value to where `cost + reduced * value` is least.
  private mutating func narrow(_ variable: Int, reduced: Double, tolerance: Double) {
    let current = value[variable]
    let near = self.near(variable)
    let start = Int(pointStart[variable])
    let end = Int(pointEnd[variable])
    // Upwards: past points as long as the slope stays zero.
    var slope = slopeAbove(variable) + reduced
    if slope > tolerance {
      upper[variable] = min(upper[variable], current)
    } else {
      var size = abs(slope)
      for point in start..<end where pointAt[point] > current + near && pointJump[point] > 0 {
        slope += pointJump[point]
        size += pointJump[point]
        if slope > tolerance + Simplex.cancelled * size {
          upper[variable] = min(upper[variable], pointAt[point])
          break
        }
      }
    }
    slope = slopeBelow(variable) + reduced
    if slope < -tolerance {
      lower[variable] = max(lower[variable], current)
    } else {
      var point = end - 1
      var size = abs(slope)
      while point >= start {
        if pointAt[point] < current - near && pointJump[point] > 0 {
          slope -= pointJump[point]
          size += pointJump[point]
          if slope < -tolerance - Simplex.cancelled * size {
            lower[variable] = max(lower[variable], pointAt[point])
            break
          }
        }
        point -= 1
      }
    }
    coverValue(variable)
  }

  /// Bounds that miss the value by rounding noise are moved to it.
  @inline(__always)
  private mutating func coverValue(_ variable: Int) {
    if lower[variable] > value[variable] { lower[variable] = value[variable] }
    if upper[variable] < value[variable] { upper[variable] = value[variable] }
  }

  private mutating func narrow() {
    computeReduced()
    for column in 0..<structuralCount {
      narrow(Int(nonbasic[column]), reduced: reduced[column], tolerance: slopeTolerance(column))
    }
    for index in active.indices where place[Int(active[index])] >= 0 {
      let variable = Int(active[index])
      let start = Int(pointStart[variable])
      let point = start + Int(piece[variable])
      if point < Int(pointEnd[variable]) { upper[variable] = min(upper[variable], pointAt[point]) }
      if point > start { lower[variable] = max(lower[variable], pointAt[point - 1]) }
      coverValue(variable)
    }
  }

  /// Whether the bounds leave one point: then nothing nonbasic can move.
  ///
  /// Fixed variables are made nonbasic first, in exchange for open ones.
  mutating func isSettled() -> Bool {
    for column in 0..<structuralCount where !isFixed(Int(nonbasic[column])) {
      var best = -1
      var bestSize = 1e-7
      for row in 0..<rowCount where isFixed(Int(basic[row])) {
        let size = abs(tableau[row * structuralCount + column])
        if size > bestSize {
          best = row
          bestSize = size
        }
      }
      if best < 0 { return false }
      pivot(row: best, column: column)
    }
    return true
  }

  /// Moves into the bounds, as far as that is possible; true when no bound is missed by more than noise.
  mutating func makeFeasible() -> Bool {
    for column in 0..<structuralCount {
      let variable = Int(nonbasic[column])
      value[variable] = min(max(value[variable], lower[variable]), upper[variable])
    }
    computeBasics()
    if !misses() { return true }
    clearCost()
    for variable in 0..<variableCount {
      if lower[variable] > -.infinity { addCost(variable, target: lower[variable], below: 1, above: 0) }
      if upper[variable] < .infinity { addCost(variable, target: upper[variable], below: 0, above: 1) }
    }
    _ = minimise(bounded: false)
    return !misses()
  }

  /// Whether some bound is missed by more than the tolerance; noise is forgiven by moving the bound.
  private mutating func misses() -> Bool {
    for variable in 0..<variableCount {
      let current = value[variable]
      if current < lower[variable] - tolerance[variable] || current > upper[variable] + tolerance[variable] {
        return true
      }
    }
    coverValues()
    return false
  }

  mutating func coverValues() {
    for variable in 0..<variableCount { coverValue(variable) }
  }

  /// The bounds that together cannot hold, with a factor each, after ``makeFeasible()`` failed.
  mutating func infeasibleBounds(_ body: (_ variable: Int, _ isUpper: Bool, _ factor: Double) -> Void) {
    computeReduced()
    for row in 0..<rowCount {
      let variable = Int(basic[row])
      let cost = slopeOfPiece(variable)
      if cost != 0 { body(variable, cost > 0, cost) }
    }
    for column in 0..<structuralCount {
      let amount = reduced[column]
      if abs(amount) <= slopeTolerance(column) { continue }
      body(Int(nonbasic[column]), amount < 0, -amount)
    }
  }

  /// Moves the variable as far up or down as the bounds allow, and returns its value there; infinite where nothing stops it.
  mutating func extreme(of variable: Int, upwards: Bool) -> Double {
    // Where a long way has led past a bound, the search begins once more from near its end.
    for _ in 0..<4 {
      clearCost()
      addSlope(variable, upwards ? -1 : 1)
      if !minimise(bounded: true) { return upwards ? .infinity : -.infinity }
      if !hasStrayed || !isOutside { break }
      _ = makeFeasible()
    }
    return value[variable]
  }

  /// Whether some bound is missed by more than what values of such sizes differ by without meaning it.
  private var isOutside: Bool {
    for variable in 0..<variableCount {
      let margin = tolerance[variable] + near(variable)
      if value[variable] < lower[variable] - margin || value[variable] > upper[variable] + margin {
        return true
      }
    }
    return false
  }

  /// Goes back to the nonbasic variables `variables` with their `values`.
  mutating func goBack(to variables: borrowing Column<Int32>, _ values: borrowing Column<Double>) {
    for variable in 0..<variableCount { place[variable] = 0 }
    for column in 0..<structuralCount {
      place[Int(variables[column])] = -1
      value[Int(variables[column])] = values[column]
    }
    refactor()
  }
}
