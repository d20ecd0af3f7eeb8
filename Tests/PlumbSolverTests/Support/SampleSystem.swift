import PlumbSolver

/// A system of constraints as plain values: what a test hands to the solver and to the reference alike.
///
/// The position in `variables` is the creation serial, the position in `rows` the age.
struct SampleSystem {
  struct Unknown {
    var kind: VariableKind
    var order: Int64
    /// The value of a parameter; unused for an unknown.
    var value = 0.0
    var isRemoved = false
  }

  struct Row {
    var terms: [(variable: Int, coefficient: Double)]
    var constant: Double
    var relation: Relation
    var priority: Float = 1000
    var origin = ConstraintOrigin.user

    var isRequired: Bool { priority >= 1000 }
  }

  var variables: [Unknown] = []
  var rows: [Row] = []

  mutating func variable(_ kind: VariableKind, order: Int64? = nil) -> Int {
    variables.append(Unknown(kind: kind, order: order ?? Int64(variables.count)))
    return variables.count - 1
  }

  mutating func parameter(_ value: Double) -> Int {
    variables.append(Unknown(kind: .parameter, order: 0, value: value))
    return variables.count - 1
  }

  /// Adds `sum of terms + constant  relation  0`.
  mutating func add(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: Relation, _ constant: Double = 0,
    at priority: Float = 1000, origin: ConstraintOrigin = .user
  ) {
    rows.append(
      Row(terms: terms, constant: constant, relation: relation, priority: priority, origin: origin))
  }

  /// The unknowns that exist, in order of creation.
  var unknowns: [Int] {
    variables.indices.filter { variables[$0].kind != .parameter && !variables[$0].isRemoved }
  }

  /// Terms of the same variable merged, zero coefficients dropped.
  func normalisedTerms(of row: Int) -> [(variable: Int, coefficient: Double)] {
    var merged: [(variable: Int, coefficient: Double)] = []
    for term in rows[row].terms {
      if let index = merged.firstIndex(where: { $0.variable == term.variable }) {
        merged[index].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
    }
    return merged.filter { $0.coefficient != 0 }
  }

  /// How far `row` is from holding where the variables have `values`; parameters have their own.
  func violation(of row: Int, at values: [Double]) -> Double {
    var sum = rows[row].constant
    for term in rows[row].terms {
      let unknown = variables[term.variable]
      sum += term.coefficient * (unknown.kind == .parameter ? unknown.value : values[term.variable])
    }
    return switch rows[row].relation {
    case .equal: abs(sum)
    case .lessThanOrEqual: max(0, sum)
    case .greaterThanOrEqual: max(0, -sum)
    }
  }
}
