import PlumbSolver

extension SampleSystem: CustomStringConvertible {
  /// One line per variable and row, so that a failing system can be copied into a test of its own.
  var description: String {
    var lines: [String] = []
    for (index, unknown) in variables.enumerated() where !unknown.isRemoved {
      switch unknown.kind {
      case .parameter: lines.append("v\(index) parameter = \(unknown.value)")
      case .position: lines.append("v\(index) position order \(unknown.order)")
      case .size: lines.append("v\(index) size order \(unknown.order)")
      }
    }
    for (index, row) in rows.enumerated() {
      var text = row.terms.map { "\($0.coefficient) v\($0.variable)" }.joined(separator: " + ")
      text += " + \(row.constant)"
      switch row.relation {
      case .equal: text += " == 0"
      case .lessThanOrEqual: text += " <= 0"
      case .greaterThanOrEqual: text += " >= 0"
      }
      text += " @\(row.priority)"
      if row.origin == .system { text += " system" }
      lines.append("r\(index): \(text)")
    }
    return lines.joined(separator: "\n")
  }
}
