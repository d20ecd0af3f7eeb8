extension Simplex {
  /// Pivots until no nonbasic variable can lower the cost; false when the cost has no lower end.
  ///
  /// After a run of steps of length zero the entering and leaving variables are chosen by lowest index (Bland's rule),
  /// which cannot cycle; a cap on the number of steps holds against rounding.
  mutating func minimise(bounded: Bool) -> Bool {
    findPieces()
    var stalled = 0
    var remaining = 200 + 50 * variableCount
    while remaining > 0 {
      remaining -= 1
      if pivotsSinceRefactor > 100 + rowCount { refactor() }
      computeReduced()
      let careful = stalled > 4 + variableCount / 4
      guard let entering = chooseEntering(bounded, careful) else { return true }
      switch step(entering.column, entering.upwards, entering.slope, bounded, careful) {
      case .unbounded: return false
      case .zero: stalled += 1
      case .moved: stalled = 0
      }
    }
    return true
  }

  private enum StepResult { case moved, zero, unbounded }

  private func chooseEntering(
    _ bounded: Bool, _ careful: Bool
  ) -> (column: Int, upwards: Bool, slope: Double)? {
    var best = -1
    var bestUpwards = false
    var bestGain = 0.0
    for column in 0..<structuralCount {
      let variable = Int(nonbasic[column])
      let current = value[variable]
      let near = self.near(variable)
      let tolerance = slopeTolerance(column)
      var gain = 0.0
      var upwards = false
      if !bounded || upper[variable] > current + near {
        let above = slopeAbove(variable) + reduced[column]
        if above < -tolerance {
          gain = -above
          upwards = true
        }
      }
      if gain == 0, !bounded || lower[variable] < current - near {
        let below = slopeBelow(variable) + reduced[column]
        if below > tolerance { gain = below }
      }
      if gain == 0 { continue }
      if careful {
        if best < 0 || variable < Int(nonbasic[best]) {
          best = column
          bestUpwards = upwards
          bestGain = gain
        }
      } else if gain > bestGain {
        best = column
        bestUpwards = upwards
        bestGain = gain
      }
    }
    return best < 0 ? nil : (best, bestUpwards, -bestGain)
  }

  /// Moves one nonbasic variable until the cost no longer falls, then exchanges it with the variable that stopped it.
  private mutating func step(
    _ column: Int, _ upwards: Bool, _ initialSlope: Double, _ bounded: Bool, _ careful: Bool
  ) -> StepResult {
    let entering = Int(nonbasic[column])
    let sign = upwards ? 1.0 : -1.0
    placeEntering(entering, upwards)
    var cost = initialSlope
    let tolerance = slopeTolerance(column)
    var largest = 0.0
    for row in 0..<rowCount { largest = max(largest, abs(tableau[row * structuralCount + column])) }
    let least = 1e-15 * largest
    let small = 1e-7 * largest
    while true {
      // The first variable to meet a point or a bound.
      var best = entering
      var bestRate = sign
      var (bestStep, bestAt, bestJump) = next(entering, sign, bounded)
      for row in 0..<rowCount {
        let rate = sign * tableau[row * structuralCount + column]
        if abs(rate) <= least { continue }
        let variable = Int(basic[row])
        let (room, at, jump) = next(variable, rate, bounded)
        if room == .infinity { continue }
        var length = room
        // What may be noise must not be a pivot unless the variable really goes past its point.
        if abs(rate) < small { length += self.near(variable) / abs(rate) }
        let near = 1e-12 * (1 + length)
        let isFirst: Bool
        if length < bestStep - near {
          isFirst = true
        } else if length > bestStep + near {
          isFirst = false
        } else if careful {
          isFirst = variable < best
        } else {
          isFirst = best != entering && abs(rate) > abs(bestRate)
        }
        if isFirst {
          best = variable
          bestRate = rate
          bestStep = length
          bestAt = at
          bestJump = jump
        }
      }
      if bestStep == .infinity { return .unbounded }
      cost += bestJump * abs(bestRate)
      // Bland's rule needs the shortest step.
      if cost >= -tolerance || careful {
        finishStep(column, sign * bestStep, stoppedBy: best, at: bestAt)
        return bestStep > near(entering) ? .moved : .zero
      }
      piece[best] += bestRate > 0 ? 1 : -1
    }
  }

  /// The piece of an entering variable: that on the side to which it moves.
  @inline(__always)
  private mutating func placeEntering(_ variable: Int, _ upwards: Bool) {
    let near = self.near(variable)
    let limit = upwards ? value[variable] + near : value[variable] - near
    let start = Int(pointStart[variable])
    let end = Int(pointEnd[variable])
    var count = 0
    while start + count < end && (upwards ? pointAt[start + count] <= limit : pointAt[start + count] < limit)
    {
      count += 1
    }
    piece[variable] = Int32(truncatingIfNeeded: count)
  }

  /// How far until a variable that moves at `rate` meets its next point or bound, where that is and what the slope gains.
  @inline(__always)
  private func next(_ variable: Int, _ rate: Double, _ bounded: Bool) -> (Double, Double, Double) {
    var at = Double.infinity
    var jump = Double.infinity
    let start = Int(pointStart[variable])
    let count = Int(piece[variable])
    if rate > 0 {
      if bounded { at = upper[variable] }
      if start + count < Int(pointEnd[variable]) && pointAt[start + count] < at {
        at = pointAt[start + count]
        jump = pointJump[start + count]
      }
      if at == .infinity { return (.infinity, 0, 0) }
    } else {
      at = -.infinity
      if bounded { at = lower[variable] }
      if count > 0 && pointAt[start + count - 1] > at {
        at = pointAt[start + count - 1]
        jump = pointJump[start + count - 1]
      }
      if at == -.infinity { return (.infinity, 0, 0) }
    }
    return (max(0, (at - value[variable]) / rate), at, jump)
  }

  private mutating func finishStep(_ column: Int, _ move: Double, stoppedBy stop: Int, at: Double) {
    let entering = Int(nonbasic[column])
    if move != 0 {
      value[entering] += move
      for row in 0..<rowCount {
        let entry = tableau[row * structuralCount + column]
        if entry != 0 { value[Int(basic[row])] += entry * move }
      }
    }
    value[stop] = at
    if stop != entering { pivot(row: Int(place[stop]), column: column) }
  }

  /// Exchanges the basic variable of a row with the nonbasic one of a column.
  mutating func pivot(row: Int, column: Int) {
    let width = structuralCount
    let start = row * width
    let inverse = 1 / tableau[start + column]
    for other in 0..<width where tableau[start + other] != 0 { tableau[start + other] *= -inverse }
    tableau[start + column] = inverse
    for otherRow in 0..<rowCount where otherRow != row {
      let otherStart = otherRow * width
      let entry = tableau[otherStart + column]
      if entry == 0 { continue }
      tableau[otherStart + column] = 0
      for other in 0..<width {
        let product = entry * tableau[start + other]
        if product == 0 { continue }
        let sum = tableau[otherStart + other] + product
        // What cancels leaves noise that must not become a pivot.
        tableau[otherStart + other] = abs(sum) <= 1e-13 * abs(product) ? 0 : sum
      }
    }
    let leaving = basic[row]
    let entering = nonbasic[column]
    basic[row] = entering
    nonbasic[column] = leaving
    place[Int(entering)] = Int32(truncatingIfNeeded: row)
    place[Int(leaving)] = Int32(truncatingIfNeeded: -1 - column)
    pivotsSinceRefactor += 1
  }

  /// Computes the tableau of the present basis anew from the original rows.
  mutating func refactor() {
    let wanted = (0..<structuralCount).filter { place[$0] >= 0 }
    var leaving = (structuralCount..<variableCount).filter { place[$0] < 0 }
    let old = piece
    tableau = original
    for column in 0..<structuralCount {
      nonbasic[column] = Int32(truncatingIfNeeded: column)
      place[column] = Int32(truncatingIfNeeded: -1 - column)
    }
    for row in 0..<rowCount {
      basic[row] = Int32(truncatingIfNeeded: structuralCount + row)
      place[structuralCount + row] = Int32(truncatingIfNeeded: row)
    }
    for variable in wanted {
      let column = -1 - Int(place[variable])
      var best = -1
      var bestSize = 0.0
      for index in leaving.indices {
        let row = Int(place[leaving[index]])
        let size = abs(tableau[row * structuralCount + column])
        if size > bestSize {
          bestSize = size
          best = index
        }
      }
      if best < 0 || bestSize < 1e-11 { continue }
      pivot(row: Int(place[leaving[best]]), column: column)
      leaving.remove(at: best)
    }
    piece = old
    computeBasics()
    findPieces()
    pivotsSinceRefactor = 0
  }
}
