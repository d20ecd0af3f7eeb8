import PlumbSolver
import Testing

/// Content that fits exactly: every inequality is tight, so every vertex is degenerate.
@Suite struct ExactFitTests {
  @Test(arguments: [1, 2, 10, 40])
  func rowsWithoutSlack(count: Int) throws {
    var solver = Solver()
    let width = try solver.addParameter(Double(count * 50 + (count - 1) * 8))
    var end = LinearExpression(-8)
    var sizes: [Variable] = []
    for index in 0..<count {
      let start = solver.addVariable(.position, order: Int64(2 * index))
      let size = solver.addVariable(.size, order: Int64(2 * index + 1))
      var link = LinearExpression([Term(start)], constant: -8)
      link.add(end, times: -1)
      _ = try solver.add(link, .greaterThanOrEqual)
      _ = try solver.add(link, .lessThanOrEqual)
      for (relation, priority) in [
        (Relation.lessThanOrEqual, Float(250)), (.greaterThanOrEqual, 750), (.equal, 500),
      ] {
        _ = try solver.add(
          LinearExpression([Term(size)], constant: -50), relation, priority: Priority(priority))
      }
      _ = try solver.add(LinearExpression([Term(size)]), .greaterThanOrEqual, origin: .system)
      end = LinearExpression([Term(start), Term(size)])
      sizes.append(size)
    }
    end.add(width, -1)
    _ = try solver.add(end, .lessThanOrEqual)
    _ = try solver.add(end, .greaterThanOrEqual)
    solver.solve()
    #expect(sizes.allSatisfy { abs(solver.value(of: $0) - 50) < 1e-9 })
    #expect(solver.conflicts.isEmpty && solver.ambiguities().isEmpty)
  }

  @Test func nothingFitsIntoNothing() throws {
    // Ten sizes that must not be negative in a container of 0 are all 0, and none is ambiguous.
    var solver = Solver()
    var sum = LinearExpression()
    var sizes: [Variable] = []
    for index in 0..<10 {
      let size = solver.addVariable(.size, order: Int64(index))
      _ = try solver.add(LinearExpression([Term(size)]), .greaterThanOrEqual, origin: .system)
      _ = try solver.add(
        LinearExpression([Term(size)], constant: -20), .greaterThanOrEqual, priority: Priority(750))
      sum.add(size)
      sizes.append(size)
    }
    _ = try solver.add(sum, .lessThanOrEqual)
    solver.solve()
    #expect(sizes.allSatisfy { solver.value(of: $0) == 0 })
    #expect(solver.conflicts.isEmpty && solver.ambiguities().isEmpty)
  }
}
