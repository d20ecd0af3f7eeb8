import PlumbSolver
import Testing

/// Edits of numbers alone, of which many come again: what the solver keeps of earlier solutions must not show.
@Suite struct NumberSequencesTests {
  @Test(arguments: SampleKind.allCases)
  func isTheReferencesAnswerWheneverNumbersComeBack(kind: SampleKind) throws {
    for seed in 0..<Effort.scaled(12) {
      var random = SeededGenerator(seed: UInt64(seed) &+ 77)
      var built = try BuiltSystem(kind.system(seed: UInt64(seed)))
      for step in 0..<20 {
        if step > 0 { try edit(&built, &random) }
        var found = built.solveAndCheckChanges()
        if !built.solveAndCheckChanges().isEmpty { found.append("a second solve changes something") }
        var fresh = try BuiltSystem(built.system)
        fresh.solver.solve()
        found += built.valueDifferences(from: fresh.values).map { "compared with a fresh solver, " + $0 }
        do {
          found += try built.differences(from: ReferenceSolver.solve(built.system))
        } catch is ExactOverflow {}
        if found.isEmpty { continue }
        Issue.record("\(kind) \(seed), step \(step): \(found.joined(separator: "\n"))\n\(built.system)")
        return
      }
    }
  }

  /// Systems that share nothing do not know of each other, though their rows are alike.
  @Test(arguments: SampleKind.allCases)
  func aSystemBesideOthersHasTheValuesThatItHasAlone(kind: SampleKind) throws {
    for seed in 0..<Effort.scaled(12) {
      var random = SeededGenerator(seed: UInt64(seed) &+ 4711)
      let one = kind.system(seed: UInt64(seed))
      var all = SampleSystem()
      for copy in 0..<5 { append(one, shiftedBy: copy % 3, to: &all, &random) }
      var built = try BuiltSystem(all)
      for step in 0..<8 {
        if step > 0 { try edit(&built, &random) }
        built.solver.solve()
        for copy in 0..<5 {
          let firstVariable = copy * one.variables.count
          let firstRow = copy * one.rows.count
          var alone = SampleSystem()
          alone.variables = Array(built.system.variables[firstVariable...].prefix(one.variables.count))
          alone.rows = built.system.rows[firstRow...].prefix(one.rows.count).map { row in
            var row = row
            row.terms = row.terms.map { ($0.variable - firstVariable, $0.coefficient) }
            return row
          }
          var solver = try BuiltSystem(alone)
          solver.solver.solve()
          let values = Array(built.values[firstVariable...].prefix(one.variables.count))
          let found = solver.valueDifferences(from: values)
          if found.isEmpty { continue }
          Issue.record("\(kind) \(seed), step \(step), copy \(copy): \(found.joined(separator: "\n"))")
          return
        }
      }
    }
  }

  private func append(
    _ system: SampleSystem, shiftedBy shift: Int, to all: inout SampleSystem,
    _ random: inout SeededGenerator
  ) {
    let first = all.variables.count
    all.variables += system.variables
    for row in system.rows {
      var row = row
      row.terms = row.terms.map { ($0.variable + first, $0.coefficient) }
      if random.chance(1, of: 3) { row.constant += Double(8 * shift) }
      all.rows.append(row)
    }
  }

  private func edit(_ built: inout BuiltSystem, _ random: inout SeededGenerator) throws {
    let parameters = built.system.variables.indices.filter { built.system.variables[$0].kind == .parameter }
    if built.rows.isEmpty { return }
    let row = random.below(built.rows.count)
    switch random.below(12) {
    case 0: try built.setPriority(random.pick([1000, 750, 250]), ofRow: row)
    case 1:
      if let unknown = built.system.unknowns.last {
        try built.setOrder(Int64(random.within(-5...5)), of: unknown)
      }
    case 2, 3, 4:
      // Back and forth.
      let sign: Double = built.system.rows[row].constant > 0 ? -1 : 1
      try built.setConstant(built.system.rows[row].constant + sign * random.pick([8, 64]), ofRow: row)
    default:
      // Of several, mostly the same one.
      guard let first = parameters.first else {
        return try built.setConstant(Double(random.within(-4...4)) * 32, ofRow: row)
      }
      let parameter = random.chance(3, of: 4) ? first : random.pick(parameters)
      try built.setValue(Double(random.within(0...12)) * 50, of: parameter)
    }
  }
}
