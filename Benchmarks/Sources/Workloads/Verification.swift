/// Says whether values are the answer to a problem.
public struct Verification: Sendable {
  private let workload: Workload
  private let problem: Problem
  private let direct: DirectEvaluation?
  private var expected: [Double]
  private let natural: Double

  public init(_ workload: Workload, _ problem: Problem) {
    self.workload = workload
    self.problem = problem
    direct = DirectEvaluation(workload, problem)
    expected = Array(repeating: 0, count: problem.variableCount)
    natural =
      workload == .ties
      ? Workload.tiesSizes(problem.size).reduce(0, +) + Double(8 * problem.size) : 0
  }

  /// Nil where the values are right for the container's width, to 1e-6; else what is wrong.
  public mutating func fault(_ values: [Double], width: Double) -> String? {
    guard let direct else { return totalsFault(values, width: width) }
    direct.evaluate(width: width, into: &expected)
    var worst = 0
    for index in values.indices
    where !(abs(values[index] - expected[index]) <= abs(values[worst] - expected[worst])) {
      worst = index
    }
    if abs(values[worst] - expected[worst]) <= 1e-6 { return nil }
    return "width \(width): variable \(worst) is \(values[worst]) instead of \(expected[worst])"
  }

  /// How much is missed at each priority: the most of a required constraint, the sum of the others. Nil where the
  /// right answer is known anyway.
  public func violations(_ values: [Double]) -> [Int: Double]? {
    direct == nil ? totals(values) : nil
  }

  private func totals(_ values: [Double]) -> [Int: Double] {
    var totals: [Int: Double] = [:]
    for constraint in problem.constraints {
      var sum = constraint.constant
      for term in constraint.terms { sum += term.coefficient * values[term.variable] }
      let miss = constraint.op == 0 ? abs(sum) : max(0, constraint.op > 0 ? -sum : sum)
      let isRequired = constraint.priority == 1000
      let before = totals[constraint.priority] ?? 0
      totals[constraint.priority] = isRequired ? max(before, miss) : before + miss
    }
    return totals
  }

  /// Of `ties` only the totals are fixed: the room that is missing at 750, the room to spare at 250. Of `enaml`
  /// that nothing required is missed; the rest is compared between the solvers.
  private func totalsFault(_ values: [Double], width: Double) -> String? {
    let totals = totals(values)
    let tolerance = 1e-6 * Double(problem.size)
    var expected = [(1000, 0.0)]
    if workload == .ties { expected += [(750, max(0, natural - width)), (250, max(0, width - natural))] }
    for (priority, least) in expected
    where !(abs((totals[priority] ?? 0) - least) <= (priority == 1000 ? 1e-6 : tolerance)) {
      return "width \(width): violation at \(priority) is \(totals[priority] ?? 0) instead of \(least)"
    }
    return abs(values[2] - width) <= 1e-6 ? nil : "width is \(values[2]) instead of \(width)"
  }

  /// What is worse in `violations` than in those of another answer to the same problem, from the highest priority down.
  public static func fault(_ violations: [Int: Double], comparedWith others: [Int: Double]) -> String? {
    for priority in Set(violations.keys).union(others.keys).sorted(by: >) {
      let (own, other) = (violations[priority] ?? 0, others[priority] ?? 0)
      if own > other + 1e-6 { return "misses \(own) at \(priority), where \(other) is possible" }
      if own < other - 1e-6 { return nil }
    }
    return nil
  }
}
