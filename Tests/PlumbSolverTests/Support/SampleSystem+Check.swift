import PlumbSolver
import Testing

extension SampleSystem {
  /// Builds and solves the system and compares everything with the reference. Where they differ, the system is
  /// shrunk and recorded as an issue. Returns false then.
  @discardableResult
  func check(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Bool {
    let differences = try differences()
    if differences.isEmpty { return true }
    let small = shrunk()
    Issue.record(
      """
      \(title): \(differences.first ?? "")
      the same kind of failure in small:
      \(small)
      \(try small.differences().joined(separator: "\n"))
      """, sourceLocation: sourceLocation)
    return false
  }

  func differences() throws -> [String] {
    let answer = try ReferenceSolver.solve(self)
    var built = try BuiltSystem(self)
    built.solver.solve()
    return try built.differences(from: answer)
  }

  /// Leaves out rows and terms as long as the solver and the reference still differ.
  private func shrunk() -> SampleSystem {
    var small = self
    var index = 0
    var budget = 400
    while index < small.rows.count, budget > 0 {
      budget -= 1
      var trial = small
      trial.rows.remove(at: index)
      if (try? trial.differences().isEmpty) == false { small = trial } else { index += 1 }
    }
    for row in small.rows.indices {
      for term in small.rows[row].terms.indices.reversed() where budget > 0 {
        budget -= 1
        var trial = small
        trial.rows[row].terms.remove(at: term)
        if (try? trial.differences().isEmpty) == false { small = trial }
      }
    }
    let used = Set(small.rows.flatMap { $0.terms.map(\.variable) })
    for variable in small.variables.indices where !used.contains(variable) {
      var trial = small
      trial.variables[variable].isRemoved = true
      if (try? trial.differences().isEmpty) == false { small = trial }
    }
    return small
  }
}
