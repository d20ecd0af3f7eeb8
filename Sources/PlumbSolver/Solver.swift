/// An exact, incremental solver of linear constraints with strict priorities.
public struct Solver: Sendable {
  public init() {}

  /// Adds an unknown whose value is 0 until a solve gives it another one.
  ///
  /// - Parameter order: the tie order. Where several solutions are optimal, the variables of a lower order give way.
  public mutating func addVariable(_ kind: VariableKind, order: Int64) -> Variable { fatalError() }

  /// Adds a parameter: a number that the caller sets.
  public mutating func addParameter(_ value: Double) throws(SolverError) -> Variable { fatalError() }

  public mutating func remove(_ variable: Variable) throws(SolverError) { fatalError() }

  public mutating func setOrder(_ order: Int64, of variable: Variable) throws(SolverError) { fatalError() }

  public mutating func setValue(_ value: Double, of parameter: Variable) throws(SolverError) { fatalError() }

  /// Adds `expression relation 0`.
  public mutating func add(
    _ expression: LinearExpression, _ relation: Relation, priority: Priority = .required,
    origin: ConstraintOrigin = .user
  ) throws(SolverError) -> ConstraintID { fatalError() }

  public mutating func remove(_ constraint: ConstraintID) throws(SolverError) { fatalError() }

  /// Replaces the constant of the constraint's expression.
  public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) throws(SolverError) {
    fatalError()
  }

  public mutating func setPriority(_ priority: Priority, of constraint: ConstraintID) throws(SolverError) {
    fatalError()
  }

  /// Brings every value up to date with the present constraints and parameters.
  public mutating func solve() { fatalError() }

  /// The value at the last solve.
  public func value(of variable: Variable) -> Double { fatalError() }

  /// The variables whose value the last `solve()` changed.
  public var changes: [Variable] { fatalError() }

  /// The required conflicts of the last solve.
  public var conflicts: [Conflict] { fatalError() }

  /// How far the constraint is from holding at the last solve (0 where it holds).
  public func violation(of constraint: ConstraintID) -> Double { fatalError() }

  /// The unknowns that have more than one optimal value, with their ranges.
  public mutating func ambiguities() -> [Ambiguity] { fatalError() }
}
