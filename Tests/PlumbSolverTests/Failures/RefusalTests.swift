import PlumbSolver
import Testing

/// A refused call leaves the solver as it was.
@Suite struct RefusalTests {
  /// `x + y == 10`, `x == 4` at 500, `y >= p`.
  private struct Fixture {
    var solver = Solver()
    let x: Variable
    let y: Variable
    let p: Variable
    let sum: ConstraintID
    let wish: ConstraintID

    init() throws {
      x = solver.addVariable(.size, order: 0)
      y = solver.addVariable(.size, order: 1)
      p = try solver.addParameter(3)
      sum = try solver.add(LinearExpression([Term(x), Term(y)], constant: -10), .equal)
      wish = try solver.add(LinearExpression([Term(x)], constant: -4), .equal, priority: Priority(500))
      _ = try solver.add(LinearExpression([Term(y), Term(p, -1)]), .greaterThanOrEqual)
      solver.solve()
    }

    /// The answer is still that of the three constraints: x = 4, y = 6; with p = 8, x = 2, y = 8.
    mutating func expectUnharmed(sourceLocation: SourceLocation = #_sourceLocation) throws {
      solver.solve()
      #expect(solver.changes.isEmpty, sourceLocation: sourceLocation)
      #expect([solver.value(of: x), solver.value(of: y)] == [4, 6], sourceLocation: sourceLocation)
      try solver.setValue(8, of: p)
      solver.solve()
      #expect([solver.value(of: x), solver.value(of: y)] == [2, 8], sourceLocation: sourceLocation)
      #expect(solver.violation(of: wish) == 2, sourceLocation: sourceLocation)
      #expect(solver.conflicts.isEmpty && solver.ambiguities().isEmpty, sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, .signalingNaN])
  func numbersThatAreNotFinite(number: Double) throws {
    var fixture = try Fixture()
    let (x, p) = (fixture.x, fixture.p)
    #expect(throws: SolverError.notFinite) {
      try fixture.solver.add(LinearExpression([Term(x)], constant: number), .equal)
    }
    #expect(throws: SolverError.notFinite) {
      try fixture.solver.add(LinearExpression([Term(x, number)]), .lessThanOrEqual, priority: Priority(1))
    }
    #expect(throws: SolverError.notFinite) { try fixture.solver.addParameter(number) }
    #expect(throws: SolverError.notFinite) { try fixture.solver.setValue(number, of: p) }
    let sum = fixture.sum
    #expect(throws: SolverError.notFinite) { try fixture.solver.setConstant(number, of: sum) }
    try fixture.expectUnharmed()
  }

  @Test func mergedCoefficientsThatOverflow() throws {
    var fixture = try Fixture()
    let largest = Double.greatestFiniteMagnitude
    let expression = LinearExpression([Term(fixture.x, largest), Term(fixture.x, largest)])
    #expect(throws: SolverError.notFinite) { try fixture.solver.add(expression, .equal) }
    try fixture.expectUnharmed()
  }

  @Test(arguments: [Float(0), -1, 1000.5, 2000, .infinity, -.infinity, .nan])
  func prioritiesOutOfRange(priority: Float) throws {
    var fixture = try Fixture()
    let (x, wish, sum) = (fixture.x, fixture.wish, fixture.sum)
    #expect(throws: SolverError.priorityOutOfRange) {
      try fixture.solver.add(LinearExpression([Term(x)]), .equal, priority: Priority(priority))
    }
    #expect(throws: SolverError.priorityOutOfRange) {
      try fixture.solver.setPriority(Priority(priority), of: wish)
    }
    #expect(throws: SolverError.priorityOutOfRange) {
      try fixture.solver.setPriority(Priority(priority), of: sum)
    }
    try fixture.expectUnharmed()
  }

  @Test(arguments: [Float.leastNonzeroMagnitude, 0.001, 1, 999.9999, 1000])
  func prioritiesInRange(priority: Float) throws {
    var solver = Solver()
    let x = solver.addVariable(.size, order: 0)
    _ = try solver.add(
      LinearExpression([Term(x)], constant: -5), .equal, priority: Priority(priority))
    solver.solve()
    #expect(solver.value(of: x) == 5)
  }

  @Test func variablesInUse() throws {
    var fixture = try Fixture()
    for variable in [fixture.x, fixture.y, fixture.p] {
      #expect(throws: SolverError.variableInUse) { try fixture.solver.remove(variable) }
    }
    try fixture.expectUnharmed()
  }

  @Test func unknownsAreNoParameters() throws {
    var fixture = try Fixture()
    let x = fixture.x
    #expect(throws: SolverError.notAParameter) { try fixture.solver.setValue(1, of: x) }
    try fixture.expectUnharmed()
  }
}
