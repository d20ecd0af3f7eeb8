import Testing

@testable import PlumbSolver

/// What is kept of solutions is made use of, and does not pile up.
@Suite struct PatternTests {
  /// Two sizes that share `width`: the first wants 30, the second, which counts for more, 50.
  private func addPair(_ solver: inout Solver, _ width: Variable, order: Int64) throws -> [Variable] {
    let sizes = [solver.addVariable(.size, order: order), solver.addVariable(.size, order: order + 1)]
    for (size, (natural, priority)) in zip(sizes, [(30.0, Float(250)), (50.0, 750)]) {
      _ = try solver.add(LinearExpression([Term(size)]), .greaterThanOrEqual)
      _ = try solver.add(
        LinearExpression([Term(size)], constant: -natural), .equal, priority: Priority(priority))
    }
    _ = try solver.add(LinearExpression([Term(sizes[0]), Term(sizes[1]), Term(width, -1)]), .lessThanOrEqual)
    return sizes
  }

  /// All have room; the first gives way to nothing; then the second does.
  private func expected(_ width: Double) -> [Double] {
    [min(30, max(0, width - 50)), min(50, max(0, width))]
  }

  @Test func pairsOfTheSameRowsShareTheirPatterns() throws {
    var solver = Solver()
    let width = try solver.addParameter(100)
    var pairs: [[Variable]] = []
    for pair in 0..<20 { pairs.append(try addPair(&solver, width, order: Int64(2 * pair))) }
    for round in 0..<3 {
      for value in [100.0, 60, 20, 75, 10, 90] {
        try solver.setValue(value, of: width)
        solver.solve()
        for pair in pairs {
          for (size, expected) in zip(pair, expected(value)) {
            #expect(abs(solver.value(of: size) - expected) < 1e-9, "width \(value), round \(round)")
          }
        }
      }
    }
    let shapes = solver.state.pointee.shapes.shapes.count
    let patterns = solver.state.pointee.shapes.patterns.count
    #expect(shapes == 1)
    // Room, too little for the first, too little for the second.
    #expect(patterns == 3)
  }

  /// Some come in the order of the time before, some do not, and some differ in the last row or in one factor alone.
  @Test func componentsInAnyOrderHaveTheirOwnShapes() throws {
    var solver = Solver()
    let width = try solver.addParameter(60)
    let kinds = [0, 1, 2, 0, 1, 2, 0, 1, 3, 0, 1, 2, 2, 0, 3, 1, 0, 1, 2, 4, 4, 0, 1, 2, 0, 4, 1, 2]
    var sizes: [[Variable]] = []
    for (place, kind) in kinds.enumerated() {
      let pair = (0..<2).map { solver.addVariable(.size, order: Int64(2 * place + $0)) }
      sizes.append(pair)
      let wishes: [(Double, Float)] = [(30, 250), (kind == 1 ? 20 : 50, kind == 2 ? 200 : 750)]
      for (size, (natural, priority)) in zip(pair, wishes) {
        let factor: Double = kind == 3 ? 2 : 1
        _ = try solver.add(
          LinearExpression([Term(size, factor)], constant: -factor * natural), .equal,
          priority: Priority(priority))
      }
      _ = try solver.add(
        LinearExpression([Term(pair[0]), Term(pair[1], kind == 4 ? -1 : 1), Term(width, -1)]),
        .lessThanOrEqual)
    }
    for value in [60.0, 45, 200] {
      try solver.setValue(value, of: width)
      solver.solve()
      for (kind, pair) in zip(kinds, sizes) {
        let room = max(0, 80 - value)
        let expected: [Double] =
          switch kind {
          case 1: [30 - max(0, 50 - value), 20]
          case 2: [30, 50 - room]
          case 4: [30, 50]
          default: [30 - room, 50]
          }
        for (size, expected) in zip(pair, expected) {
          #expect(abs(solver.value(of: size) - expected) < 1e-9, "kind \(kind), width \(value)")
        }
      }
    }
  }

  @Test func aCopyGoesOnByItself() throws {
    var solver = Solver()
    let width = try solver.addParameter(100)
    let pair = try addPair(&solver, width, order: 1)
    solver.solve()
    var copy = solver
    for value in [60.0, 20, 100, 70] {
      try copy.setValue(value, of: width)
      copy.solve()
      #expect(zip(pair, expected(value)).allSatisfy { abs(copy.value(of: $0) - $1) < 1e-9 })
      #expect(zip(pair, expected(100)).allSatisfy { abs(solver.value(of: $0) - $1) < 1e-9 })
    }
  }

  @Test func whatIsKeptDoesNotPileUp() throws {
    var solver = Solver()
    let count = 40
    let width = try solver.addParameter(0)
    var sum = LinearExpression([Term(width, -1)])
    var sizes: [Variable] = []
    for index in 0..<count {
      let size = solver.addVariable(.size, order: Int64(index))
      sizes.append(size)
      _ = try solver.add(LinearExpression([Term(size)]), .greaterThanOrEqual)
      _ = try solver.add(
        LinearExpression([Term(size)], constant: -10), .equal, priority: Priority(Float(index + 1)))
      sum.add(size)
    }
    _ = try solver.add(sum, .lessThanOrEqual)
    for round in 0..<200 {
      // What the later ones leave goes to the earlier ones.
      let value = Double(round * 37 % (10 * count))
      try solver.setValue(value, of: width)
      solver.solve()
      for (index, size) in sizes.enumerated() {
        let expected = min(10, max(0, value - Double(10 * (count - 1 - index))))
        #expect(abs(solver.value(of: size) - expected) < 1e-9)
      }
      #expect(solver.state.pointee.shapes.byteCount < 200_000)
      let patterns = solver.state.pointee.shapes.shapes[0].patternCount
      #expect(patterns <= Shapes.patternLimit)
    }
  }
}
