import Testing

@testable import PlumbSolver

/// What a plan and the groups of ties keep is made use of, and left again without a trace.
@Suite struct PlanTests {
  /// A size that wants 30 and a later one that wants 50 and counts for more share `width`.
  private struct Pair {
    var solver = Solver()
    let width: Variable
    let sizes: [Variable]
    private(set) var rows: [ConstraintID] = []

    init() throws {
      width = try solver.addParameter(100)
      sizes = [solver.addVariable(.size, order: 1), solver.addVariable(.size, order: 2)]
      for (size, (natural, priority)) in zip(sizes, [(30.0, Float(250)), (50.0, 750)]) {
        _ = try solver.add(LinearExpression([Term(size)]), .greaterThanOrEqual)
        rows.append(
          try solver.add(
            LinearExpression([Term(size)], constant: -natural), .equal, priority: Priority(priority)))
      }
      _ = try solver.add(
        LinearExpression([Term(sizes[0]), Term(sizes[1]), Term(width, -1)]), .lessThanOrEqual)
    }

    mutating func solve(_ number: Double) throws {
      try solver.setValue(number, of: width)
      solver.solve()
    }

    func expect(_ number: Double, first natural: Double = 30) {
      let expected = [min(natural, max(0, number - 50)), min(50, max(0, number))]
      #expect(sizes.map { solver.value(of: $0) } == expected, "width \(number)")
    }

    /// Edits until a span serves each of the three cases: room, too little for the first, too little for the second.
    mutating func warm() throws {
      for number in [99.0, 98, 97, 70, 69, 20, 19, 71, 96] { try solve(number) }
    }

    var isServed: Bool {
      let plan = solver.state
      return plan.pointee.plan.units.count == 1 && plan.pointee.plan.presentSpans[0].low < .infinity
    }
  }

  @Test func spansServeWhereNoRowChangesSides() throws {
    var pair = try Pair()
    try pair.warm()
    #expect(pair.solver.state.pointee.plan.spans.count == 3)
    for number in [60.0, 61.5, 30, 31, 90, 85, 4, 79.5] {
      try pair.solve(number)
      pair.expect(number)
      #expect(pair.isServed)
    }
    // Where a row is about to change sides, the pattern is looked at.
    for number in [80.0, 80 - 1e-8, 80 + 1e-8, 50, 0] {
      try pair.solve(number)
      pair.expect(number)
    }
    #expect(pair.solver.state.pointee.brokenInvariant() == nil)
  }

  @Test func whatSpansLeaveOutIsMadeUpFor() throws {
    var pair = try Pair()
    try pair.warm()
    try pair.solve(60)
    let areStale = pair.solver.state.pointee.plan.areOffsetsStale
    #expect(areStale)
    // A copy, which has no plan.
    var copy = pair
    try copy.solver.setConstant(-20, of: copy.rows[0])
    copy.solver.solve()
    copy.expect(60, first: 20)
    try copy.solve(65)
    copy.expect(65, first: 20)
    // Another kind of edit, at the number with which the last search began.
    try pair.solver.setConstant(-40, of: pair.rows[0])
    try pair.solve(96)
    pair.expect(96, first: 40)
    try pair.warm()
    try pair.solve(66)
    #expect(pair.solver.ambiguities().isEmpty)
    try pair.solver.remove(pair.rows[0])
    pair.solver.solve()
    // Nothing wants the first to be anything: it comes as near to 0 as it can.
    #expect(pair.sizes.map { pair.solver.value(of: $0) } == [0, 50])
  }

