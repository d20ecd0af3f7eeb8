extension Simplex {
  /// Pivots until no nonbasic variable can lower the cost; false when the cost has no lower end.
  ///
  /// After a run of steps of length zero the entering and leaving variables are chosen by lowest index (Bland's rule),
  /// which cannot cycle; a cap on the number of steps holds against rounding.
  mutating func minimise(bounded: Bool) -> Bool {
    hasStrayed = false
    findPieces()
    computeReduced()
    // Reduced costs are carried on from step to step; the end is judged by costs computed anew.
    var isExact = true
    var stalled = 0
    var remaining = 200 + 50 * variableCount
    while remaining > 0 {
      remaining -= 1
      if pivotsSinceRefactor > 100 + rowCount {
        refactor()
        computeReduced()
        isExact = true
      }
      let careful = stalled > 4 + variableCount / 4
      guard let entering = chooseEntering(bounded, careful) else {
        if isExact { return true }
        if hasStrayed {
          // On a long way the values have lost the digits that they end with.
          computeBasics()
          findPieces()
        }
        computeReduced()
        isExact = true
        continue
      }
      isExact = false
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
    let tolerance = max(slopeTolerance(column), 1e-12 * abs(initialSlope))
    var largest = 0.0
    for row in 0..<rowCount { largest = max(largest, abs(tableau[row * structuralCount + column])) }
    let least = 1e-15 * largest
    let small = 1e-7 * largest
    while true {
      // The first variable to meet a point or a bound.
      var best = entering
      var bestRate = sign
      var (bestStep, bestAt, bestJump) = next(entering, sign, bounded)
      var bestRoom = bestStep
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
          bestRoom = room
          bestAt = at
          bestJump = jump
        }
      }
      if bestStep == .infinity { return .unbounded }
      cost += bestJump * abs(bestRate)
      // Bland's rule needs the shortest step. Numbers that have overflowed to NaN end the step as well.
      if !(cost < -tolerance) || careful {
        finishStep(column, sign * bestRoom, stoppedBy: best, at: bestAt)
        if bestRoom * max(1, largest) > Simplex.far { hasStrayed = true }
        return bestRoom > near(entering) ? .moved : .zero
      }
      piece[best] += bestRate > 0 ? 1 : -1
      if best != entering { addReduced(row: Int(place[best]), times: bestRate > 0 ? bestJump : -bestJump) }
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
    if stop == entering { return }
    let row = Int(place[stop])
    let gain = reduced[column] + slopeOfPiece(entering)
    let leaving = slopeOfPiece(stop)
    pivot(row: row, column: column)
    reduced[column] = 0
    addReduced(row: row, times: gain)
    reduced[column] -= leaving
    reducedScale[column] = max(reducedScale[column], abs(leaving))
  }

  /// A basic variable's slope has grown: what that does to the reduced costs.
  private mutating func addReduced(row: Int, times amount: Double) {
    let start = row * structuralCount
    let trace = Simplex.trace * abs(amount) * largestEntry(row)
    for column in 0..<structuralCount {
      let product = amount * tableau[start + column]
      if product == 0 { continue }
      reduced[column] += product
      reducedScale[column] = max(reducedScale[column], abs(product) + trace)
    }
  }
}
