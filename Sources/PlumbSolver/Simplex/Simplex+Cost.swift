extension Simplex {
  mutating func clearCost() {
    for index in active.indices {
      let variable = Int(active[index])
      slope[variable] = 0
      pointStart[variable] = 0
      pointEnd[variable] = 0
    }
    active.removeAll()
    pointAt.removeAll()
    pointJump.removeAll()
  }

  /// Adds `below` for each unit that the variable is under `target` and `above` for each that it is over.
  /// The marks of one variable come one after the other, in any order of targets.
  mutating func addCost(_ variable: Int, target: Double, below: Double, above: Double) {
    if Int(active.last ?? -1) != variable {
      active.append(Int32(truncatingIfNeeded: variable))
      pointStart[variable] = Int32(truncatingIfNeeded: pointAt.count)
      slope[variable] = 0
    }
    slope[variable] -= below
    var index = pointAt.count
    pointAt.append(target)
    pointJump.append(below + above)
    let start = Int(pointStart[variable])
    while index > start && pointAt[index - 1] > target {
      pointAt[index] = pointAt[index - 1]
      pointJump[index] = pointJump[index - 1]
      index -= 1
    }
    pointAt[index] = target
    pointJump[index] = below + above
    pointEnd[variable] = Int32(truncatingIfNeeded: pointAt.count)
  }

  /// A cost that is linear in the variable.
  mutating func addSlope(_ variable: Int, _ amount: Double) {
    active.append(Int32(truncatingIfNeeded: variable))
    slope[variable] = amount
  }

  /// The slope just above the variable's value.
  @inline(__always)
  func slopeAbove(_ variable: Int) -> Double {
    var result = slope[variable]
    var size = abs(result)
    let limit = value[variable] + near(variable)
    for point in Int(pointStart[variable])..<Int(pointEnd[variable]) where pointAt[point] <= limit {
      result += pointJump[point]
      size += pointJump[point]
    }
    return Simplex.cleaned(result, size)
  }

  /// The slope just below the variable's value.
  @inline(__always)
  func slopeBelow(_ variable: Int) -> Double {
    var result = slope[variable]
    var size = abs(result)
    let limit = value[variable] - near(variable)
    for point in Int(pointStart[variable])..<Int(pointEnd[variable]) where pointAt[point] < limit {
      result += pointJump[point]
      size += pointJump[point]
    }
    return Simplex.cleaned(result, size)
  }

  /// The slope of the piece in which a basic variable lies.
  @inline(__always)
  func slopeOfPiece(_ variable: Int) -> Double {
    var result = slope[variable]
    var size = abs(result)
    let start = Int(pointStart[variable])
    for point in start..<(start + Int(piece[variable])) {
      result += pointJump[point]
      size += pointJump[point]
    }
    return Simplex.cleaned(result, size)
  }

  /// A variable's own slope, of which nothing is left where its parts cancel: their noise would look like a true cost
  /// where nothing else adds to it.
  @inline(__always)
  private static func cleaned(_ slope: Double, _ size: Double) -> Double {
    abs(slope) <= cancelled * size ? 0 : slope
  }

  mutating func findPieces() {
    for index in piece.indices { piece[index] = 0 }
    for index in active.indices where place[Int(active[index])] >= 0 {
      let variable = Int(active[index])
      let start = Int(pointStart[variable])
      let end = Int(pointEnd[variable])
      var count = 0
      while start + count < end && pointAt[start + count] <= value[variable] { count += 1 }
      piece[variable] = Int32(truncatingIfNeeded: count)
    }
  }

  /// Computes the reduced costs of the nonbasic variables, without their own costs.
  mutating func computeReduced() {
    for column in 0..<structuralCount {
      reduced[column] = 0
      reducedScale[column] = 0
    }
    for index in active.indices {
      let variable = Int(active[index])
      let row = Int(place[variable])
      if row < 0 { continue }
      let cost = slopeOfPiece(variable)
      if cost == 0 { continue }
      let start = row * structuralCount
      let trace = Simplex.trace * abs(cost) * largestEntry(row)
      for column in 0..<structuralCount {
        let product = cost * tableau[start + column]
        if product == 0 { continue }
        reduced[column] += product
        reducedScale[column] += abs(product) + trace
      }
    }
  }

  /// The largest entry of a row of the tableau: an entry that is far below may be what has cancelled there.
  @inline(__always)
  func largestEntry(_ row: Int) -> Double {
    let start = row * structuralCount
    var largest = 0.0
    for column in 0..<structuralCount { largest = max(largest, abs(tableau[start + column])) }
    return largest
  }

  /// A sum of slopes that is no more than rounding noise: relative to what was added, since a slope is as small as the
  /// coefficients and units make it.
  @inline(__always)
  func slopeTolerance(_ column: Int) -> Double { 1e-12 * reducedScale[column] }
}
