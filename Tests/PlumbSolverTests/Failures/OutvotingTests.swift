import PlumbSolver
import Testing

/// Priorities are levels: no sum of weaker wishes moves a stronger one.
@Suite struct OutvotingTests {
  @Test func aHundredWeakWishesAgainstAStrongOne() throws {
    var solver = Solver()
    let x = solver.addVariable(.size, order: 0)
    for _ in 0..<100 {
      _ = try solver.add(LinearExpression([Term(x, 1000)]), .equal, priority: Priority(749.9))
    }
    _ = try solver.add(LinearExpression([Term(x)], constant: -320), .equal, priority: Priority(750))
    solver.solve()
    #expect(solver.value(of: x) == 320)
  }

  @Test func theWidthOfAWindowAgainstAHundredLabels() throws {
    // Kiwi returns 327 for a wished width of 320 here: a hundred labels are each compressed by 40.
    var solver = Solver()
    let width = solver.addVariable(.size, order: 0)
    _ = try solver.add(LinearExpression([Term(width)], constant: -320), .equal, priority: Priority(999))
    var labels: [Variable] = []
    for index in 0..<100 {
      let label = solver.addVariable(.size, order: Int64(index + 1))
      _ = try solver.add(LinearExpression([Term(label), Term(width, -1)], constant: 20), .equal)
      _ = try solver.add(
        LinearExpression([Term(label)], constant: -340), .greaterThanOrEqual, priority: Priority(750))
      labels.append(label)
    }
    solver.solve()
    #expect(solver.value(of: width) == 320)
    #expect(labels.allSatisfy { solver.value(of: $0) == 300 })
  }

  @Test func neighbouringFloats() throws {
    var solver = Solver()
    let x = solver.addVariable(.size, order: 0)
    let priority: Float = 250
    for number in [1.0, 1, 1] {
      _ = try solver.add(
        LinearExpression([Term(x)], constant: -number), .equal, priority: Priority(priority))
    }
    _ = try solver.add(
      LinearExpression([Term(x)], constant: -2), .equal, priority: Priority(priority.nextUp))
    solver.solve()
    #expect(solver.value(of: x) == 2)
  }

  @Test func anEqualSumIsTheMiddle() throws {
    // 5 wishes of one priority: the sum of misses is least at the middle one.
    var solver = Solver()
    let x = solver.addVariable(.size, order: 0)
    for number in [90.0, 10, 70, 20, 30] {
      _ = try solver.add(
        LinearExpression([Term(x)], constant: -number), .equal, priority: Priority(500))
    }
    solver.solve()
    #expect(solver.value(of: x) == 30)
  }
}
