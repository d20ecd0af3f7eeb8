import PlumbSolver
import Workloads

/// A problem in Plumb's solver. The container's width and height are parameters.
/// Never copied, so that nothing but the solver's own work is counted.
struct PlumbSystem: ~Copyable {
  private let problem: Problem
  private(set) var solver = Solver()
  private var variables: [Variable] = []
  private var rows: [ConstraintID] = []
  private var changed: [Double] = []

  init(_ problem: Problem) throws {
    self.problem = problem
    variables.reserveCapacity(problem.variableCount)
    rows.reserveCapacity(problem.constraints.count)
    var terms = 0
    for constraint in problem.constraints { terms += constraint.terms.count }
    solver.reserve(
      variables: problem.variableCount, constraints: problem.constraints.count, terms: terms)
    for index in 0..<problem.variableCount {
      switch index {
      case 2: variables.append(try solver.addParameter(problem.width))
      case 3: variables.append(try solver.addParameter(problem.height))
      default: variables.append(solver.addVariable(index % 4 < 2 ? .position : .size, order: Int64(index)))
      }
    }
    for index in problem.constraints.indices { rows.append(try addConstraint(index)) }
  }

  /// Makes a constraint of the problem's. It is read in place: a copy would count references, which is no part of the
  /// solver's work.
  private mutating func addConstraint(_ index: Int) throws -> ConstraintID {
    try problem.constraints.withUnsafeBufferPointer { constraints in
      var expression = LinearExpression(constraints[index].constant)
      for place in 0..<constraints[index].terms.count {
        let term = constraints[index].terms[place]
        expression.add(variables[term.variable], term.coefficient)
      }
      let relation: Relation =
        switch constraints[index].op {
        case 0: .equal
        case 1: .greaterThanOrEqual
        default: .lessThanOrEqual
        }
      return try solver.add(
        consume expression, relation, priority: Priority(Float(constraints[index].priority)))
    }
  }

  mutating func setWidth(_ width: Double) throws { try solver.setValue(width, of: variables[2]) }

  mutating func setConstant(_ constant: Double, of index: Int) throws {
    try solver.setConstant(constant, of: rows[index])
  }

  mutating func setPriority(_ priority: Int, of index: Int) throws {
    try solver.setPriority(Priority(Float(priority)), of: rows[index])
  }

  mutating func solve() { solver.solve() }

  /// Removes the constraints at `indices` and adds them again.
  mutating func churn(_ indices: [Int]) throws {
    for index in indices { try solver.remove(rows[index]) }
    for index in indices { rows[index] = try addConstraint(index) }
  }

  func read(into values: inout [Double]) { solver.read(variables, into: &values) }

  var changeCount: Int { solver.changes.count }

  /// The sum of the values in the list of changes, so that they are really read.
  mutating func readChanges() -> Double {
    solver.read(solver.changes, into: &changed)
    var sum = 0.0
    for value in changed { sum += value }
    return sum
  }
}
