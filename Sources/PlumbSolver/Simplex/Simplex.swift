/// A bounded simplex method for separable convex piecewise linear costs, on a dense tableau.
///
/// The *structural* variables are free variables of the system; a *logical* variable is a linear expression of them,
/// one for each direction in which several are constrained. Both have bounds and, in each stage, a cost: a convex
/// piecewise linear function of the one variable. A stage finds a point of least total cost and then narrows every
/// variable's bounds to the values that it can have at least cost. With any optimal reduced costs these intervals
/// describe the optimal set exactly, so the next stage needs no new rows.
struct Simplex: Sendable {
  private(set) var structuralCount = 0
  private(set) var rowCount = 0

  /// The logical variables by the structural ones, as they were added; `rowCount` rows of `structuralCount`.
  private(set) var original: [Double] = []
  /// The basic variables by the nonbasic ones.
  var tableau: [Double] = []
  var basic: [Int32] = []
  var nonbasic: [Int32] = []
  /// By variable: its row where it is basic, else `-1 - column`.
  var place: [Int32] = []

  var value: [Double] = []
  /// What counts as nothing in the variable's unit: a billionth of a point.
  var grain: [Double] = []
  var lower: [Double] = []
  var upper: [Double] = []

  // The cost of the present stage: `slope` left of all points, growing by `jump` at each point.
  var slope: [Double] = []
  var pointStart: [Int32] = []
  var pointEnd: [Int32] = []
  var pointAt: [Double] = []
  var pointJump: [Double] = []
  /// The variables that have a cost.
  var active: [Int32] = []
  /// Of basic variables: how many of its points lie left of its value.
  var piece: [Int32] = []

  var pivotsSinceRefactor = 0
  /// Scratch: the columns that the pivot row uses.
  var pivotColumns: [Int32] = []
  /// Scratch: reduced costs and the magnitudes that went into them.
  var reduced: [Double] = []
  var reducedScale: [Double] = []

  static let point = 1e-9

  var variableCount: Int { structuralCount + rowCount }

  /// Starts a problem with `count` structural variables, all nonbasic, unbounded and 0.
  mutating func reset(structuralCount count: Int) {
    structuralCount = count
    rowCount = 0
    original.removeAll(keepingCapacity: true)
    tableau.removeAll(keepingCapacity: true)
    basic.removeAll(keepingCapacity: true)
    nonbasic.removeAll(keepingCapacity: true)
    place.removeAll(keepingCapacity: true)
    value.removeAll(keepingCapacity: true)
    grain.removeAll(keepingCapacity: true)
    lower.removeAll(keepingCapacity: true)
    upper.removeAll(keepingCapacity: true)
    slope.removeAll(keepingCapacity: true)
    pointStart.removeAll(keepingCapacity: true)
    pointEnd.removeAll(keepingCapacity: true)
    pointAt.removeAll(keepingCapacity: true)
    pointJump.removeAll(keepingCapacity: true)
    active.removeAll(keepingCapacity: true)
    piece.removeAll(keepingCapacity: true)
    reduced.removeAll(keepingCapacity: true)
    reducedScale.removeAll(keepingCapacity: true)
    pivotsSinceRefactor = 0
    for column in 0..<count {
      nonbasic.append(Int32(truncatingIfNeeded: column))
      appendVariable(place: Int32(truncatingIfNeeded: -1 - column))
      reduced.append(0)
      reducedScale.append(0)
    }
  }

  private mutating func appendVariable(place: Int32) {
    self.place.append(place)
    value.append(0)
    grain.append(Simplex.point)
    lower.append(-.infinity)
    upper.append(.infinity)
    slope.append(0)
    pointStart.append(0)
    pointEnd.append(0)
    piece.append(0)
  }

  /// Adds a logical variable, the sum of `coefficient * structural`, as basic; its value is computed.
  mutating func addRow(_ terms: [(variable: Int, coefficient: Double)]) -> Int {
    let row = rowCount
    let variable = structuralCount + row
    rowCount += 1
    appendVariable(place: Int32(truncatingIfNeeded: row))
    basic.append(Int32(truncatingIfNeeded: variable))
    let start = original.count
    original.append(contentsOf: repeatElement(0, count: structuralCount))
    tableau.append(contentsOf: repeatElement(0, count: structuralCount))
    var sum = 0.0
    var finest = Double.infinity
    for term in terms {
      original[start + term.variable] = term.coefficient
      sum += term.coefficient * value[term.variable]
      finest = min(finest, grain[term.variable] * max(1, abs(term.coefficient)))
      let place = Int(place[term.variable])
      if place < 0 {
        tableau[start - 1 - place] += term.coefficient
      } else {
        let other = place * structuralCount
        for column in 0..<structuralCount {
          tableau[start + column] += term.coefficient * tableau[other + column]
        }
      }
    }
    value[variable] = sum
    if !terms.isEmpty { grain[variable] = finest }
    return variable
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
