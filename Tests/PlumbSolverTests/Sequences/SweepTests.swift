import PlumbSolver
import Testing

/// One number that moves on in small steps, as the width of a window does: what the solver keeps from step to step must
/// not show, also where other edits come between.
@Suite struct SweepTests {
  @Test(arguments: SampleKind.allCases)
  func everyStepIsTheReferencesAnswer(kind: SampleKind) throws {
    for seed in 0..<Effort.scaled(10) {
      var random = SeededGenerator(seed: UInt64(seed) &+ 9_000)
      var built = try BuiltSystem(kind.system(seed: UInt64(seed) &+ 40_000))
      let parameters = built.system.variables.indices.filter {
        built.system.variables[$0].kind == .parameter
      }
      guard let parameter = parameters.first else { continue }
      var value = built.system.variables[parameter].value
      for step in 0..<30 {
        if step > 0 {
          value += Double(random.within(-60...60)) / 4
          try built.setValue(value, of: parameter)
          if random.chance(1, of: 8) { try disturb(&built, &random, parameters) }
        }
        var found = built.solveAndCheckChanges()
        var fresh = try BuiltSystem(built.system)
        fresh.solver.solve()
        found += built.valueDifferences(from: fresh.values).map { "compared with a fresh solver, " + $0 }
        if step % 5 == 4 {
          do {
            found += try built.differences(from: ReferenceSolver.solve(built.system))
          } catch is ExactOverflow {}
        }
        if found.isEmpty { continue }
        Issue.record("\(kind) \(seed), step \(step): \(found.joined(separator: "\n"))\n\(built.system)")
        return
      }
    }
  }

  /// Another edit, or a copy that goes on in the solver's place.
  private func disturb(
    _ built: inout BuiltSystem, _ random: inout SeededGenerator, _ parameters: [Int]
  ) throws {
    if built.rows.isEmpty { return }
    let row = random.below(built.rows.count)
    switch random.below(6) {
    case 0:
      // The copy is looked at, the former one goes on.
      var copy = built
      try copy.setConstant(copy.system.rows[row].constant + 1, ofRow: row)
      copy.solver.solve()
    case 1:
      let old = built.solver
      built.solver.solve()
      withExtendedLifetime(old) {}
    case 2:
      let other = random.pick(parameters)
      try built.setValue(built.system.variables[other].value + 3, of: other)
    case 3:
      let row = built.system.rows[row]
      try built.removeRow(built.rows.count - 1)
      try built.add(row)
    case 4: try built.setPriority(random.pick([1000, 750, 250]), ofRow: row)
    default: try built.setConstant(built.system.rows[row].constant - 5, ofRow: row)
    }
  }
}
