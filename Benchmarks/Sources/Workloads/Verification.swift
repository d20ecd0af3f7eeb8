/// Says whether values are the answer to a problem.
public struct Verification: Sendable {
  private let problem: Problem
  private let direct: DirectEvaluation?
  private var expected: [Double]
  private let natural: Double

  public init(_ workload: Workload, _ problem: Problem) {
    self.problem = problem
    direct = DirectEvaluation(workload, problem)
    expected = Array(repeating: 0, count: problem.variableCount)
    natural =
      workload == .ties
      ? Workload.tiesSizes(problem.size).reduce(0, +) + Double(8 * problem.size) : 0
  }

  /// Nil where the values are right for the container's width, to 1e-6; else what is wrong.
  public mutating func fault(_ values: [Double], width: Double) -> String? {
    guard let direct else { return tiesFault(values, width: width) }
    direct.evaluate(width: width, into: &expected)
    var worst = 0
    for index in values.indices
    where !(abs(values[index] - expected[index]) <= abs(values[worst] - expected[worst])) {
      worst = index
    }
    if abs(values[worst] - expected[worst]) <= 1e-6 { return nil }
    return "width \(width): variable \(worst) is \(values[worst]) instead of \(expected[worst])"
  }

  /// Of `ties` only the totals are fixed: the room that is missing at 750, the room to spare at 250.
  private func tiesFault(_ values: [Double], width: Double) -> String? {
    var totals: [Int: Double] = [:]
    for constraint in problem.constraints {
      var sum = constraint.constant
      for term in constraint.terms { sum += term.coefficient * values[term.variable] }
      let miss = constraint.op == 0 ? abs(sum) : max(0, constraint.op > 0 ? -sum : sum)
      let isRequired = constraint.priority == 1000
      totals[constraint.priority] =
        isRequired
        ? max(totals[1000] ?? 0, miss) : (totals[constraint.priority] ?? 0) + miss
    }
    let tolerance = 1e-6 * Double(problem.size)
    for (priority, least) in [(1000, 0), (750, max(0, natural - width)), (250, max(0, width - natural))]
    where !(abs((totals[priority] ?? 0) - least) <= (priority == 1000 ? 1e-6 : tolerance)) {
      return "width \(width): violation at \(priority) is \(totals[priority] ?? 0) instead of \(least)"
    }
    return abs(values[2] - width) <= 1e-6 ? nil : "width is \(values[2]) instead of \(width)"
  }
}
