import PlumbSolver
import Testing

/// A grid of equal cells in which every row and every column is pinned at both ends, as people write it:
/// `2 n - 2` of its equalities follow from the others.
@Suite struct RedundantGridTests {
  @Test(arguments: [2, 4, 10, 16])
  func isNoConflict(n: Int) throws {
    // A width that n does not divide, so that every sum is rounded.
    let width = 50.3 * Double(n) + 0.1
    var solver = Solver()
    let container = try solver.addParameter(width)
    var cells: [(start: Variable, size: Variable)] = []
    for _ in 0..<n {
      for column in 0..<n {
        let index = Int64(2 * cells.count)
        let cell = (solver.addVariable(.position, order: index), solver.addVariable(.size, order: index + 1))
        var link = LinearExpression([Term(cell.0)], constant: -8)
        if column > 0, let left = cells.last {
          link.add(LinearExpression([Term(left.start), Term(left.size)]), times: -1)
        }
        _ = try solver.add(link, .equal)
        if !cells.isEmpty {
          let twin = column > 0 ? cells[cells.count - 1] : cells[cells.count - n]
          _ = try solver.add(LinearExpression([Term(cell.1), Term(twin.size, -1)]), .equal)
        }
        if column == n - 1 {
          _ = try solver.add(
            LinearExpression([Term(cell.0), Term(cell.1), Term(container, -1)], constant: 8), .equal)
        }
        cells.append(cell)
      }
    }
    for edit in 0..<20 {
      let width = width + Double(edit) / 7
      try solver.setValue(width, of: container)
      solver.solve()
      #expect(solver.conflicts.isEmpty)
      let size = (width - 8 * Double(n + 1)) / Double(n)
      for (index, cell) in cells.enumerated() {
        #expect(abs(solver.value(of: cell.size) - size) < 1e-9)
        #expect(abs(solver.value(of: cell.start) - 8 - Double(index % n) * (size + 8)) < 1e-9)
      }
    }
    #expect(solver.ambiguities().isEmpty)
  }
}
