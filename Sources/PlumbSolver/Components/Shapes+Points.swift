/// Where the rows that are at their targets meet, and on which side of it the others are.
extension Shapes {
  /// Whether, with the present targets, the rows have the sides of the pattern at the point that it describes; the point
  /// is then in `values`.
  mutating func holds(_ pattern: Int, of shape: Int) -> Bool {
    place(pattern, of: shape)
    let start = Int(shapes[shape].rowStart)
    let sideStart = Int(patterns[pattern].sideStart)
    for row in 0..<Int(shapes[shape].rowCount) where side(start, row) != sides[sideStart + row] {
      return false
    }
    return true
  }

  /// The side of its target on which a row is at the point in `values`; 2 where the numbers have overflowed.
  @inline(__always)
  func side(_ start: Int, _ row: Int) -> Int8 {
    var sum = 0.0
    var size = 0.0
    for term in rows[start + row].terms {
      let product = terms[term].coefficient * values[Int(terms[term].variable)]
      sum += product
      size += abs(product)
    }
    let difference = sum - targets[row]
    let noise = noises[row] + 1e-12 * size
    if abs(difference) <= noise { return 0 }
    return difference < -noise ? -1 : difference > noise ? 1 : 2
  }

  private mutating func place(_ index: Int, of shape: Int) {
    let pattern = patterns[index]
    let count = Int(shapes[shape].variableCount)
    let start = Int(shapes[shape].rowStart)
    for step in 0..<Int(pattern.stepCount) {
      let variable = picks[Int(pattern.stepStart) + 2 * step]
      let row = Int(picks[Int(pattern.stepStart) + 2 * step + 1])
      var sum = targets[row]
      var own = 1.0
      for term in rows[start + row].terms {
        if terms[term].variable == variable {
          own = terms[term].coefficient
        } else {
          sum -= terms[term].coefficient * values[Int(terms[term].variable)]
        }
      }
      values[Int(variable)] = own == 1 ? sum : sum / own
    }
    let rest = Int(pattern.restCount)
    if rest == 0 { return }
    // What is left of the targets for the rest, in the scratch behind the values.
    let first = Int(pattern.restStart)
    for variable in 0..<rest { values[Int(picks[first + variable])] = 0 }
    for row in 0..<rest {
      let index = Int(picks[first + rest + row])
      var sum = targets[index]
      for term in rows[start + index].terms {
        sum -= terms[term].coefficient * values[Int(terms[term].variable)]
      }
      values[count + row] = sum
    }
    for variable in 0..<rest {
      let inverse = Int(pattern.inverseStart) + variable * rest
      var sum = 0.0
      for row in 0..<rest { sum += inverses[inverse + row] * values[count + row] }
      values[Int(picks[first + variable])] = sum
    }
  }

  /// Notes the sides of the rows at the point in `values`, where rows that are at their targets settle it. The pattern,
  /// which belongs to no list yet, or -1.
  mutating func makePattern(of shape: Int, isOpenAfterLevels: Bool) -> Int {
    let count = Int(shapes[shape].variableCount)
    let start = Int(shapes[shape].rowStart)
    let sideStart = sides.count
    let stepStart = picks.count
    for row in 0..<Int(shapes[shape].rowCount) {
      let side = side(start, row)
      sides.append(side)
      if side == 2 || (rows[start + row].priority >= 1000 && isForbidden(side, rows[start + row])) {
        forget(sideStart, stepStart, inverses.count)
        return -1
      }
    }
    findSteps(shape, sideStart)
    let restStart = picks.count
    for variable in 0..<count where gains[variable] == 0 { picks.append(Store.id(variable)) }
    let rest = picks.count - restStart
    let inverseStart = inverses.count
    guard rest <= Shapes.restLimit, settleRest(shape, sideStart, restStart, rest) else {
      forget(sideStart, stepStart, inverseStart)
      return -1
    }
    patterns.append(
      Pattern(
        sideStart: Store.id(sideStart), stepStart: Store.id(stepStart),
        stepCount: Store.id((restStart - stepStart) / 2), restStart: Store.id(restStart),
        restCount: Store.id(rest), inverseStart: Store.id(inverseStart), next: -1,
        isOpenAfterLevels: isOpenAfterLevels))
    if holds(patterns.count - 1, of: shape) { return patterns.count - 1 }
    patterns.removeLast()
    forget(sideStart, stepStart, inverseStart)
    return -1
  }

