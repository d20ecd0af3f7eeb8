import PlumbSolver
import Testing

/// Whatever the numbers are, a solve ends and every value is a number.
@Suite struct ExtremeNumbersTests {
  private static let extremes: [Double] = [
    0, -0.0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude, 1e-300, 1e-160, -1e-20,
    1e-12, 1e-9, 1e-4, 1, -1, 1 + .ulpOfOne, 3, 1e4, 1e7, -1e9, 1e15, 1e16, 1e20, -1e150, 1e200,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
  ]

  @Test(arguments: 0..<40)
  func everySolveEnds(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<25 {
      var system = SampleSystem()
      var variables = HostileSamples.unknowns(1...6, in: &system, &random)
      if random.chance(1, of: 3) { variables.append(system.parameter(random.pick(Self.extremes))) }
      for _ in 0..<random.within(1...10) {
        let terms = (0..<random.within(0...4)).map { _ in
          (variable: random.pick(variables), coefficient: number(&random))
        }
        system.add(
          terms, HostileSamples.relation(&random), number(&random),
          at: random.pick(HostileSamples.priorities), origin: random.chance(1, of: 4) ? .system : .user)
      }
      try survive(system, &random)
    }
  }

  private func number(_ random: inout SeededGenerator) -> Double {
    random.chance(1, of: 2) ? random.pick(Self.extremes) : random.pick([1, -1, 2, 0.5, 100])
  }

  private func survive(_ system: SampleSystem, _ random: inout SeededGenerator) throws {
    var built: BuiltSystem
    do { built = try BuiltSystem(system) } catch SolverError.notFinite { return }
    for _ in 0..<4 {
      built.solver.solve()
      _ = built.solver.ambiguities()
      for unknown in system.unknowns {
        let value = built.solver.value(of: built.variables[unknown])
        #expect(value.isFinite, "v\(unknown) is \(value) in\n\(built.system)")
      }
      for row in built.rows { #expect(!built.solver.violation(of: row).isNaN, "\(built.system)") }
      guard !built.rows.isEmpty else { return }
      let row = random.below(built.rows.count)
      if random.chance(1, of: 2) {
        try built.setConstant(number(&random), ofRow: row)
      } else {
        try built.removeRow(row)
      }
    }
  }
}
