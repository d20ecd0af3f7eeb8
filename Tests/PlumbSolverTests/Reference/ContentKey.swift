import PlumbSolver

/// The order of constraints that depends on what they say and not on when they were added.
struct ContentKey: Comparable {
  /// Rank (of order, then creation) of each unknown, descending, with its coefficient.
  private var unknowns: [(order: Int64, serial: Int, coefficient: Double)] = []
  private var relation: Int8
  private var parameters: [(serial: Int, coefficient: Double)] = []
  private var constant: Double

  init(_ system: SampleSystem, row: Int) {
    relation = system.rows[row].relation.rawValue
    constant = system.rows[row].constant
    for (variable, coefficient) in system.normalisedTerms(of: row) {
      if system.variables[variable].kind == .parameter {
        parameters.append((variable, coefficient))
      } else {
        unknowns.append((system.variables[variable].order, variable, coefficient))
      }
    }
    unknowns.sort { ($0.order, $0.serial) > ($1.order, $1.serial) }
    parameters.sort { $0.serial > $1.serial }
  }

  static func == (left: Self, right: Self) -> Bool { !(left < right) && !(right < left) }

  static func < (left: Self, right: Self) -> Bool {
    for (one, other) in zip(left.unknowns, right.unknowns)
    where (one.order, one.serial) != (other.order, other.serial) {
      return (one.order, one.serial) < (other.order, other.serial)
    }
    if left.unknowns.count != right.unknowns.count { return left.unknowns.count < right.unknowns.count }
    if left.relation != right.relation { return left.relation < right.relation }
    for (one, other) in zip(left.unknowns, right.unknowns) where one.coefficient != other.coefficient {
      return one.coefficient < other.coefficient
    }
    for (one, other) in zip(left.parameters, right.parameters) where one != other { return one < other }
    if left.parameters.count != right.parameters.count {
      return left.parameters.count < right.parameters.count
    }
    return left.constant < right.constant
  }
}