  @Test func aGroupOfTiesIsSettledByItsPatterns() throws {
    var solver = Solver()
    let width = try solver.addParameter(10)
    let sizes = [solver.addVariable(.size, order: 1), solver.addVariable(.size, order: 2)]
    let position = solver.addVariable(.position, order: 3)
    _ = try solver.add(LinearExpression([Term(sizes[0]), Term(sizes[1]), Term(width, -1)]), .equal)
    for size in sizes { _ = try solver.add(LinearExpression([Term(size)]), .greaterThanOrEqual) }
    _ = try solver.add(LinearExpression([Term(sizes[1])], constant: -30), .lessThanOrEqual)
    _ = try solver.add(
      LinearExpression([Term(sizes[0])], constant: -40), .lessThanOrEqual, priority: Priority(250))
    _ = try solver.add(LinearExpression([Term(position), Term(sizes[0], -1)]), .greaterThanOrEqual)
    // The later size is as small as the wish allows, then the position is.
    let steps: [(width: Double, sizes: [Double])] = [
      (10, [10, 0]), (20, [20, 0]), (30, [30, 0]), (50, [40, 10]), (60, [40, 20]), (80, [50, 30]),
      (90, [60, 30]),
    ]
    for round in 0..<3 {
      for step in steps {
        try solver.setValue(step.width, of: width)
        solver.solve()
        #expect(sizes.map { solver.value(of: $0) } == step.sizes, "width \(step.width)")
        #expect(solver.value(of: position) == step.sizes[0])
        let isKept = solver.state.pointee.ties.isKept
        #expect(isKept)
        if round > 0 { #expect(solver.state.pointee.ties.groups[0].pattern >= 0) }
      }
    }
    #expect(solver.state.pointee.ties.groups.count == 1)
    let shape = Int(solver.state.pointee.ties.groups[0].shape)
    #expect(solver.state.pointee.shapes.shapes[shape].patternCount == 3)
    // Another tie order is another answer.
    try solver.setOrder(0, of: sizes[1])
    try solver.setValue(20, of: width)
    solver.solve()
    #expect(sizes.map { solver.value(of: $0) } == [0, 20])
  }

  /// A row of parameters alone is judged where it comes near to its end.
  @Test func aConflictOnTheWayIsFound() throws {
    var pair = try Pair()
    let limit = try pair.solver.add(
      LinearExpression([Term(pair.width)], constant: -40), .greaterThanOrEqual)
    for number in [99.0, 98, 97, 70, 45, 46, 71, 96, 44] {
      try pair.solve(number)
      pair.expect(number)
      #expect(pair.solver.conflicts.isEmpty)
    }
    let frame = pair.solver.state.pointee.plan.low
    #expect(abs(frame - 40) < 1e-5)
    for (number, isConflict) in [
      (40.5, false), (40, false), (39.5, true), (38, true), (41, false), (42, false),
    ] {
      try pair.solve(number)
      pair.expect(number)
      #expect(pair.solver.conflicts.map(\.setAside) == (isConflict ? [limit] : []), "width \(number)")
    }
  }

  /// Where one component is at a corner it is solved, and spans still serve the other.
  @Test func whatNoSpanServesIsSolvedAlone() throws {
    var solver = Solver()
    let width = try solver.addParameter(200)
    let size = solver.addVariable(.size, order: 1)
    let other = solver.addVariable(.size, order: 2)
    let rest = solver.addVariable(.size, order: 3)
    for (size, natural) in [(size, 60.0), (other, 90)] {
      _ = try solver.add(LinearExpression([Term(size), Term(width, -1)], constant: 20), .lessThanOrEqual)
      _ = try solver.add(LinearExpression([Term(size)], constant: -natural), .equal, priority: Priority(750))
    }
    _ = try solver.add(LinearExpression([Term(rest), Term(other), Term(width, -1)]), .equal)
    for number in [199.0, 198, 197, 95, 94, 70, 69, 160] {
      try solver.setValue(number, of: width)
      solver.solve()
    }
    for number in [80.0, 150, 110, 109, 80, 75, 160] {
      try solver.setValue(number, of: width)
      let areServed = solver.state.pointee.plan.presentSpans.count == 2
      solver.solve()
      #expect(areServed)
      let expected = [min(60, number - 20), min(90, number - 20), max(20, number - 90)]
      #expect([size, other, rest].map { solver.value(of: $0) } == expected, "width \(number)")
      #expect(Set(solver.changes).count == solver.changes.count)
    }
  }

  /// A component that comes into conflict is judged as without a plan.
  @Test func aComponentsConflictIsFound() throws {
    var pair = try Pair()
    let least = try pair.solver.add(
      LinearExpression([Term(pair.sizes[1])], constant: -20), .greaterThanOrEqual)
    for number in [99.0, 98, 97, 70, 69, 40, 39, 96, 71] { try pair.solve(number) }
    for number in [10.0, 15, 30, 31, 12, 90] {
      try pair.solve(number)
      pair.expect(number)
      #expect(pair.solver.conflicts.map(\.setAside) == (number < 20 ? [least] : []), "width \(number)")
    }
  }

  /// Values without free variables that no span needs are made up for before something else reads them.
  @Test func whatNoSpanNeedsIsMadeUpFor() throws {
    var solver = Solver()
    let width = try solver.addParameter(100)
    let height = try solver.addParameter(10)
    let size = solver.addVariable(.size, order: 1)
    let edge = solver.addVariable(.position, order: 2)
    let end = solver.addVariable(.position, order: 3)
    _ = try solver.add(LinearExpression([Term(size)], constant: -30), .equal, priority: Priority(250))
    _ = try solver.add(LinearExpression([Term(edge), Term(size), Term(width, -1)]), .equal)
    let last = try solver.add(LinearExpression([Term(end), Term(edge, -1), Term(height, -1)]), .equal)
    func expect(_ width: Double, _ height: Double, constant: Double = 0) {
      #expect(solver.value(of: edge) == width - 30)
      #expect(solver.value(of: end) == width - 30 + height + constant)
    }
    for (number, other) in [
      (99.0, 10.0), (98, 10), (97, 10), (97, 20), (96, 20), (95, 20), (94, 20), (93, 25),
    ] {
      try solver.setValue(number, of: width)
      if other != solver.value(of: height) { try solver.setValue(other, of: height) }
      solver.solve()
      expect(number, other)
    }
    for number in [92.0, 91, 90] {
      try solver.setValue(number, of: width)
      solver.solve()
    }
    let areStale = solver.state.pointee.plan.areBasesStale
    #expect(areStale)
    var copy = solver
    try solver.setValue(80, of: width)
    try solver.setValue(5, of: height)
    solver.solve()
    expect(80, 5)
    try copy.setConstant(-7, of: last)
    copy.solve()
    #expect(copy.value(of: edge) == 60)
    #expect(copy.value(of: end) == 60 + 25 + 7)
  }

  /// What becomes open on the way is settled together with what was open before.
  @Test func whatBecomesOpenIsSettled() throws {
    func build(_ width: Double) throws -> (solver: Solver, width: Variable, sizes: [Variable]) {
      var solver = Solver()
      let parameter = try solver.addParameter(width)
      let sizes = (0..<6).map { solver.addVariable(.size, order: Int64($0)) }
      for size in sizes { _ = try solver.add(LinearExpression([Term(size)]), .greaterThanOrEqual) }
      // Open below 60.
      for size in sizes[0..<2] {
        _ = try solver.add(
          LinearExpression([Term(size)], constant: -30), .lessThanOrEqual, priority: Priority(750))
      }
      _ = try solver.add(
        LinearExpression([Term(sizes[0]), Term(sizes[1]), Term(parameter, -1)]), .equal,
        priority: Priority(500))
      // Always open.
      _ = try solver.add(
        LinearExpression([Term(sizes[2]), Term(sizes[3]), Term(parameter, -1)]), .lessThanOrEqual)
      _ = try solver.add(
        LinearExpression([Term(sizes[2]), Term(sizes[3]), Term(parameter, -0.5)]), .greaterThanOrEqual)
      // Never open.
      _ = try solver.add(
        LinearExpression([Term(sizes[4]), Term(parameter, -1)], constant: 10), .lessThanOrEqual)
      _ = try solver.add(
        LinearExpression([Term(sizes[4])], constant: -200), .equal, priority: Priority(250))
      _ = try solver.add(LinearExpression([Term(sizes[5]), Term(sizes[4], -1), Term(sizes[2], -1)]), .equal)
      return (solver, parameter, sizes)
    }
    var built = try build(100)
    built.solver.solve()
    for number in [99.0, 98, 97, 96, 95, 50, 49, 48, 47, 90, 91, 92, 93, 94, 40, 95, 96, 30, 29] {
      let old = built.sizes.map { built.solver.value(of: $0) }
      try built.solver.setValue(number, of: built.width)
      built.solver.solve()
      var fresh = try build(number)
      fresh.solver.solve()
      let values = built.sizes.map { built.solver.value(of: $0) }
      #expect(values == fresh.sizes.map { fresh.solver.value(of: $0) }, "width \(number)")
      let changed = built.sizes.indices.filter { values[$0] != old[$0] }.map { built.sizes[$0] }
      #expect(Set(built.solver.changes) == Set(changed), "width \(number)")
      let ambiguous = Set(built.solver.ambiguities().map(\.variable))
      #expect(ambiguous == Set(fresh.solver.ambiguities().map(\.variable)), "width \(number)")
    }
  }
}
