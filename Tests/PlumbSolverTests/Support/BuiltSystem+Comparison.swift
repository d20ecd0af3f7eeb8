import PlumbSolver

extension BuiltSystem {
  /// Everything in which the solver's state after a solve differs from the reference's answer, as sentences.
  func differences(from answer: ReferenceAnswer) throws -> [String] {
    var found = valueDifferences(from: answer.values)
    found += sumDifferences(from: answer)
    found += try conflictDifferences(from: answer)
    found += rangeDifferences(from: answer)
    return found
  }

  static func isClose(_ one: Double, _ other: Double) -> Bool {
    one == other || abs(one - other) <= 1e-6 * max(1, abs(one), abs(other))
  }

  func valueDifferences(from expected: [Double]) -> [String] {
    system.unknowns.compactMap { unknown in
      let value = solver.value(of: variables[unknown])
      if Self.isClose(value, expected[unknown]) { return nil }
      return "v\(unknown) is \(value) instead of \(expected[unknown])"
    }
  }

  private func sumDifferences(from answer: ReferenceAnswer) -> [String] {
    var found: [String] = []
    let values = values
    var sums: [Float: Double] = [:]
    for (index, row) in system.rows.enumerated() {
      let violation = system.violation(of: index, at: values)
      let reported = solver.violation(of: rows[index])
      if !Self.isClose(violation, reported) {
        found.append("violation of r\(index) is reported as \(reported) instead of \(violation)")
      }
      if !row.isRequired {
        sums[row.priority, default: 0] += violation
      } else if violation > 1e-6 * max(1, abs(row.constant)) && !answer.setAside.contains(index) {
        found.append("required r\(index) misses by \(violation)")
      }
    }
    for (priority, least) in answer.sums where !Self.isClose(sums[priority] ?? 0, least) {
      found.append("violations at \(priority) sum up to \(sums[priority] ?? 0) instead of \(least)")
    }
    return found
  }

  private func conflictDifferences(from answer: ReferenceAnswer) throws -> [String] {
    var found: [String] = []
    let setAside = solver.conflicts.map { rows.firstIndex(of: $0.setAside) ?? -1 }.sorted()
    if setAside != answer.setAside.sorted() {
      return ["set aside are rows \(setAside) instead of \(answer.setAside.sorted())"]
    }
    for conflict in solver.conflicts {
      let members = conflict.constraints.map { rows.firstIndex(of: $0) ?? -1 }
      let own = rows.firstIndex(of: conflict.setAside) ?? -1
      if members != members.sorted() { found.append("conflict \(members) is not in order of age") }
      if !members.contains(own) { found.append("conflict \(members) does not contain r\(own)") }
      if members.contains(where: { $0 != own && answer.setAside.contains($0) }) {
        found.append("conflict \(members) of r\(own) contains another row that is set aside")
      }
      if try ReferenceSolver.canHold(system, rows: members) {
        found.append("conflict \(members) can hold")
      }
      for member in members
      where try !ReferenceSolver.canHold(system, rows: members.filter({ $0 != member })) {
        found.append("conflict \(members) is not minimal: it conflicts without r\(member)")
      }
    }
    return found
  }

  private func rangeDifferences(from answer: ReferenceAnswer) -> [String] {
    var copy = solver
    var reported: [Variable: Ambiguity] = [:]
    for ambiguity in copy.ambiguities() { reported[ambiguity.variable] = ambiguity }
    return system.unknowns.compactMap { unknown in
      let (lowest, highest) = answer.ranges[unknown]
      let ambiguity = reported.removeValue(forKey: variables[unknown])
      if lowest == highest {
        return ambiguity.map {
          "v\(unknown) is called ambiguous in \($0.lowest)...\($0.highest); it can only be \(lowest)"
        }
      }
      // A range of rounding noise may be called a point.
      guard let ambiguity else {
        return Self.isClose(lowest, highest)
          ? nil : "v\(unknown) is not called ambiguous in \(lowest)...\(highest)"
      }
      if Self.isClose(ambiguity.lowest, lowest) && Self.isClose(ambiguity.highest, highest) { return nil }
      return
        "v\(unknown) has range \(ambiguity.lowest)...\(ambiguity.highest) instead of \(lowest)...\(highest)"
    } + reported.keys.map { "\($0) is called ambiguous but is no unknown" }
  }
}
