import PlumbSolver
import Testing

/// Values are computed from the constraints and never accumulated.
@Suite struct DriftTests {
  @Test func tenThousandWidths() throws {
    // Seven columns in proportions of sevenths and thirds inside a window whose width changes.
    var solver = Solver()
    let width = try solver.addParameter(320)
    var unknowns: [Variable] = []
    var end = LinearExpression()
    for index in 0..<7 {
      let start = solver.addVariable(.position, order: Int64(2 * index))
      let size = solver.addVariable(.size, order: Int64(2 * index + 1))
      var link = LinearExpression([Term(start)], constant: -0.1)
      link.add(end, times: -1)
      _ = try solver.add(link, .equal)
      _ = try solver.add(
        LinearExpression([Term(size), Term(width, -1.0 / 7)], constant: Double(index) / 3), .equal,
        priority: Priority(index % 2 == 0 ? 1000 : 700))
      _ = try solver.add(
        LinearExpression([Term(size)], constant: -40), .greaterThanOrEqual, priority: Priority(800))
      end = LinearExpression([Term(start), Term(size)])
      unknowns += [start, size]
    }
    solver.solve()
    let first = unknowns.map { solver.value(of: $0) }
    for edit in 0..<Effort.scaled(10_000) {
      try solver.setValue(100 + Double(edit * 7 % 900) / 3, of: width)
      solver.solve()
    }
    try solver.setValue(320, of: width)
    solver.solve()
    for (unknown, value) in zip(unknowns, first) {
      #expect(abs(solver.value(of: unknown) - value) <= 1e-12 * max(1, abs(value)))
    }
  }

  @Test func tenThousandConstants() throws {
    var solver = Solver()
    let x = solver.addVariable(.size, order: 0)
    let y = solver.addVariable(.size, order: 1)
    let sum = try solver.add(LinearExpression([Term(x, 3), Term(y, 7)], constant: -0.1), .equal)
    _ = try solver.add(LinearExpression([Term(x), Term(y, -0.3)], constant: -0.7), .equal)
    for edit in 0..<Effort.scaled(10_000) {
      try solver.setConstant(Double(edit % 977) * 1234.5678, of: sum)
      solver.solve()
    }
    try solver.setConstant(-0.1, of: sum)
    solver.solve()
    // 3 (0.3 y + 0.7) + 7 y = 0.1, so 7.9 y = -2.
    #expect(abs(solver.value(of: y) + 2 / 7.9) < 1e-12)
    #expect(abs(solver.value(of: x) - (0.7 - 0.6 / 7.9)) < 1e-12)
  }
}
