extension Solver {
  /// Adds `expression relation 0`.
  ///
  /// - Parameters:
  ///   - expression: what is compared with 0, over variables of this solver.
  ///   - relation: how it compares.
  ///   - priority: how strongly that is wanted.
  ///   - origin: who wrote it, which decides only what is set aside in a conflict.
  ///   - age: by what user constraints are ordered for admission, ascending; `nil` stands for newer than all
  ///     before. A caller that removes a constraint and adds it in another form passes the former one's age.
  /// - Throws: ``SolverError/notFinite`` for a coefficient or constant that is NaN or infinite,
  ///   ``SolverError/priorityOutOfRange`` and ``SolverError/unknownVariable``.
  public mutating func add(
    _ expression: LinearExpression, _ relation: Relation, priority: Priority = .required,
    origin: ConstraintOrigin = .user, age: Int64? = nil
  ) throws(SolverError) -> ConstraintID {
    try engine.pointee.add(expression, relation, priority, origin, age)
  }

  /// Removes a constraint; its handle is stale from then on.
  public mutating func remove(_ constraint: ConstraintID) throws(SolverError) {
    guard state.pointee.store.contains(constraint) else { throw .unknownConstraint }
    engine.pointee.removeRow(Int(constraint.index))
  }

  /// Replaces the constant of the constraint's expression.
  public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) throws(SolverError) {
    guard state.pointee.store.contains(constraint) else { throw .unknownConstraint }
    guard constant.isFinite else { throw .notFinite }
    let row = Int(constraint.index)
    if state.pointee.store.rows[row].constant == constant { return }
    engine.pointee.setConstant(constant, of: row)
  }

  /// Replaces the constraint's priority; one that becomes required keeps its age.
  public mutating func setPriority(_ priority: Priority, of constraint: ConstraintID) throws(SolverError) {
    guard state.pointee.store.contains(constraint) else { throw .unknownConstraint }
    guard priority.value > 0 && priority.value <= 1000 else { throw .priorityOutOfRange }
    let row = Int(constraint.index)
    if state.pointee.store.rows[row].priority == priority.value { return }
    engine.pointee.setPriority(priority, of: row)
  }

  /// The age by which the constraint is admitted.
  ///
  /// - Throws: ``SolverError/unknownConstraint``.
  public func age(of constraint: ConstraintID) throws(SolverError) -> Int64 {
    guard state.pointee.store.contains(constraint) else { throw .unknownConstraint }
    return state.pointee.store.rows[Int(constraint.index)].age
  }

  /// The required conflicts of the last solve.
  public var conflicts: [Conflict] { state.pointee.conflicts }

  /// Whether the last solve set the constraint aside because of a conflict.
  public func isSetAside(_ constraint: ConstraintID) -> Bool {
    state.pointee.store.contains(constraint)
      && state.pointee.store.rows[Int(constraint.index)].role == .setAside
  }

  /// How far the constraint is from holding at the last solve (0 where it holds); NaN for a removed one.
  public func violation(of constraint: ConstraintID) -> Double {
    guard state.pointee.store.contains(constraint) else { return .nan }
    let row = Int(constraint.index)
    let sum = state.pointee.store.evaluate(row).sum
    if sum.isNaN { return .infinity }
    switch state.pointee.store.rows[row].relation {
    case .equal: return abs(sum)
    case .lessThanOrEqual: return max(0, sum)
    case .greaterThanOrEqual: return max(0, -sum)
    }
  }
}
