import PlumbSolver
import Testing

@Suite struct FirstSolvesTests {
  @Test func aPinnedRowFillsTheWindow() throws {
    var solver = Solver()
    let window = try solver.addParameter(320)
    let left = solver.addVariable(.position, order: 1)
    let width = solver.addVariable(.size, order: 1)
    _ = try solver.add(LinearExpression([Term(left)], constant: -8), .equal)
    _ = try solver.add(LinearExpression([Term(left), Term(width), Term(window, -1)], constant: 8), .equal)
    solver.solve()
    #expect(solver.value(of: left) == 8)
    #expect(solver.value(of: width) == 304)  // 320 - 8 - 8
    try solver.setValue(400, of: window)
    solver.solve()
    #expect(solver.value(of: width) == 384)
    #expect(solver.changes == [width])
  }

  @Test func theEarlierOfTwoEqualWishesGivesWay() throws {
    var solver = Solver()
    let first = solver.addVariable(.size, order: 1)
    let second = solver.addVariable(.size, order: 2)
    _ = try solver.add(LinearExpression([Term(first), Term(second)], constant: -100), .equal)
    for (variable, natural) in [(first, 30.0), (second, 40.0)] {
      _ = try solver.add(
        LinearExpression([Term(variable)], constant: -natural), .lessThanOrEqual, priority: Priority(250))
      _ = try solver.add(
        LinearExpression([Term(variable)], constant: -natural), .greaterThanOrEqual, priority: Priority(750))
      _ = try solver.add(LinearExpression([Term(variable)]), .greaterThanOrEqual, origin: .system)
    }
    solver.solve()
    // 100 is 30 more than both want; the later keeps its 40.
    #expect(abs(solver.value(of: first) - 60) < 1e-9)
    #expect(abs(solver.value(of: second) - 40) < 1e-9)
    let ranges = solver.ambiguities()
    #expect(ranges.count == 2)
    #expect(abs(ranges[0].lowest - 30) < 1e-9 && abs(ranges[0].highest - 60) < 1e-9)
    #expect(abs(ranges[1].lowest - 40) < 1e-9 && abs(ranges[1].highest - 70) < 1e-9)
  }

  @Test func theNewestOfAConflictIsSetAsideAndComesBack() throws {
    var solver = Solver()
    let width = solver.addVariable(.size, order: 1)
    let old = try solver.add(LinearExpression([Term(width)], constant: -100), .equal)
    let new = try solver.add(LinearExpression([Term(width)], constant: -120), .greaterThanOrEqual)
    solver.solve()
    #expect(solver.value(of: width) == 100)
    #expect(solver.conflicts.count == 1)
    #expect(solver.conflicts.first?.setAside == new)
    #expect(solver.conflicts.first?.constraints == [old, new])
    try solver.setConstant(-130, of: old)
    solver.solve()
    #expect(solver.value(of: width) == 130)
    #expect(solver.conflicts.isEmpty)
  }

  @Test func aFloatingChainIsAmbiguousWithoutEnds() throws {
    var solver = Solver()
    let a = solver.addVariable(.position, order: 1)
    let b = solver.addVariable(.position, order: 2)
    _ = try solver.add(LinearExpression([Term(b), Term(a, -1)], constant: -50), .equal)
    solver.solve()
    // The later position is brought to 0 first.
    #expect(solver.value(of: b) == 0)
    #expect(solver.value(of: a) == -50)
    let ranges = solver.ambiguities()
    #expect(ranges.map(\.variable) == [a, b])
    #expect(ranges.allSatisfy { $0.lowest == -.infinity && $0.highest == .infinity })
  }
}
