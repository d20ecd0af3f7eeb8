extension Problem {
  /// The strength of an edit for solvers that add strengths up.
  static let editWeight = 1e6

  /// The strength that stands for a priority in solvers that add strengths up; -1 for required.
  static func weight(ofPriority priority: Int) -> Double {
    switch priority {
    case 751: 1000
    case 750: 100
    case 251: 10
    case 250: 1
    default: -1
    }
  }

  /// The problem as text: `AL 1 name size`, `vars`, `edits` (variable, weight, value), `cons` (group, op, weight,
  /// constant, number of terms, terms), `groups`, `widths`.
  public var text: String {
    if let source { return source }
    var lines = ["AL 1 \(name) \(size)", "vars \(variableCount)", "edits 2"]
    lines.append("2 \(Self.editWeight) \(width)")
    lines.append("3 \(Self.editWeight) \(height)")
    lines.append("cons \(constraints.count)")
    for constraint in constraints {
      var line = "\(constraint.group) \(constraint.op) \(Self.weight(ofPriority: constraint.priority))"
      // Adding 0 turns a negative zero into 0.
      line += " \(constraint.constant + 0) \(constraint.terms.count)"
      for term in constraint.terms { line += " \(term.variable) \(term.coefficient)" }
      lines.append(line)
    }
    lines.append("groups \(groupCount)")
    lines.append("widths \(widths.lowerBound) \(widths.upperBound)")
    return lines.joined(separator: "\n") + "\n"
  }
}
