import PlumbSolver
import Testing

/// The list of changes names what the last solve changed, and nothing else.
@Suite struct ChangesTests {
  @Test func namesWhatMoved() throws {
    var solver = Solver()
    let width = try solver.addParameter(100)
    var sizes: [Variable] = []
    for index in 0..<10 {
      let size = solver.addVariable(.size, order: Int64(index))
      // Half of them follow the window, half are fixed.
      let expression =
        index % 2 == 0
        ? LinearExpression([Term(size), Term(width, -1)]) : LinearExpression([Term(size)], constant: -5)
      _ = try solver.add(expression, .equal)
      sizes.append(size)
    }
    let still = solver.addVariable(.position, order: 20)
    solver.solve()
    #expect(Set(solver.changes).intersection(sizes + [still]) == Set(sizes))
    try solver.setValue(120, of: width)
    solver.solve()
    let moved = sizes.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    #expect(Set(solver.changes).intersection(sizes + [still]) == Set(moved))
    #expect(solver.changes.count == Set(solver.changes).count)
    solver.solve()
    #expect(solver.changes.isEmpty)
  }

  @Test func aChangeThatIsTakenBackIsNone() throws {
    var solver = Solver()
    let x = solver.addVariable(.size, order: 0)
    let wish = try solver.add(LinearExpression([Term(x)], constant: -5), .equal)
    solver.solve()
    try solver.setConstant(-6, of: wish)
    try solver.setConstant(-5, of: wish)
    solver.solve()
    #expect(solver.changes.isEmpty)
    try solver.remove(wish)
    _ = try solver.add(LinearExpression([Term(x)], constant: -5), .equal, priority: Priority(1))
    solver.solve()
    #expect(solver.changes.isEmpty)
  }

  @Test func valuesStayUntilTheSolve() throws {
    var solver = Solver()
    let x = solver.addVariable(.size, order: 0)
    #expect(solver.value(of: x) == 0)
    let wish = try solver.add(LinearExpression([Term(x)], constant: -5), .equal)
    #expect(solver.value(of: x) == 0)
    solver.solve()
    try solver.setConstant(-6, of: wish)
    #expect(solver.value(of: x) == 5)
    try solver.remove(wish)
    #expect(solver.value(of: x) == 5)
  }

  @Test func copiesGoTheirOwnWays() throws {
    var solver = Solver()
    let x = solver.addVariable(.size, order: 0)
    let wish = try solver.add(LinearExpression([Term(x)], constant: -5), .equal)
    solver.solve()
    var copy = solver
    try copy.setConstant(-7, of: wish)
    copy.solve()
    solver.solve()
    #expect(solver.value(of: x) == 5 && copy.value(of: x) == 7)
  }
}
