import Testing

@testable import PlumbSolver

/// A few changed rows are presolved without the rest, with the same answers.
@Suite struct UpdateTests {
  @Test func longChainsFollowTheirLinks() throws {
    // Twelve equal sizes, of which the last is wished to be 30.
    var solver = Solver()
    let sizes = (0..<12).map { solver.addVariable(.size, order: Int64($0)) }
    var links: [ConstraintID] = []
    for index in 1..<12 {
      links.append(
        try solver.add(LinearExpression([Term(sizes[index]), Term(sizes[index - 1], -1)]), .equal))
    }
    let wish = LinearExpression([Term(sizes[11])], constant: -30)
    _ = try solver.add(wish, .equal, priority: Priority(500))
    // What keeps the first from being simply 0: at least 10.
    let least = LinearExpression([Term(sizes[0])], constant: -10)
    _ = try solver.add(least, .greaterThanOrEqual)
    solver.solve()
    #expect(sizes.map { solver.value(of: $0) } == Array(repeating: 30, count: 12))
    // Without the middle link nothing but the least size speaks for the first six.
    try solver.remove(links[5])
    solver.solve()
    #expect(
      sizes.map { solver.value(of: $0) } == Array(repeating: 10, count: 6) + Array(repeating: 30, count: 6))
    // Five points less than the seventh: 25.
    _ = try solver.add(LinearExpression([Term(sizes[6]), Term(sizes[5], -1)], constant: -5), .equal)
    solver.solve()
    #expect(
      sizes.map { solver.value(of: $0) } == Array(repeating: 25, count: 6) + Array(repeating: 30, count: 6))
  }

  @Test func thousandsOfEqualSizesWithoutAnAnchor() throws {
    var solver = Solver()
    var last: Variable?
    var sizes: [Variable] = []
    for index in 0..<4000 {
      let size = solver.addVariable(.size, order: Int64(index))
      if let last { _ = try solver.add(LinearExpression([Term(size), Term(last, -1)]), .equal) }
      let wish = LinearExpression([Term(size)], constant: -30)
      _ = try solver.add(wish, .greaterThanOrEqual, priority: Priority(750))
      sizes.append(size)
      last = size
    }
    _ = try solver.add(LinearExpression([Term(sizes[2000])]), .equal, priority: Priority(250))
    solver.solve()
    #expect(sizes.allSatisfy { solver.value(of: $0) == 30 })
  }

  @Test func aCellThatGoesAndComesLeavesTheOthersAlone() throws {
    var table = try TableFixture(cells: 60)
    table.solver.solve()
    for cell in [3, 59, 0] {
      let title = table.titleHeights[cell]
      let least = LinearExpression([Term(table.cellHeights[cell])], constant: -44)
      try table.solver.remove(table.limits[cell])
      table.limits[cell] = try table.solver.add(least, .greaterThanOrEqual)
      table.solver.solve()
      // The order of all definitions is found anew by a presolve of everything.
      let isUpdate = table.solver.state.pointee.isOrderStale
      #expect(isUpdate)
      #expect(table.solver.changes.isEmpty)
      for wish in table.wishes[(4 * cell)..<(4 * cell + 2)] { try table.solver.remove(wish) }
      try table.solver.remove(table.limits[cell])
      // 40 instead of 20: the cell is 76 high.
      let high = try table.solver.add(LinearExpression([Term(title)], constant: -40), .equal)
      table.solver.solve()
      #expect(table.solver.value(of: table.cellHeights[cell]) == 76)
      #expect(table.solver.value(of: table.cellTops[59]) == 59 * 56 + (cell < 59 ? 20 : 0))
      try table.solver.remove(high)
      let low = LinearExpression([Term(title)], constant: -20)
      table.wishes[4 * cell] = try table.solver.add(low, .equal, priority: Priority(750))
      table.limits[cell] = try table.solver.add(least, .greaterThanOrEqual)
      table.solver.solve()
      #expect(table.solver.value(of: table.cellTops[59]) == 59 * 56)
      #expect(table.solver.changes.count <= 60 * 4)
      #expect(table.solver.state.pointee.brokenInvariant() == nil)
    }
  }
}
