@_spi(Measuring) import PlumbSolver
import Testing

/// A solver is a function of its system: one that is made anew of the same variables and constraints has the same values.
@Suite struct SolverSystemTests {
  @Test(arguments: SampleKind.allCases)
  func aSolverMadeAnewHasTheSameValues(kind: SampleKind) throws {
    for seed in 0..<UInt64(Effort.scaled(20)) {
      var built = try BuiltSystem(kind.system(seed: seed))
      built.solver.solve()
      let system = built.solver.system
      var (solver, variables) = try system.makeSolver()
      solver.solve()
      let live = built.variables.indices.filter { !built.system.variables[$0].isRemoved }
      #expect(variables.count == live.count)
      for (variable, copy) in zip(live.map { built.variables[$0] }, variables) {
        #expect(solver.value(of: copy) == built.solver.value(of: variable), "\(kind) \(seed)")
      }
    }
  }

  /// What was removed is not part of it: of three unknowns and two constraints one each is left over.
  @Test func whatIsRemovedIsGone() throws {
    var solver = Solver()
    let (left, gone, width) = (
      solver.addVariable(.position, order: 0), solver.addVariable(.position, order: 1),
      try solver.addParameter(7)
    )
    _ = try solver.add(LinearExpression([Term(left), Term(width, -2)]), .equal)
    let removed = try solver.add(LinearExpression([Term(gone)], constant: -1), .equal)
    try solver.remove(removed)
    try solver.remove(gone)
    #expect(solver.system.variableCount == 2)
    #expect(solver.system.constraintCount == 1)
    var (copy, variables) = try solver.system.makeSolver()
    copy.solve()
    // left = 2 * 7
    #expect(copy.value(of: variables[0]) == 14)
  }
}
