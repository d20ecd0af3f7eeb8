import PlumbSolver
import Testing

/// Required constraints that cannot hold together.
@Suite struct ConflictTests {
  private func expression(_ variable: Variable, _ value: Double) -> LinearExpression {
    LinearExpression([Term(variable)], constant: -value)
  }

  @Test func theNewestIsSetAsideAndComesBack() throws {
    var solver = Solver()
    let x = solver.addVariable(.size, order: 0)
    let first = try solver.add(expression(x, 10), .equal)
    let second = try solver.add(expression(x, 20), .equal)
    solver.solve()
    #expect(solver.value(of: x) == 10)
    let conflict = try #require(solver.conflicts.first)
    #expect(solver.conflicts.count == 1)
    #expect(conflict.setAside == second && conflict.constraints == [first, second])
    #expect(solver.violation(of: second) == 10)
    try solver.remove(first)
    solver.solve()
    #expect(solver.value(of: x) == 20 && solver.conflicts.isEmpty)
  }

  @Test func oneThatIsSetAsideDoesNotPull() throws {
    var solver = Solver()
    let x = solver.addVariable(.size, order: 0)
    _ = try solver.add(expression(x, 0), .greaterThanOrEqual)
    _ = try solver.add(expression(x, 50), .lessThanOrEqual)
    _ = try solver.add(expression(x, 60), .equal)
    _ = try solver.add(expression(x, 5), .equal, priority: Priority(1))
    solver.solve()
    #expect(solver.value(of: x) == 5)
    #expect(solver.conflicts.count == 1)
  }

  @Test func aUserConstraintGivesWayToASystemOneHoweverOld() throws {
    var solver = Solver()
    let x = solver.addVariable(.size, order: 0)
    let user = try solver.add(expression(x, -20), .equal)
    let system = try solver.add(expression(x, 0), .greaterThanOrEqual, origin: .system)
    solver.solve()
    #expect(solver.value(of: x) == 0)
    #expect(solver.conflicts.map(\.setAside) == [user])
    #expect(solver.conflicts.first?.constraints == [user, system])
  }

  @Test func aMadeRequiredConstraintKeepsItsAge() throws {
    var solver = Solver()
    let x = solver.addVariable(.size, order: 0)
    let old = try solver.add(expression(x, 1), .equal, priority: Priority(500))
    let new = try solver.add(expression(x, 2), .equal)
    solver.solve()
    #expect(solver.value(of: x) == 2 && solver.conflicts.isEmpty)
    try solver.setPriority(.required, of: old)
    solver.solve()
    #expect(solver.value(of: x) == 1)
    #expect(solver.conflicts.map(\.setAside) == [new])
    try solver.setPriority(Priority(999), of: old)
    solver.solve()
    #expect(solver.value(of: x) == 2 && solver.conflicts.isEmpty)
  }

  @Test func onlyThoseThatConflictAreNamed() throws {
    // left + 100 + 100 == right in a window of 150, beside a lot that has nothing to do with it.
    var solver = Solver()
    let window = try solver.addParameter(150)
    var named: [ConstraintID] = []
    var end = LinearExpression()
    for index in 0..<2 {
      let start = solver.addVariable(.position, order: Int64(4 * index))
      let size = solver.addVariable(.size, order: Int64(4 * index + 1))
      let height = solver.addVariable(.size, order: Int64(4 * index + 2))
      _ = try solver.add(LinearExpression([Term(height), Term(size, -0.5)]), .equal)
      var link = LinearExpression([Term(start)])
      link.add(end, times: -1)
      named.append(try solver.add(link, .equal))
      named.append(try solver.add(expression(size, 100), .equal))
      _ = try solver.add(expression(size, 300), .lessThanOrEqual)
      end = LinearExpression([Term(start), Term(size)])
    }
    end.add(window, -1)
    named.append(try solver.add(end, .equal))
    solver.solve()
    #expect(solver.conflicts.map(\.constraints) == [named])
    #expect(solver.conflicts.map(\.setAside) == [named[4]])
    try solver.setValue(200, of: window)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    try solver.setValue(199.5, of: window)
    solver.solve()
    #expect(solver.conflicts.map(\.constraints) == [named])
  }

  @Test func withoutAnyUnknown() throws {
    var solver = Solver()
    let window = try solver.addParameter(100)
    let impossible = try solver.add(LinearExpression(1), .equal)
    let narrow = try solver.add(LinearExpression([Term(window)], constant: -80), .lessThanOrEqual)
    _ = try solver.add(LinearExpression(3), .greaterThanOrEqual)
    solver.solve()
    #expect(solver.conflicts.map(\.constraints) == [[impossible], [narrow]])
    #expect(solver.violation(of: narrow) == 20)
    try solver.setValue(80, of: window)
    solver.solve()
    #expect(solver.conflicts.map(\.setAside) == [impossible])
  }

  @Test func aThousandConflictsAtOnce() throws {
    var solver = Solver()
    for index in 0..<1000 {
      let x = solver.addVariable(.size, order: Int64(index))
      _ = try solver.add(expression(x, 1), .equal)
      _ = try solver.add(expression(x, 2), .equal)
    }
    solver.solve()
    #expect(solver.conflicts.count == 1000)
    #expect(solver.conflicts.allSatisfy { $0.constraints.count == 2 && $0.constraints[1] == $0.setAside })
  }

  @Test func aThousandAgainstOne() throws {
    var solver = Solver()
    let x = solver.addVariable(.size, order: 0)
    for index in 0..<300 { _ = try solver.add(expression(x, Double(index)), .equal) }
    solver.solve()
    #expect(solver.value(of: x) == 0)
    #expect(solver.conflicts.count == 299)
  }
}
