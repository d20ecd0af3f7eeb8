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
    guard priority.value > 0 && priority.value <= 1000 else { throw .priorityOutOfRange }
    guard expression.constant.isFinite else { throw .notFinite }
    for index in 0..<expression.count {
      guard expression[index].coefficient.isFinite else { throw .notFinite }
      guard store.contains(expression[index].variable) else { throw .unknownVariable }
    }
    let row = store.makeRow(expression, relation, priority, origin, age: age ?? store.nextAge)
    if row == role.count { role.append(.none) } else { role[row] = .none }
    isStructureStale = true
    return store.constraint(at: row)
  }

  /// Removes a constraint; its handle is stale from then on.
  public mutating func remove(_ constraint: ConstraintID) throws(SolverError) {
    guard store.contains(constraint) else { throw .unknownConstraint }
    store.removeRow(Int(constraint.index))
    role[Int(constraint.index)] = .none
    isStructureStale = true
  }

  /// Replaces the constant of the constraint's expression.
  public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) throws(SolverError) {
    guard store.contains(constraint) else { throw .unknownConstraint }
    guard constant.isFinite else { throw .notFinite }
    if store.constant[Int(constraint.index)] == constant { return }
    store.constant[Int(constraint.index)] = constant
    isNumericallyStale = true
  }

  /// Replaces the constraint's priority; one that becomes required keeps its age.
  public mutating func setPriority(_ priority: Priority, of constraint: ConstraintID) throws(SolverError) {
    guard store.contains(constraint) else { throw .unknownConstraint }
    guard priority.value > 0 && priority.value <= 1000 else { throw .priorityOutOfRange }
    let row = Int(constraint.index)
    if store.priority[row] == priority.value { return }
    if store.isRequired(row) != priority.isRequired {
      isStructureStale = true
    } else {
      isNumericallyStale = true
      areSolutionsValid = false
    }
    store.priority[row] = priority.value
  }

  /// The age by which the constraint is admitted.
  ///
  /// - Throws: ``SolverError/unknownConstraint``.
  public func age(of constraint: ConstraintID) throws(SolverError) -> Int64 {
    guard store.contains(constraint) else { throw .unknownConstraint }
    return store.age[Int(constraint.index)]
  }

  /// The required conflicts of the last solve.
  public var conflicts: [Conflict] { publishedConflicts }

  /// Whether the last solve set the constraint aside because of a conflict.
  public func isSetAside(_ constraint: ConstraintID) -> Bool {
    store.contains(constraint) && role[Int(constraint.index)] == .setAside
  }

  /// How far the constraint is from holding at the last solve (0 where it holds); NaN for a removed one.
  public func violation(of constraint: ConstraintID) -> Double {
    guard store.contains(constraint) else { return .nan }
    let sum = store.evaluate(Int(constraint.index), store.value).sum
    if sum.isNaN { return .infinity }
    switch store.relation[Int(constraint.index)] {
    case .equal: return abs(sum)
    case .lessThanOrEqual: return max(0, sum)
    case .greaterThanOrEqual: return max(0, -sum)
    }
  }
}
