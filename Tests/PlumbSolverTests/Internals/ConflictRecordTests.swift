import Testing

@testable import PlumbSolver

@Suite struct ConflictRecordTests {
  @Test func aStandingConflictCostsNoPresolve() throws {
    var solver = Solver()
    let window = try solver.addParameter(100)
    let width = solver.addVariable(.size, order: 1)
    _ = try solver.add(LinearExpression([Term(width), Term(window, -1)]), .equal)
    let wrong = try solver.add(LinearExpression([Term(width)], constant: -500), .greaterThanOrEqual)
    solver.solve()
    #expect(solver.conflicts.map(\.setAside) == [wrong])
    for size in [200.0, 300, 400] {
      try solver.setValue(size, of: window)
      solver.solve()
      #expect(solver.conflicts.map(\.setAside) == [wrong])
      #expect(solver.value(of: width) == size)
      #expect(solver.state.pointee.brokenInvariant() == nil)
    }
    try solver.setValue(500, of: window)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.state.pointee.brokenInvariant() == nil)
  }

  @Test func bisectionAgreesWithTheFastWay() throws {
    // Admitted in order: x >= 3, y >= 3, then x + y <= 5 is refused, x <= 4 holds, x == 9 is refused.
    var solver = Solver()
    let x = solver.addVariable(.size, order: 1)
    let y = solver.addVariable(.size, order: 2)
    _ = try solver.add(LinearExpression([Term(x)], constant: -3), .greaterThanOrEqual)
    _ = try solver.add(LinearExpression([Term(y)], constant: -3), .greaterThanOrEqual)
    let sum = try solver.add(LinearExpression([Term(x), Term(y)], constant: -5), .lessThanOrEqual)
    _ = try solver.add(LinearExpression([Term(x)], constant: -4), .lessThanOrEqual)
    let last = try solver.add(LinearExpression([Term(x)], constant: -9), .equal)
    solver.solve()
    #expect(Set(solver.conflicts.map(\.setAside)) == [sum, last])
    solver.engine.pointee.admitGreedily()
    #expect(solver.state.pointee.records.map(\.setAside) == [sum.index, last.index])
  }

  @Test func agesDecideWhatIsRefused() throws {
    var solver = Solver()
    let x = solver.addVariable(.size, order: 1)
    let first = try solver.add(LinearExpression([Term(x)], constant: -1), .equal, age: 7)
    let second = try solver.add(LinearExpression([Term(x)], constant: -2), .equal, age: 3)
    solver.solve()
    #expect(solver.value(of: x) == 2)
    #expect(solver.conflicts.map(\.setAside) == [first])
    #expect(solver.conflicts.map(\.constraints) == [[second, first]])
    // Newer than all before.
    let third = try solver.add(LinearExpression([Term(x)], constant: -3), .equal)
    #expect(try solver.age(of: third) == 8)
  }

  @Test func aPriorityThatIsTakenBackLeavesOneConflict() throws {
    // 5 == 0 can never hold.
    var solver = Solver()
    let row = try solver.add(LinearExpression(5), .equal)
    solver.solve()
    try solver.setPriority(Priority(1), of: row)
    try solver.setPriority(.required, of: row)
    solver.solve()
    #expect(solver.conflicts.map(\.setAside) == [row])
  }
}
