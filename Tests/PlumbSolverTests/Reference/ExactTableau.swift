/// A simplex tableau in exact integers, for the reference solver: slow, without any tolerance.
///
/// Every basic variable is `(constant + sum of entry * nonbasic) / denominator` with one common positive
/// denominator, the determinant of the basis. Pivots divide by the previous denominator, which is always exact
/// (Edmonds), so the entries stay minors of the original matrix. Variables are free or non-negative; nonbasic
/// ones are 0; a free variable that became basic stays so.
struct ExactTableau {
  typealias Terms = [(variable: Int, coefficient: Int)]

  var denominator = 1
  /// Column 0 is the constant, column `1 + j` belongs to `nonbasic[j]`.
  var rows: [[Int]] = []
  var basic: [Int] = []
  var nonbasic: [Int] = []
  var isFree: [Bool] = []
  /// The last objective in terms of the nonbasic variables, times the denominator.
  var objective: [Int] = [0]

  /// Adds an unknown without bounds.
  mutating func addFreeVariable() -> Int {
    isFree.append(true)
    appendColumn(for: isFree.count - 1)
    return isFree.count - 1
  }

  /// Adds two non-negative variables with `above - below = sum of terms + constant`.
  mutating func addDifference(
    _ terms: Terms, constant: Int
  ) throws(ExactOverflow) -> (above: Int, below: Int) {
    var row = try combination(of: terms)
    row[0] = try Self.fit(Int128(row[0]) + Int128(constant) * Int128(denominator))
    isFree += [false, false]
    let above = isFree.count - 2
    let below = isFree.count - 1
    // The one that is not negative at the present vertex becomes basic:
    // above = row + below, or below = -row + above.
    let aboveIsBasic = row[0] >= 0
    if !aboveIsBasic { for index in row.indices { row[index] = -row[index] } }
    appendColumn(for: aboveIsBasic ? below : above)
    row.append(denominator)
    rows.append(row)
    basic.append(aboveIsBasic ? above : below)
    return (above, below)
  }

  private mutating func appendColumn(for variable: Int) {
    nonbasic.append(variable)
    for row in rows.indices { rows[row].append(0) }
    objective.append(0)
  }

  /// `sum of terms`, in terms of the nonbasic variables and times the denominator.
  func combination(of terms: Terms) throws(ExactOverflow) -> [Int] {
    var sum = [Int128](repeating: 0, count: nonbasic.count + 1)
    for (variable, coefficient) in terms {
      if let column = nonbasic.firstIndex(of: variable) {
        sum[column + 1] += Int128(coefficient) * Int128(denominator)
      } else if let row = basic.firstIndex(of: variable) {
        for index in sum.indices { sum[index] += Int128(coefficient) * Int128(rows[row][index]) }
      }
      // A variable in neither list was fixed at 0.
    }
    var result: [Int] = []
    for number in sum { result.append(try Self.fit(number)) }
    return result
  }

  /// The value of a variable at the present vertex.
  func value(of variable: Int) -> Double {
    guard let row = basic.firstIndex(of: variable) else { return 0 }
    return Double(rows[row][0]) / Double(denominator)
  }

  /// Whether nothing that is left free to move moves the variable.
  func isSettled(_ variable: Int) -> Bool {
    if nonbasic.contains(variable) { return false }
    guard let row = basic.firstIndex(of: variable) else { return true }
    return rows[row].dropFirst().allSatisfy { $0 == 0 }
  }

  /// Keeps only the points that are optimal for the objective minimised last: with
  /// `objective = least + sum of d_j x_j`, `d_j >= 0`, these are the points with `x_j = 0` where `d_j > 0`.
  mutating func keepOptimalFace() {
    for column in stride(from: nonbasic.count - 1, through: 0, by: -1) where objective[column + 1] != 0 {
      nonbasic.remove(at: column)
      objective.remove(at: column + 1)
      for row in rows.indices { rows[row].remove(at: column + 1) }
    }
  }

  /// `Int.min` is outside as well: nothing could take its negative.
  static func fit(_ number: Int128) throws(ExactOverflow) -> Int {
    guard let result = Int(exactly: number), result != .min else { throw ExactOverflow() }
    return result
  }
}
