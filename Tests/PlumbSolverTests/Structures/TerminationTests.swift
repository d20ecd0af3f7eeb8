import PlumbSolver
import Testing

/// Systems on which a solve went round in circles.
@Suite struct TerminationTests {
  @Test(.timeLimit(.minutes(1))) func coupledSizesAndPositions() throws {
    var system = SampleSystem()
    let a = system.variable(.size, order: 5)
    let b = system.variable(.size, order: 3)
    let c = system.variable(.position, order: 4)
    let d = system.variable(.size, order: 1)
    // b + c = 264, a / 2 + c = 106.5, 3 b - a - c / 2 = 412.5: c = 111, b = 153, a = -9; then d = 189.
    system.add([(d, -0.75), (b, 1.5), (a, -0.5), (c, -0.25)], .equal, -64.5)
    system.add([(b, 3), (a, -1), (c, -0.5)], .equal, -412.5)
    system.add([(a, 0.5), (c, 1)], .equal, -106.5)
    system.add([(c, 1), (b, 1)], .equal, -264)
    try system.check("four coupled equalities")
  }

  /// The sums of slopes overflow to NaN, which must not count as a cost that still falls.
  @Test(.timeLimit(.minutes(1)), arguments: [0, 1, 1e300])
  func costsThatOverflow(number: Double) throws {
    let huge = Double.greatestFiniteMagnitude
    var solver = Solver()
    let a = solver.addVariable(.size, order: 0)
    let b = solver.addVariable(.position, order: 0)
    let c = solver.addVariable(.position, order: 0)
    let p = try solver.addParameter(number)
    func add(
      _ terms: [Term], _ relation: Relation, _ constant: Double, at priority: Float
    ) throws {
      let expression = LinearExpression(terms, constant: constant)
      _ = try solver.add(expression, relation, priority: Priority(priority))
    }
    try add([Term(b, 1e300), Term(a, 1e300)], .equal, 0, at: 999.99994)
    try add([Term(p, 1e300), Term(b, 5e-324), Term(c, 1e4)], .greaterThanOrEqual, 1, at: 500)
    try add([Term(c, -1), Term(b, 1e300)], .greaterThanOrEqual, huge, at: 1000)
    try add([Term(p, -.leastNormalMagnitude), Term(c)], .lessThanOrEqual, 1, at: 1000)
    try add([Term(b, huge)], .equal, 1e300, at: 1)
    solver.solve()
    for variable in [a, b, c] { #expect(solver.value(of: variable).isFinite) }
  }
}
