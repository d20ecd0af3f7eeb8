import PlumbSolver
import Testing

/// A ratio joins the two axes.
@Suite struct AspectRatioTests {
  /// A picture inside a room: centred, as large as it fits (`.lessThanOrEqual`) or as it covers.
  private func picture(_ ratio: Double, _ relation: Relation) throws -> (Solver, [Variable], [Variable]) {
    var solver = Solver()
    let rooms = [try solver.addParameter(100), try solver.addParameter(100)]
    var starts: [Variable] = []
    var sizes: [Variable] = []
    for (index, room) in rooms.enumerated() {
      let start = solver.addVariable(.position, order: Int64(2 * index))
      let size = solver.addVariable(.size, order: Int64(2 * index + 1))
      _ = try solver.add(LinearExpression([Term(start), Term(size, 0.5), Term(room, -0.5)]), .equal)
      _ = try solver.add(LinearExpression([Term(size), Term(room, -1)]), relation)
      _ = try solver.add(
        LinearExpression([Term(size), Term(room, -1)]), .equal, priority: Priority(750))
      starts.append(start)
      sizes.append(size)
    }
    _ = try solver.add(LinearExpression([Term(sizes[0]), Term(sizes[1], -ratio)]), .equal)
    return (solver, rooms, starts + sizes)
  }

  @Test(arguments: [0.25, 0.5625, 1, 1.5, 1.7777777777777777, 1e-4, 1e4])
  func fitsAndFills(ratio: Double) throws {
    for relation in [Relation.lessThanOrEqual, .greaterThanOrEqual] {
      var (solver, rooms, unknowns) = try picture(ratio, relation)
      for (width, height) in [(100.0, 100.0), (320, 480), (480, 320), (1, 1000), (0, 0), (1000, 0.5)] {
        try solver.setValue(width, of: rooms[0])
        try solver.setValue(height, of: rooms[1])
        solver.solve()
        let fit = relation == .lessThanOrEqual
        let own = fit ? min(width, height * ratio) : max(width, height * ratio)
        let expected = [(width - own) / 2, (height - own / ratio) / 2, own, own / ratio]
        for (unknown, number) in zip(unknowns, expected) {
          #expect(abs(solver.value(of: unknown) - number) <= 1e-9 * max(1, abs(number)))
        }
        #expect(solver.conflicts.isEmpty)
      }
      #expect(solver.ambiguities().isEmpty)
    }
  }

  @Test func aChainOfSquaresOnBothAxes() throws {
    // Each square is as wide as the one before is high; the last one's height is wished.
    var solver = Solver()
    var previous: Variable?
    var sizes: [Variable] = []
    for index in 0..<50 {
      let width = solver.addVariable(.size, order: Int64(2 * index))
      let height = solver.addVariable(.size, order: Int64(2 * index + 1))
      _ = try solver.add(LinearExpression([Term(width), Term(height, -1)]), .equal)
      if let previous { _ = try solver.add(LinearExpression([Term(width), Term(previous, -1)]), .equal) }
      previous = height
      sizes += [width, height]
    }
    let last = try #require(previous)
    _ = try solver.add(LinearExpression([Term(last)], constant: -33), .equal, priority: Priority(10))
    _ = try solver.add(
      LinearExpression([Term(sizes[0])], constant: -20), .lessThanOrEqual, priority: Priority(11))
    solver.solve()
    #expect(sizes.allSatisfy { solver.value(of: $0) == 20 })
  }
}
