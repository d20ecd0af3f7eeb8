import Testing

@testable import PlumbSolver

/// What decides may be small: noise is told from it by what was added, not by a size of its own.
@Suite struct SmallSlopesTests {
  @Test func aWishThatReachesThroughTwoTinyCoefficients() throws {
    // v2 is to be low, so that v1 is to be high, so that v0 is to be low: v0 + v1 == 8 and v0 + 8192 v1 == 2, so
    // v1 == -6 / 8191. From v2 to v1 it is 8192 * 8192, and the wish counts 1 / 8192 a point.
    var system = SampleSystem()
    let v0 = system.variable(.size, order: 2)
    let v1 = system.variable(.size, order: 1)
    let v2 = system.variable(.position, order: 3)
    system.add([(v0, 1), (v1, 8192)], .lessThanOrEqual, -2)
    system.add([(v2, 1.0 / 8192)], .equal, 2, at: 0.5)
    system.add([(v0, 1), (v1, 1)], .greaterThanOrEqual, -8, at: 500)
    system.add([(v1, 1.0 / 8192), (v2, 8192)], .greaterThanOrEqual, -5)
    try system.check("tiny coefficients")
    var built = try BuiltSystem(system)
    built.solver.solve()
    #expect(abs(built.solver.value(of: built.variables[v1]) + 6 / 8191.0) < 1e-9)
    #expect(built.solver.ambiguities().isEmpty)
  }

  @Test func aTinyWishBesideAHugeOneOfItsVariable() throws {
    // At one priority b counts 1 / 8192 and a 4096: a is 3 / 4096 and b as near to 40,960 as that leaves it.
    var system = SampleSystem()
    let a = system.variable(.size, order: 2)
    let b = system.variable(.size, order: 0)
    system.add([(a, -1.0 / 4096), (b, -1)], .greaterThanOrEqual, 7)
    system.add([(b, 1.0 / 8192)], .equal, -5, at: 500)
    system.add([(a, -4096)], .lessThanOrEqual, 3, at: 500)
    try system.check("tiny and huge")
  }

  @Test func aRangeBesideOneThatHasNoEnd() throws {
    // v1 <= (-3 + 7 / 4096) / (64 - 1 / 4096) whatever v0 and v2 do, which may go as far as they like.
    var system = SampleSystem()
    let v0 = system.variable(.position, order: 1)
    let v1 = system.variable(.size, order: 3)
    let v2 = system.variable(.position, order: 0)
    system.add([(v0, 1.0 / 8192), (v2, -4096)], .greaterThanOrEqual, -9, at: 750)
    system.add([(v2, -1.0 / 64)], .greaterThanOrEqual, -5)
    system.add([(v1, 64), (v0, -1.0 / 64)], .lessThanOrEqual, 3, at: 0.5)
    system.add([(v0, 64), (v1, -1)], .equal, -7, at: 999)
    try system.check("far away")
    var built = try BuiltSystem(system)
    built.solver.solve()
    let highest = built.solver.ambiguities().first { $0.variable == built.variables[v1] }?.highest
    #expect(abs((highest ?? 0) - (-3 + 7 / 4096.0) / (64 - 1 / 4096.0)) < 1e-9)
  }

  @Test func expressionsThatAreParallelButForNoise() throws {
    // The last tie is along v3 + v4 / 10,000, of which the definition of v2 is a multiple: no way to go.
    var system = SampleSystem()
    let v0 = system.variable(.size, order: 3)
    let v1 = system.variable(.position, order: 4)
    let v2 = system.variable(.position, order: 5)
    let v3 = system.variable(.position, order: 0)
    let v4 = system.variable(.position, order: 1)
    system.add([(v0, 0.001), (v1, 0.1), (v2, 0.001), (v3, 1), (v4, 0.0001)], .equal, -100)
    system.add([(v4, -0.0001)], .greaterThanOrEqual, 50.75, at: 500)
    system.add([(v1, -0.1)], .equal, 48.25, at: 500)
    system.add([(v4, 0.0004)], .lessThanOrEqual, -53.5, at: 501)
    system.add([(v1, 0.1), (v0, 0.002)], .lessThanOrEqual, 87.5, at: 500)
    system.add([(v0, 0.004)], .lessThanOrEqual, -88.25, at: 500)
    system.add([(v4, -0.0003), (v3, -1)], .greaterThanOrEqual, -61.75, at: 501)
    system.add([(v2, 0.002)], .lessThanOrEqual, 67, at: 500)
    var built = try BuiltSystem(system)
    built.solver.solve()
    // 0.1 v1 == 48.25, so 0.002 v0 <= -135.75 and, nearest to 0, v0 == -67,875; v2 == -33,500; what is left is shared by
    // v3 + 0.0001 v4 == 153.125 and v3 + 0.0003 v4 <= -61.75: 0.0002 v4 <= -214.875.
    for (variable, value) in [(v0, -67_875), (v1, 482.5), (v2, -33_500), (v3, 260.5625), (v4, -1_074_375)] {
      let own = built.solver.value(of: built.variables[variable])
      #expect(abs(own - value) <= 1e-9 * abs(value), "v\(variable) is \(own)")
    }
  }

  @Test func slopesThatCancelLeaveNothing() {
    // -(0.1 + 0.2) + 0.1 + 0.2 is not 0 in Double.
    var simplex = Simplex()
    simplex.reset(structuralCount: 1)
    simplex.addCost(0, target: 1, below: 0.1, above: 0)
    simplex.addCost(0, target: 2, below: 0.2, above: 0)
    simplex.value[0] = 5
    let above = simplex.slopeAbove(0)
    let below = simplex.slopeBelow(0)
    #expect(above == 0 && below == 0)
    simplex.runStage()
    let isOpen = simplex.upper[0] == .infinity && simplex.lower[0] == 2
    #expect(isOpen)
  }
}
