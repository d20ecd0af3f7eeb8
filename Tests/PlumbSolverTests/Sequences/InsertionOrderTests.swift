import PlumbSolver
import Testing

/// The same system, put together in another order, has the same values.
@Suite struct InsertionOrderTests {
  @Test(arguments: SampleKind.allCases)
  func doesNotMatter(kind: SampleKind) throws {
    for seed in 0..<Effort.scaled(60) {
      let system = kind.system(seed: UInt64(seed))
      var original = try BuiltSystem(system)
      original.solver.solve()
      var random = SeededGenerator(seed: UInt64(seed))
      for _ in 0..<3 {
        let (shuffled, place) = shuffled(system, &random)
        var other = try BuiltSystem(shuffled)
        other.solver.solve()
        let values = system.variables.indices.map { other.solver.value(of: other.variables[place[$0]]) }
        let differences = original.valueDifferences(from: values)
        #expect(differences.isEmpty, "\(kind) \(seed)\n\(system)\nthe same in another order:\n\(shuffled)")
        if !differences.isEmpty { return }
      }
    }
  }

  /// The system with unknowns and rows in another order, and the new number of each variable. Required rows of
  /// the user keep their order among each other, for age decides between them; so do parameters.
  private func shuffled(
    _ system: SampleSystem, _ random: inout SeededGenerator
  ) -> (SampleSystem, place: [Int]) {
    let distinct = Set(system.unknowns.map { system.variables[$0].order }).count == system.unknowns.count
    let variables =
      distinct
      ? shuffled(
        Array(system.variables.indices), keeping: { system.variables[$0].kind == .parameter }, &random)
      : Array(system.variables.indices)
    var place = Array(repeating: 0, count: variables.count)
    for (index, variable) in variables.enumerated() { place[variable] = index }
    var result = SampleSystem()
    result.variables = variables.map { system.variables[$0] }
    let rows = shuffled(
      Array(system.rows.indices),
      keeping: { system.rows[$0].isRequired && system.rows[$0].origin == .user }, &random)
    result.rows = rows.map { index in
      var row = system.rows[index]
      row.terms = row.terms.map { (place[$0.variable], $0.coefficient) }.shuffled(using: &random)
      return row
    }
    return (result, place)
  }

  private func shuffled(
    _ items: [Int], keeping isKept: (Int) -> Bool, _ random: inout SeededGenerator
  ) -> [Int] {
    var kept = items.filter(isKept)[...]
    return items.shuffled(using: &random).map { isKept($0) ? kept.removeFirst() : $0 }
  }
}
