import PlumbSolver
import Testing

/// Rows inside rows whose leaves share one slack: one component that nothing takes apart, full of ties.
@Suite struct SharedSlackTests {
  @Test(arguments: [1, 3, 12, 60])
  func theFirstLeafGivesWay(count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    let naturals = (0...count).map { _ in Double(random.within(20...120)) }
    let natural = naturals.reduce(0, +) + Double(8 * count)
    var solver = Solver()
    let width = try solver.addParameter(natural)
    let leaves = try build(&solver, naturals, in: width)
    for slack in [0, 40, -30, 150, -150.0, 12.5, -1e-3] where natural + slack > Double(8 * count) {
      try solver.setValue(natural + slack, of: width)
      solver.solve()
      #expect(solver.conflicts.isEmpty)
      // Room to spare goes to the first leaf; missing room is taken from the first ones, down to 0 each.
      var missing = max(0, -slack)
      for (index, leaf) in leaves.enumerated() {
        let taken = min(missing, naturals[index])
        missing -= taken
        let expected = naturals[index] - taken + (index == 0 ? max(0, slack) : 0)
        #expect(abs(solver.value(of: leaf) - expected) < 1e-6, "leaf \(index) of \(count), slack \(slack)")
      }
    }
  }

  private func build(
    _ solver: inout Solver, _ naturals: [Double], in width: Variable
  ) throws -> [Variable] {
    var leaves: [Variable] = []
    var rowStart = LinearExpression()
    var rowEnd = LinearExpression([Term(width)])
    var order: Int64 = 0
    func next(_ kind: VariableKind) -> Variable {
      order += 1
      return solver.addVariable(kind, order: order)
    }
    for (index, natural) in naturals.enumerated() {
      let start = next(.position)
      let size = next(.size)
      var pin = LinearExpression([Term(start)])
      pin.add(rowStart, times: -1)
      _ = try solver.add(pin, .equal)
      _ = try solver.add(LinearExpression([Term(size)]), .greaterThanOrEqual, origin: .system)
      let wish = LinearExpression([Term(size)], constant: -natural)
      _ = try solver.add(wish, .lessThanOrEqual, priority: Priority(250))
      _ = try solver.add(wish, .greaterThanOrEqual, priority: Priority(750))
      leaves.append(size)
      var end = LinearExpression([Term(start), Term(size)])
      if index < naturals.count - 1 {
        let innerStart = next(.position)
        let innerSize = next(.size)
        end.add(innerStart, -1)
        end.constant = 8
        _ = try solver.add(end, .equal)
        end = LinearExpression([Term(innerStart), Term(innerSize)])
        rowStart = LinearExpression([Term(innerStart)])
        var last = end
        last.add(rowEnd, times: -1)
        _ = try solver.add(last, .equal)
        rowEnd = end
      } else {
        end.add(rowEnd, times: -1)
        _ = try solver.add(end, .equal)
      }
    }
    return leaves
  }
}
