/// Exchanges of basic and nonbasic variables.
extension Simplex {
  /// Exchanges the basic variable of a row with the nonbasic one of a column.
  mutating func pivot(row: Int, column: Int) {
    let width = structuralCount
    let start = row * width
    let inverse = 1 / tableau[start + column]
    pivotColumns.removeAll()
    for other in 0..<width where tableau[start + other] != 0 {
      tableau[start + other] *= -inverse
      if other != column { pivotColumns.append(Int32(truncatingIfNeeded: other)) }
    }
    tableau[start + column] = inverse
    for otherRow in 0..<rowCount where otherRow != row {
      let otherStart = otherRow * width
      let entry = tableau[otherStart + column]
      if entry == 0 { continue }
      tableau[otherStart + column] = entry * inverse
      for index in pivotColumns.indices {
        let other = Int(pivotColumns[index])
        let product = entry * tableau[start + other]
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
    let old = piece.copy()
    tableau = original.copy()
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
    piece.removeAll()
    piece.append(contentsOf: old)
    computeBasics()
    findPieces()
    pivotsSinceRefactor = 0
  }
}