  /// Finds variables that rows at their targets settle one after the other.
  private mutating func findSteps(_ shape: Int, _ sideStart: Int) {
    gains.fill(Int(shapes[shape].variableCount), with: 0)
    let start = Int(shapes[shape].rowStart)
    let count = Int(shapes[shape].rowCount)
    // There and back, since chains of rows may stand in either order.
    var isForward = true
    var idle = 0
    while idle < 2 {
      let before = picks.count
      for index in 0..<count {
        let row = isForward ? index : count - 1 - index
        if sides[sideStart + row] == 0 { addStep(start, row) }
      }
      isForward.toggle()
      idle = picks.count == before ? idle + 1 : 0
    }
  }

  /// Adds a step where the row has one variable that is not settled.
  private mutating func addStep(_ start: Int, _ row: Int) {
    var open = -1
    var gain = 1.0
    for term in rows[start + row].terms {
      let known = gains[Int(terms[term].variable)]
      if known == 0 {
        if open >= 0 { return }
        open = term
      }
      gain += known * abs(terms[term].coefficient)
    }
    if open < 0 { return }
    gain /= abs(terms[open].coefficient)
    if !(gain <= Shapes.gainLimit) { return }
    gains[Int(terms[open].variable)] = gain
    picks.append(terms[open].variable)
    picks.append(Store.id(row))
  }

  private func isForbidden(_ side: Int8, _ row: ShapeRow) -> Bool {
    if side == 0 { return false }
    if row.relation == .equal { return true }
    return (side > 0) == ((row.relation == .lessThanOrEqual) != row.isTurned)
  }

  private mutating func forget(_ sideCount: Int, _ pickCount: Int, _ inverseCount: Int) {
    sides.removeLast(sides.count - sideCount)
    picks.removeLast(picks.count - pickCount)
    inverses.removeLast(inverses.count - inverseCount)
  }

  /// Finds rows at their targets that settle the `rest` variables in `picks` from `restStart` on, adds them to `picks`
  /// and the inverse of their coefficients to `inverses`; false where there are none, or none that do so well.
  private mutating func settleRest(_ shape: Int, _ sideStart: Int, _ restStart: Int, _ rest: Int) -> Bool {
    if rest == 0 { return true }
    let start = Int(shapes[shape].rowStart)
    let width = 2 * rest
    // Rows of coefficients beside rows of the identity, brought to the identity as they come (Gauss and Jordan).
    matrix.fill(rest * width, with: 0)
    var found = 0
    var row = 0
    while found < rest {
      if row == Int(shapes[shape].rowCount) { return false }
      defer { row += 1 }
      if sides[sideStart + row] != 0 { continue }
      let own = found * width
      for column in 0..<width { matrix[own + column] = 0 }
      for term in rows[start + row].terms {
        for column in 0..<rest where picks[restStart + column] == terms[term].variable {
          matrix[own + column] += terms[term].coefficient
        }
      }
      matrix[own + rest + found] = 1
      for other in 0..<found {
        // The column of an earlier row's pivot; it stands in `values` behind the point.
        let pivot = Int(values[Int(shapes[shape].variableCount) + other])
        let factor = matrix[own + pivot]
        if factor == 0 { continue }
        for column in 0..<width { matrix[own + column] -= factor * matrix[other * width + column] }
        matrix[own + pivot] = 0
      }
      var pivot = 0
      for column in 1..<rest where abs(matrix[own + column]) > abs(matrix[own + pivot]) { pivot = column }
      let size = matrix[own + pivot]
      if !(abs(size) > 1e-3) { continue }
      for column in 0..<width { matrix[own + column] /= size }
      for other in 0..<found {
        let factor = matrix[other * width + pivot]
        if factor == 0 { continue }
        for column in 0..<width { matrix[other * width + column] -= factor * matrix[own + column] }
        matrix[other * width + pivot] = 0
      }
      values[Int(shapes[shape].variableCount) + found] = Double(pivot)
      picks.append(Store.id(row))
      found += 1
    }
    let first = inverses.grow(by: rest * rest)
    for index in 0..<rest {
      let variable = Int(values[Int(shapes[shape].variableCount) + index])
      for column in 0..<rest {
        let amount = matrix[index * width + rest + column]
        if !(abs(amount) < 1e3) { return false }
        inverses[first + variable * rest + column] = amount
      }
    }
    return true
  }
}
