/// Inequalities and optional constraints, expressed by free variables: `sum(coefficient * free) + offset`, where the
/// offset is the row's value with every free variable at 0.
struct Residuals: Sendable {
  var row: [Int32] = []
  var start: [Int32] = [0]
  var termVariable: [Int32] = []
  var termCoefficient: [Double] = []

  var count: Int { row.count }

  mutating func reset() {
    row.removeAll(keepingCapacity: true)
    start.removeAll(keepingCapacity: true)
    start.append(0)
    termVariable.removeAll(keepingCapacity: true)
    termCoefficient.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  func terms(_ index: Int) -> Range<Int> { Int(start[index])..<Int(start[index + 1]) }
}

extension Solver {
  mutating func makeResiduals() {
    residuals.reset()
    for row in 0..<store.rowSlotCount where store.isLive(row) && role[row] == .none {
      role[row] = .residual
      beginExpansion()
      addToExpansion(row: row, times: 1, .unknowns)
      finishExpansion(.unknowns)
      let first = residuals.termVariable.count
      for index in expansion.variables {
        let variable = Int(index)
        if definitions.isKnown[variable] { continue }
        let amount = expansion.net(variable)
        if amount == 0 { continue }
        // Sorted by variable: few terms, nearly always.
        var place = residuals.termVariable.count
        residuals.termVariable.append(index)
        residuals.termCoefficient.append(amount)
        while place > first && residuals.termVariable[place - 1] > index {
          residuals.termVariable[place] = residuals.termVariable[place - 1]
          residuals.termCoefficient[place] = residuals.termCoefficient[place - 1]
          place -= 1
        }
        residuals.termVariable[place] = index
        residuals.termCoefficient[place] = amount
      }
      residuals.row.append(Int32(truncatingIfNeeded: row))
      residuals.start.append(Int32(truncatingIfNeeded: residuals.termVariable.count))
    }
  }
}
