/// A multiple of a structural variable.
struct LogicalTerm: BitwiseCopyable {
  var variable: Int
  var coefficient: Double
}

/// A bounded simplex method for separable convex piecewise linear costs, on a dense tableau.
///
/// The *structural* variables are free variables of the system; a *logical* variable is a linear expression of them,
/// one for each direction in which several are constrained. Both have bounds and, in each stage, a cost: a convex
/// piecewise linear function of the one variable. A stage finds a point of least total cost and then narrows every
/// variable's bounds to the values that it can have at least cost. With any optimal reduced costs these intervals
/// describe the optimal set exactly, so the next stage needs no new rows.
struct Simplex: ~Copyable {
  private(set) var structuralCount = 0
  private(set) var rowCount = 0

  /// The logical variables by the structural ones, as they were added; `rowCount` rows of `structuralCount`.
  private(set) var original = Column<Double>()
  /// The basic variables by the nonbasic ones.
  var tableau = Column<Double>()
  var basic = Column<Int32>()
  var nonbasic = Column<Int32>()
  /// By variable: its row where it is basic, else `-1 - column`.
  var place = Column<Int32>()

  var value = Column<Double>()
  /// What counts as nothing in the variable's unit: a billionth of a point.
  var grain = Column<Double>()
  var lower = Column<Double>()
  var upper = Column<Double>()
  /// How far a bound may be missed by rounding noise.
  var tolerance = Column<Double>()

  // The cost of the present stage: `slope` left of all points, growing by `jump` at each point.
  var slope = Column<Double>()
  var pointStart = Column<Int32>()
  var pointEnd = Column<Int32>()
  var pointAt = Column<Double>()
  var pointJump = Column<Double>()
  /// The variables that have a cost.
  var active = Column<Int32>()
  /// Of basic variables: how many of its points lie left of its value.
  var piece = Column<Int32>()

  var pivotsSinceRefactor = 0
  /// A step since the last minimisation began was long enough to leave noise in the values.
  var hasStrayed = false
  /// Scratch: the columns that the pivot row uses.
  var pivotColumns = Column<Int32>()
  /// Scratch: reduced costs and the magnitudes that went into them.
  var reduced = Column<Double>()
  var reducedScale = Column<Double>()

  static let point = 1e-9
  /// A sum that is this much smaller than what was added is noise.
  static let cancelled = 1e-13
  /// The part of a row's largest entry that counts as noise, as a multiple of what does so of a sum.
  static let trace = 0.01
  /// A step that is longer may leave noise of a grain in the values.
  static let far = 1e6

  var variableCount: Int { structuralCount + rowCount }

  /// Starts a problem with `count` structural variables, all nonbasic, unbounded and 0.
  mutating func reset(structuralCount count: Int) {
    structuralCount = count
    rowCount = 0
    original.removeAll()
    tableau.removeAll()
    basic.removeAll()
    nonbasic.removeAll()
    place.removeAll()
    value.removeAll()
    grain.removeAll()
    lower.removeAll()
    upper.removeAll()
    tolerance.removeAll()
    slope.removeAll()
    pointStart.removeAll()
    pointEnd.removeAll()
    pointAt.removeAll()
    pointJump.removeAll()
    active.removeAll()
    piece.removeAll()
    reduced.removeAll()
    reducedScale.removeAll()
    pivotsSinceRefactor = 0
    hasStrayed = false
    for column in 0..<count {
      nonbasic.append(Int32(truncatingIfNeeded: column))
      appendVariable(place: Int32(truncatingIfNeeded: -1 - column))
      reduced.append(0)
      reducedScale.append(0)
    }
  }

  /// Gives back large tables; the problem is lost with them.
  mutating func shrink(to most: Int) {
    tableau.shrink(to: most)
    original.shrink(to: most)
  }

  private mutating func appendVariable(place: Int32) {
    self.place.append(place)
    value.append(0)
    grain.append(Simplex.point)
    lower.append(-.infinity)
    upper.append(.infinity)
    tolerance.append(0)
    slope.append(0)
    pointStart.append(0)
    pointEnd.append(0)
    piece.append(0)
  }

  /// Adds a logical variable, the sum of `coefficient * structural`, as basic; its value is computed.
  mutating func addRow(_ terms: borrowing Column<LogicalTerm>) -> Int {
    let row = rowCount
    let variable = structuralCount + row
    rowCount += 1
    appendVariable(place: Int32(truncatingIfNeeded: row))
    basic.append(Int32(truncatingIfNeeded: variable))
    let start = original.count
    original.resize(start + structuralCount, filledWith: 0)
    tableau.resize(start + structuralCount, filledWith: 0)
    var sum = 0.0
    var finest = Double.infinity
    for index in terms.indices {
      let term = terms[index]
      original[start + term.variable] = term.coefficient
      sum += term.coefficient * value[term.variable]
      finest = min(finest, grain[term.variable] * max(1, abs(term.coefficient)))
      let place = Int(place[term.variable])
      if place < 0 {
        tableau[start - 1 - place] += term.coefficient
      } else {
        addTimes(term.coefficient, row: place, to: row)
      }
    }
    value[variable] = sum
    if !terms.isEmpty { grain[variable] = finest }
    return variable
  }

  /// Adds a multiple of a row of the tableau to another one.
  private mutating func addTimes(_ factor: Double, row other: Int, to row: Int) {
    let start = row * structuralCount
    let otherStart = other * structuralCount
    for column in 0..<structuralCount {
      let product = factor * tableau[otherStart + column]
      let sum = tableau[start + column] + product
      // What cancels leaves noise that must not become a pivot.
      tableau[start + column] = abs(sum) <= Simplex.cancelled * abs(product) ? 0 : sum
    }
  }

  /// Takes away the logical variable that was added last; it must be basic.
  mutating func removeLastRow() {
    clearCost()
    rowCount -= 1
    let size = rowCount * structuralCount
    original.removeLast(original.count - size)
    tableau.removeLast(tableau.count - size)
    basic.removeLast()
    place.removeLast()
    value.removeLast()
    grain.removeLast()
    lower.removeLast()
    upper.removeLast()
    tolerance.removeLast()
    slope.removeLast()
    pointStart.removeLast()
    pointEnd.removeLast()
    piece.removeLast()
  }

  /// How far values may be apart that count as the same: rounding noise of sums of this size.
  @inline(__always)
  func near(_ variable: Int) -> Double { grain[variable] + 1e-12 * abs(value[variable]) }

  func isFixed(_ variable: Int) -> Bool {
    let low = lower[variable]
    guard low > -.infinity else { return false }
    return upper[variable] - low <= 2 * (grain[variable] + 1e-12 * abs(low))
  }

  mutating func computeBasics() {
    for row in 0..<rowCount {
      var sum = 0.0
      let start = row * structuralCount
      for column in 0..<structuralCount {
        let entry = tableau[start + column]
        if entry != 0 { sum += entry * value[Int(nonbasic[column])] }
      }
      value[Int(basic[row])] = sum
    }
  }
}
