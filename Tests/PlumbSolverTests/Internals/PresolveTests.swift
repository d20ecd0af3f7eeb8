import Testing

@testable import PlumbSolver

@Suite struct PresolveTests {
  @Test func commonAncestorsCancel() throws {
    var table = try TableFixture(cells: 200)
    table.solver.solve()
    // Each height is title + subtitle + 20, however many cells are above.
    for variable in table.titleHeights.indices {
      let wishes = table.wishes[(4 * variable)..<(4 * variable + 4)]
      for wish in wishes { #expect(table.solver.residual(of: wish).count <= 2) }
      let residual = table.solver.residual(of: table.limits[variable])
      #expect(residual.count <= 2)
    }
    #expect(table.solver.value(of: table.cellTops[199]) == 199 * 56)
    #expect(table.solver.state.pointee.brokenInvariant() == nil)
  }

  @Test func cellsFallApart() throws {
    var table = try TableFixture(cells: 50)
    table.solver.solve()
    // Title and subtitle share the least height of their own cell, and nothing else.
    let count = table.solver.state.pointee.components.count
    #expect(count == 50)
    for component in 0..<50 {
      table.solver.engine.pointee.listMembers(of: component)
      #expect(table.solver.state.pointee.memberVariables.count == 2)
      #expect(table.solver.state.pointee.memberRows.count == 5)
    }
  }

  @Test func knownNumbersAreNotReplaced() throws {
    var solver = Solver()
    var last = LinearExpression()
    for index in 0..<300 {
      let top = solver.addVariable(.position, order: Int64(index))
      var link = LinearExpression([Term(top)], constant: -10)
      link.add(last, times: -1)
      _ = try solver.add(link, .equal)
      last = LinearExpression([Term(top)])
      // Ten points further with each: 300 times at most 3,000.
      var limit = last
      limit.constant = -3000
      _ = try solver.add(limit, .lessThanOrEqual)
    }
    solver.solve()
    #expect(solver.state.pointee.components.count == 0)
    #expect(solver.state.pointee.settledResiduals.count == 300)
    #expect(solver.state.pointee.residualTerms.count == 0)
    #expect(solver.conflicts.isEmpty)
  }

  @Test func onlyReachedComponentsAreSolvedAgain() throws {
    var table = try TableFixture(cells: 30)
    table.solver.solve()
    // The wish of cell 7 for its title: 20 becomes 30.
    try table.solver.setConstant(-30, of: table.wishes[4 * 7])
    try table.solver.setConstant(-30, of: table.wishes[4 * 7 + 1])
    table.solver.solve()
    #expect(table.solver.value(of: table.titleHeights[7]) == 30)
    #expect(table.solver.value(of: table.cellTops[8]) == 8 * 56 + 10)
    // 22 cells below move; cell 7 grows with its title and moves its subtitle.
    #expect(table.solver.changes.count == 22 * 3 + 3)
  }

  @Test func strongCyclesAreSolved() throws {
    // x + 2y = 5, 3x - y = 1, so x = 1, y = 2; and again with a position on each row.
    for kind in [VariableKind.size, .position] {
      var solver = Solver()
      let x = solver.addVariable(.size, order: 1)
      let y = solver.addVariable(kind, order: 2)
      _ = try solver.add(LinearExpression([Term(x), Term(y, 2)], constant: -5), .equal)
      _ = try solver.add(LinearExpression([Term(x, 3), Term(y, -1)], constant: -1), .equal)
      solver.solve()
      #expect(abs(solver.value(of: x) - 1) < 1e-12)
      #expect(abs(solver.value(of: y) - 2) < 1e-12)
      #expect(solver.state.pointee.brokenInvariant() == nil)
    }
  }

  /// `total = first + second`, where `first` is 10, and two rows that say the same of `total` but for the number.
  @Test func rowsOfTheSameTermsFollowTheirDefinitionsEach() throws {
    var solver = Solver()
    let total = solver.addVariable(.size, order: 1)
    let first = solver.addVariable(.size, order: 2)
    let second = solver.addVariable(.size, order: 3)
    let sum = try solver.add(LinearExpression([Term(total), Term(first, -1), Term(second, -1)]), .equal)
    _ = try solver.add(LinearExpression([Term(first)], constant: -10), .equal, priority: Priority(999))
    let strong = try solver.add(
      LinearExpression([Term(total)], constant: -50), .equal, priority: Priority(750))
    _ = try solver.add(LinearExpression([Term(total)], constant: -40), .equal, priority: Priority(250))
    solver.solve()
    #expect([total, first, second].map { solver.value(of: $0) } == [50, 10, 40])
    try solver.remove(sum)
    _ = try solver.add(LinearExpression([Term(total), Term(first, -1), Term(second, -2)]), .equal)
    solver.solve()
    #expect([total, first, second].map { solver.value(of: $0) } == [50, 10, 20])
    try solver.remove(strong)
    solver.solve()
    #expect([total, first, second].map { solver.value(of: $0) } == [40, 10, 15])
  }

  /// `x[i] = x[i + 1] + 1`, made from either end, where the last one wants to be 0.
  @Test(arguments: [false, true])
  func definitionsAreLevelledWhateverTheirOrder(isBackward: Bool) throws {
    var solver = Solver()
    let count = 5000
    let places = (0..<count).map { solver.addVariable(.position, order: Int64(isBackward ? count - $0 : $0)) }
    let links = Array(0..<count - 1)
    for link in isBackward ? links.reversed() : links {
      _ = try solver.add(
        LinearExpression([Term(places[link]), Term(places[link + 1], -1)], constant: -1), .equal)
    }
    _ = try solver.add(LinearExpression([Term(places[count - 1])]), .equal, priority: Priority(500))
    solver.solve()
    #expect(places.indices.allSatisfy { solver.value(of: places[$0]) == Double(count - 1 - $0) })
  }
}
