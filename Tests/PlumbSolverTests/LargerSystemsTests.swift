import PlumbSolver
import Testing

/// Systems that are larger than the reference could do by thousands.
@Suite struct LargerSystemsTests {
  @Test(arguments: 0..<8)
  func treesAgreeWithTheReference(part: Int) throws {
    var failures = 0
    for seed in 0..<Effort.scaled(20) where failures < 2 {
      var random = SeededGenerator(seed: UInt64(part * 1000 + seed))
      do {
        if try !LayoutSamples.tree(&random).check("tree \(part) \(seed)") { failures += 1 }
      } catch is ExactOverflow {}
    }
  }

  @Test(arguments: 0..<12)
  func systemsSideBySideDoNotTouchEachOther(part: Int) throws {
    // The answer to many systems in one solver is the answers to each.
    var random = SeededGenerator(seed: UInt64(part))
    var union = SampleSystem()
    var expected: [Double] = []
    var setAside = 0
    for index in 0..<24 {
      let system = random.pick(SampleKind.allCases).system(seed: UInt64(500 + 100 * part + index))
      guard let answer = try? ReferenceSolver.solve(system) else { continue }
      let first = union.variables.count
      for var unknown in system.variables {
        unknown.order += Int64(1000 * (part % 2 == 0 ? index : -index))
        union.variables.append(unknown)
      }
      for var row in system.rows {
        row.terms = row.terms.map { ($0.variable + first, $0.coefficient) }
        union.rows.append(row)
      }
      expected += answer.values
      setAside += answer.setAside.count
    }
    var built = try BuiltSystem(union)
    built.solver.solve()
    #expect(built.valueDifferences(from: expected).isEmpty)
    #expect(built.solver.conflicts.count == setAside)
    // Without one of them, the others stay as they are.
    let before = built.values
    for row in built.rows.indices.reversed().prefix(8) { try built.removeRow(row) }
    built.solver.solve()
    for index in 0..<(union.variables.count - 40) where union.variables[index].kind != .parameter {
      #expect(built.values[index] == before[index])
    }
  }
}
