import PlumbSolver
import Testing

/// Systems whose answer is known because they are another form of a system that the reference solves exactly.
@Suite struct ScalingTests {
  private static let powers = [1e-4, 1e-3, 1e-2, 0.1, 1, 10, 100, 1e3, 1e4]

  /// Multiplying a required row by a number changes nothing.
  @Test(arguments: SampleKind.allCases)
  func requiredRowsTimesTenToTheFourth(kind: SampleKind) throws {
    try forEachSystem(kind) { system, answer, random in
      var scaled = system
      for row in scaled.rows.indices where scaled.rows[row].isRequired {
        scaled.rows[row] = HostileSamples.scaled(system.rows[row], by: random.pick(Self.powers))
      }
      return try compare(scaled, with: answer.values)
    }
  }

  /// Measuring an unknown in another unit divides its value.
  @Test(arguments: SampleKind.allCases)
  func unknownsInOtherUnits(kind: SampleKind) throws {
    let found: [SampleKind: [Int]] = [
      .wideRatios: [1554],
      .equalPriorities: [1479, 100_149, 107_402, 111_312, 111_316, 115_579],
    ]
    try forEachSystem(kind, found: found) { system, answer, random in
      let units = system.variables.map { $0.kind == .parameter ? 1 : random.pick(Self.powers) }
      var scaled = system
      for row in scaled.rows.indices {
        scaled.rows[row].terms = system.rows[row].terms.map {
          ($0.variable, $0.coefficient * units[$0.variable])
        }
      }
      let expected = zip(answer.values, units).map { $0 / $1 }
      return try compare(scaled, with: expected, units: units)
    }
  }

  /// Sums of required equalities, with factors that no Double holds exactly, say nothing new.
  @Test(arguments: SampleKind.allCases)
  func redundancyWithRoundingNoise(kind: SampleKind) throws {
    try forEachSystem(kind, found: [.chainOfInequalities: [1084]]) { system, answer, random in
      let equalities = system.rows.filter { $0.isRequired && $0.relation == .equal }
      if equalities.isEmpty { return [] }
      var redundant = system
      for _ in 0..<6 {
        var sum = SampleSystem.Row(terms: [], constant: 0, relation: .equal)
        for _ in 0..<random.within(1...4) {
          let factor = random.pick([1.0 / 3, 0.1, 1 / 7.0, -0.7, 3.3, -1 / 9.0])
          let row = HostileSamples.scaled(random.pick(equalities), by: factor)
          sum.terms += row.terms
          sum.constant += row.constant
        }
        if random.chance(1, of: 3) { sum.relation = random.pick([.lessThanOrEqual, .greaterThanOrEqual]) }
        redundant.rows.insert(sum, at: random.below(redundant.rows.count + 1))
      }
      return try compare(redundant, with: answer.values)
    }
  }

  /// Runs `body` for systems without conflicts; it returns what is wrong.
  private func forEachSystem(
    _ kind: SampleKind, found: [SampleKind: [Int]] = [:],
    _ body: (SampleSystem, ReferenceAnswer, inout SeededGenerator) throws -> [String]
  ) throws {
    var failures = 0
    for seed in Array(1000..<1000 + Effort.scaled(60)) + (found[kind] ?? []) where failures < 2 {
      let system = kind.system(seed: UInt64(seed))
      guard let answer = try? ReferenceSolver.solve(system), answer.setAside.isEmpty else { continue }
      var random = SeededGenerator(seed: UInt64(seed))
      let differences = try body(system, answer, &random)
      if differences.isEmpty { continue }
      failures += 1
      Issue.record("\(kind) \(seed): \(differences.joined(separator: "\n"))\nfrom:\n\(system)")
    }
  }

  private func compare(
    _ system: SampleSystem, with expected: [Double], units: [Double]? = nil
  ) throws -> [String] {
    var built = try BuiltSystem(system)
    built.solver.solve()
    if !built.solver.conflicts.isEmpty {
      return ["\(built.solver.conflicts.count) conflicts instead of none"]
    }
    return system.unknowns.compactMap { unknown in
      let value = built.solver.value(of: built.variables[unknown]) * (units?[unknown] ?? 1)
      let right = expected[unknown] * (units?[unknown] ?? 1)
      return BuiltSystem.isClose(value, right)
        ? nil : "v\(unknown) is \(value) instead of \(right)\n\(system)"
    }
  }
}
