import PlumbSolver
import Testing

/// Where several solutions are optimal, the written rule decides, by order and kind.
@Suite struct TieTests {
  @Test func ordersDecideAndCanChange() throws {
    var solver = Solver()
    let a = solver.addVariable(.size, order: 1)
    let b = solver.addVariable(.size, order: 2)
    _ = try solver.add(LinearExpression([Term(a), Term(b)], constant: -10), .equal)
    for variable in [a, b] {
      _ = try solver.add(
        LinearExpression([Term(variable)], constant: -2), .lessThanOrEqual, priority: Priority(250))
    }
    solver.solve()
    // The later one keeps its wish, the earlier one gives way.
    #expect([solver.value(of: a), solver.value(of: b)] == [8, 2])
    try solver.setOrder(3, of: a)
    solver.solve()
    #expect([solver.value(of: a), solver.value(of: b)] == [2, 8])
    try solver.setOrder(.min, of: a)
    try solver.setOrder(.max, of: b)
    solver.solve()
    #expect([solver.value(of: a), solver.value(of: b)] == [8, 2])
  }

  @Test func ambiguitiesNameRanges() throws {
    var solver = Solver()
    let a = solver.addVariable(.size, order: 1)
    let b = solver.addVariable(.size, order: 2)
    let c = solver.addVariable(.position, order: 3)
    let d = solver.addVariable(.position, order: 4)
    _ = try solver.add(LinearExpression([Term(a), Term(b)], constant: -10), .equal)
    _ = try solver.add(LinearExpression([Term(a)]), .greaterThanOrEqual)
    _ = try solver.add(LinearExpression([Term(b)]), .greaterThanOrEqual)
    _ = try solver.add(LinearExpression([Term(c), Term(a, -1)], constant: 3), .greaterThanOrEqual)
    _ = try solver.add(LinearExpression([Term(d)], constant: -4), .equal, priority: Priority(1))
    solver.solve()
    var ranges: [Variable: ClosedRange<Double>] = [:]
    for ambiguity in solver.ambiguities() {
      ranges[ambiguity.variable] = ambiguity.lowest...ambiguity.highest
    }
    // b is minimised first: b = 0, a = 10; c >= a - 3 is then 7, and could be anything from -3 on.
    #expect(ranges == [a: 0...10, b: 0...10, c: -3...Double.infinity])
    #expect([a, b, c, d].map { solver.value(of: $0) } == [10, 0, 7, 4])
  }

  @Test func sizesBeforePositions() throws {
    var solver = Solver()
    let position = solver.addVariable(.position, order: 9)
    let size = solver.addVariable(.size, order: 1)
    _ = try solver.add(LinearExpression([Term(position), Term(size)], constant: -10), .equal)
    solver.solve()
    #expect([position, size].map { solver.value(of: $0) } == [10, 0])
  }

  @Test func aWeakWishDecidesBeforeAnyTie() throws {
    var solver = Solver()
    let a = solver.addVariable(.size, order: 1)
    let b = solver.addVariable(.size, order: 2)
    _ = try solver.add(LinearExpression([Term(a), Term(b)], constant: -10), .equal)
    _ = try solver.add(
      LinearExpression([Term(b)], constant: -7), .greaterThanOrEqual,
      priority: Priority(.leastNonzeroMagnitude))
    solver.solve()
    #expect([a, b].map { solver.value(of: $0) } == [3, 7])
  }
}
