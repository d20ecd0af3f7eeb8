extension Solver {
  /// Adds an unknown whose value is 0 until a solve gives it another one.
  ///
  /// - Parameters:
  ///   - kind: what it stands for; positions are eliminated before sizes.
  ///   - order: the tie order. Where several solutions are optimal, the variables of a lower order give way.
  public mutating func addVariable(_ kind: VariableKind, order: Int64) -> Variable {
    isStructureStale = true
    return store.makeVariable(kind, order: order, value: 0)
  }

  /// Adds a parameter: a number that the caller sets.
  ///
  /// - Throws: ``SolverError/notFinite``.
  public mutating func addParameter(_ value: Double) throws(SolverError) -> Variable {
    guard value.isFinite else { throw .notFinite }
    isStructureStale = true
    return store.makeVariable(.parameter, order: 0, value: value)
  }

  /// Removes a variable that no constraint uses.
  public mutating func remove(_ variable: Variable) throws(SolverError) {
    guard store.contains(variable) else { throw .unknownVariable }
    guard store.firstOccurrence[Int(variable.index)] < 0 else { throw .variableInUse }
    store.removeVariable(Int(variable.index))
    isStructureStale = true
  }

  /// Gives an unknown another tie order.
  public mutating func setOrder(_ order: Int64, of variable: Variable) throws(SolverError) {
    guard store.contains(variable) else { throw .unknownVariable }
    if store.order[Int(variable.index)] == order { return }
    store.order[Int(variable.index)] = order
    isNumericallyStale = true
    areSolutionsValid = false
  }

  /// Sets the number of a parameter; what depends on it follows at the next ``solve()``.
  public mutating func setValue(_ value: Double, of parameter: Variable) throws(SolverError) {
    guard store.contains(parameter) else { throw .unknownVariable }
    guard store.kind[Int(parameter.index)] == .parameter else { throw .notAParameter }
    guard value.isFinite else { throw .notFinite }
    if store.value[Int(parameter.index)] == value { return }
    store.value[Int(parameter.index)] = value
    isNumericallyStale = true
  }

  /// An unknown's value at the last solve, or the number to which a parameter was set; NaN for a removed variable.
  public func value(of variable: Variable) -> Double {
    store.contains(variable) ? store.value[Int(variable.index)] : .nan
  }

  /// The unknowns whose value the last ``solve()`` changed.
  public var changes: [Variable] { changed.filter { store.contains($0) } }
}
