import PlumbSolver
import Testing

/// What was removed has no effect any more, and takes no room.
@Suite struct LeftoverTests {
  @Test func removedWishesDoNotPull() throws {
    var solver = Solver()
    let x = solver.addVariable(.size, order: 0)
    _ = try solver.add(LinearExpression([Term(x)], constant: -10), .equal, priority: Priority(100))
    for round in 1...200 {
      let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
      let wish = try solver.add(
        LinearExpression([Term(x)], constant: -Double(round)), relations[round % 3],
        priority: Priority(500))
      solver.solve()
      try solver.remove(wish)
      solver.solve()
      #expect(solver.value(of: x) == 10)
    }
    #expect(solver.ambiguities().isEmpty)
  }

  @Test func removedBeforeTheSolve() throws {
    var solver = Solver()
    let x = solver.addVariable(.size, order: 0)
    let wish = try solver.add(LinearExpression([Term(x)], constant: -10), .equal)
    try solver.remove(wish)
    solver.solve()
    #expect(solver.value(of: x) == 0 && solver.changes.isEmpty)
    try solver.remove(x)
    solver.solve()
    #expect(solver.conflicts.isEmpty && solver.ambiguities().isEmpty)
  }

  @Test func nothingIsLeftOfARemovedLevel() throws {
    // With its only wish gone the size is open again and 0 by rule.
    var solver = Solver()
    let x = solver.addVariable(.size, order: 0)
    let y = solver.addVariable(.size, order: 1)
    _ = try solver.add(LinearExpression([Term(x), Term(y, -1)]), .equal)
    let wish = try solver.add(LinearExpression([Term(y)], constant: -7), .equal, priority: Priority(1))
    solver.solve()
    #expect(solver.value(of: x) == 7)
    try solver.remove(wish)
    solver.solve()
    #expect(solver.value(of: x) == 0 && solver.value(of: y) == 0)
    #expect(solver.ambiguities().count == 2)
  }
}
