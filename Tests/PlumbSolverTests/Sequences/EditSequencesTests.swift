import PlumbSolver
import Testing

/// Edits of all kinds, compared after every step with the reference and with a solver built from scratch.
@Suite struct EditSequencesTests {
  @Test(arguments: SampleKind.allCases)
  func neverDependsOnHistory(kind: SampleKind) throws {
    for seed in 0..<Effort.scaled(20) {
      var sequence = try EditSequence(kind, seed: UInt64(seed))
      for step in 0..<25 {
        if step > 0 { try sequence.step() }
        let differences = try differences(&sequence.built)
        if differences.isEmpty { continue }
        Issue.record(
          """
          \(kind) \(seed), step \(step): \(differences.joined(separator: "\n"))
          \(sequence.log.suffix(6).joined(separator: "\n"))
          \(sequence.built.system)
          """)
        return
      }
    }
  }

  private func differences(_ built: inout BuiltSystem) throws -> [String] {
    var found = built.solveAndCheckChanges()
    if !built.solveAndCheckChanges().isEmpty { found.append("a second solve changes something") }
    var fresh = try BuiltSystem(built.system)
    fresh.solver.solve()
    found += built.valueDifferences(from: fresh.values).map { "compared with a fresh solver, " + $0 }
    do {
      let answer = try ReferenceSolver.solve(built.system)
      found += try built.differences(from: answer)
    } catch is ExactOverflow {}
    return found
  }
}
