import PlumbSolver
import Testing

/// The reference against points: nothing that holds all admitted rows is better than its answer.
@Suite struct ReferencePropertyTests {
  @Test(arguments: SampleKind.allCases)
  func noPointIsBetter(kind: SampleKind) throws {
    for seed in 0..<25 {
      let system = kind.system(seed: UInt64(seed))
      guard let answer = try? ReferenceSolver.solve(system) else { continue }
      let admitted = system.rows.indices.filter {
        system.rows[$0].isRequired && !answer.setAside.contains($0)
      }
      for row in admitted { #expect(system.violation(of: row, at: answer.values) < 1e-9) }
      #expect(isClose(sums(system, at: answer.values), answer.sums.map(\.violation)))
      var random = SeededGenerator(seed: UInt64(seed))
      for _ in 0..<100 {
        var point = answer.values
        for unknown in system.unknowns where random.chance(1, of: 2) {
          point[unknown] += Double(random.within(-64...64)) * random.pick([1, 0.5, 0.0625])
        }
        guard admitted.allSatisfy({ system.violation(of: $0, at: point) == 0 }) else { continue }
        let sums = sums(system, at: point)
        #expect(!isBetter(sums, than: answer.sums.map(\.violation)), "\(kind) \(seed)")
        guard isClose(sums, answer.sums.map(\.violation)) else { continue }
        for unknown in system.unknowns {
          let (lowest, highest) = answer.ranges[unknown]
          #expect(point[unknown] >= lowest - 1e-9 && point[unknown] <= highest + 1e-9)
        }
      }
    }
  }

  private func sums(_ system: SampleSystem, at point: [Double]) -> [Double] {
    Set(system.rows.map(\.priority)).filter { $0 < 1000 }.sorted(by: >).map { priority in
      system.rows.indices.filter { system.rows[$0].priority == priority }
        .reduce(0) { $0 + system.violation(of: $1, at: point) }
    }
  }

  private func isClose(_ one: [Double], _ other: [Double]) -> Bool {
    zip(one, other).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  private func isBetter(_ one: [Double], than other: [Double]) -> Bool {
    for (own, least) in zip(one, other) where abs(own - least) >= 1e-9 { return own < least }
    return false
  }
}
