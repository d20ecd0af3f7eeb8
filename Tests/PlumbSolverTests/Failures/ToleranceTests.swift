import PlumbSolver
import Testing

/// Tolerances follow the size of the numbers: half a point on 10,000 is a conflict, rounding noise is none.
@Suite struct ToleranceTests {
  private func conflicts(_ values: Double..., scale: Double = 1) throws -> Int {
    var solver = Solver()
    let x = solver.addVariable(.size, order: 0)
    for value in values {
      _ = try solver.add(LinearExpression([Term(x, scale)], constant: -value * scale), .equal)
    }
    solver.solve()
    return solver.conflicts.count
  }

  @Test(arguments: [1, 1e-4, 1e4, 1.0 / 3])
  func aMissOfHalfAPointIsAConflict(scale: Double) throws {
    for value in [0, 1, 100, 10_000.0] {
      #expect(try conflicts(value, value + 0.5, scale: scale) == 1)
      #expect(try conflicts(value, value - 0.5, scale: scale) == 1)
    }
  }

  @Test(arguments: [1, 1e-4, 1e4, 1.0 / 3])
  func aMissOfAMillionthIsNoise(scale: Double) throws {
    for value in [100, 10_000.0] { #expect(try conflicts(value, value + 1e-6, scale: scale) == 0) }
    #expect(try conflicts(1e7, 1e7 + 1e-3, scale: scale) == 0)
    #expect(try conflicts(0.1 + 0.2, 0.3, scale: scale) == 0)
  }

  @Test func aMissOfHalfAPointThroughAChain() throws {
    // 100 boxes of 100 in a container of 10,000.5 or of 10,000 and noise.
    for (miss, expected) in [(0.5, 1), (-0.5, 1), (1e-6, 0), (-1e-6, 0), (0, 0)] {
      var solver = Solver()
      var end = LinearExpression()
      for index in 0..<100 {
        let start = solver.addVariable(.position, order: Int64(2 * index))
        let size = solver.addVariable(.size, order: Int64(2 * index + 1))
        var link = LinearExpression([Term(start)])
        link.add(end, times: -1)
        _ = try solver.add(link, .equal)
        _ = try solver.add(LinearExpression([Term(size)], constant: -100), .equal)
        end = LinearExpression([Term(start), Term(size)])
      }
      end.constant = -10_000 - miss
      let last = try solver.add(end, .equal)
      solver.solve()
      #expect(solver.conflicts.map(\.setAside) == Array(repeating: last, count: expected))
    }
  }

  @Test(arguments: [1, 1e-4, 1e4, 1.0 / 3])
  func aRowOfWhichOnlyNoiseIsLeft(scale: Double) throws {
    // x / 9, three times, less x / 3, of x == 19: no term is left, and of the constant the noise of its sum.
    for (miss, expected) in [(0, 0), (1e-12, 0), (0.5, 1)] {
      var solver = Solver()
      let x = solver.addVariable(.size, order: 0)
      _ = try solver.add(LinearExpression([Term(x)], constant: -19), .equal)
      var row = LinearExpression(miss * scale)
      for factor in [-1 / 9.0, -1 / 9.0, -1 / 9.0, 1 / 3.0] {
        row.add(LinearExpression([Term(x, scale)], constant: -19 * scale), times: factor)
      }
      _ = try solver.add(row, .equal)
      solver.solve()
      #expect(solver.conflicts.count == expected, "\(miss) at \(scale)")
      #expect(solver.value(of: x) == 19)
    }
  }

  @Test func thirdsThatSumUpToOne() throws {
    // Three columns of a third each, of which rounding makes a little less than the whole.
    for width in [1, 320, 393, 10_000, 1e7] {
      var solver = Solver()
      let whole = try solver.addParameter(width)
      var sum = LinearExpression([Term(whole, -1)])
      var columns: [Variable] = []
      for index in 0..<3 {
        let column = solver.addVariable(.size, order: Int64(index))
        _ = try solver.add(LinearExpression([Term(column), Term(whole, -1.0 / 3)]), .equal)
        sum.add(column)
        columns.append(column)
      }
      _ = try solver.add(sum, .equal)
      solver.solve()
      #expect(solver.conflicts.isEmpty)
      for column in columns { #expect(abs(solver.value(of: column) - width / 3) <= 1e-9 * width) }
    }
  }

  @Test func nearlyParallelRows() throws {
    // x + y == 10 and x + 1.0001 y == 10.001 meet at y = 10, x = 0.
    var solver = Solver()
    let x = solver.addVariable(.size, order: 0)
    let y = solver.addVariable(.size, order: 1)
    _ = try solver.add(LinearExpression([Term(x), Term(y)], constant: -10), .equal)
    _ = try solver.add(LinearExpression([Term(x), Term(y, 1.0001)], constant: -10.001), .equal)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(abs(solver.value(of: x)) < 1e-6 && abs(solver.value(of: y) - 10) < 1e-6)
    #expect(solver.ambiguities().isEmpty)
  }

  @Test func hugeConstants() throws {
    // A list of 1,000 cells of 10,000 points: 1e7 in all, and a header of 44.5 at its far end.
    var solver = Solver()
    let list = solver.addVariable(.size, order: 0)
    let top = solver.addVariable(.position, order: 1)
    let height = solver.addVariable(.size, order: 2)
    _ = try solver.add(LinearExpression([Term(list)], constant: -1e7), .equal)
    _ = try solver.add(LinearExpression([Term(top), Term(height), Term(list, -1)]), .equal)
    let wish = try solver.add(
      LinearExpression([Term(height)], constant: -44.5), .equal, priority: Priority(750))
    solver.solve()
    #expect(solver.value(of: height) == 44.5 && solver.value(of: top) == 1e7 - 44.5)
    #expect(solver.violation(of: wish) == 0)
    let contradiction = try solver.add(LinearExpression([Term(top)], constant: -9_999_950), .equal)
    solver.solve()
    #expect(solver.value(of: height) == 50)
    _ = try solver.add(LinearExpression([Term(height)], constant: -44.5), .equal)
    solver.solve()
    #expect(solver.conflicts.count == 1)
    #expect(solver.conflicts.first?.constraints.contains(contradiction) == true)
  }
}
