extension Solver {
  /// Adds an unknown whose value is 0 until a solve gives it another one.
  ///
  /// - Parameters:
  ///   - kind: what it stands for; positions are eliminated before sizes.
  ///   - order: the tie order. Where several solutions are optimal, the variables of a lower order give way.
  public mutating func addVariable(_ kind: VariableKind, order: Int64) -> Variable {
    engine.pointee.addVariable(kind, order: order, value: 0)
  }

  /// Makes room for what is about to be added, so that tables are not moved while it comes one by one.
  ///
  /// - Parameters:
  ///   - variables: how many unknowns and parameters.
  ///   - constraints: how many constraints.
  ///   - terms: how many terms these have together.
  public mutating func reserve(variables: Int, constraints: Int, terms: Int) {
    engine.pointee.store.reserve(variables: variables, rows: constraints, terms: terms)
  }

  /// Adds a parameter: a number that the caller sets.
  ///
  /// - Throws: ``SolverError/notFinite``.
  public mutating func addParameter(_ value: Double) throws(SolverError) -> Variable {
    guard value.isFinite else { throw .notFinite }
    return engine.pointee.addVariable(.parameter, order: 0, value: value)
  }

  /// Removes a variable that no constraint uses.
  public mutating func remove(_ variable: Variable) throws(SolverError) {
    guard state.pointee.store.contains(variable) else { throw .unknownVariable }
    guard state.pointee.store.variables[Int(variable.index)].firstOccurrence < 0 else { throw .variableInUse }
    engine.pointee.removeVariable(Int(variable.index))
  }

  /// Gives an unknown another tie order.
  public mutating func setOrder(_ order: Int64, of variable: Variable) throws(SolverError) {
    guard state.pointee.store.contains(variable) else { throw .unknownVariable }
    let index = Int(variable.index)
    if state.pointee.store.variables[index].order == order { return }
    engine.pointee.store.variables[index].order = order
    engine.pointee.areTiesStale = true
  }

  /// Sets the number of a parameter; what depends on it follows at the next ``solve()``.
  public mutating func setValue(_ value: Double, of parameter: Variable) throws(SolverError) {
    guard state.pointee.store.contains(parameter) else { throw .unknownVariable }
    let index = Int(parameter.index)
    guard state.pointee.store.variables[index].kind == .parameter else { throw .notAParameter }
    guard value.isFinite else { throw .notFinite }
    if state.pointee.store.numbers[index].value == value { return }
    engine.pointee.setParameter(index, value)
  }

  /// An unknown's value at the last solve, or the number to which a parameter was set; NaN for a removed variable.
  public func value(of variable: Variable) -> Double {
    state.pointee.store.value(of: variable)
  }

  /// Reads many values at once: each as ``value(of:)`` gives it, for less.
  ///
  /// - Parameters:
  ///   - variables: of which the values are read.
  ///   - values: what they are, in the same order; its size is made to fit.
  public func read(_ variables: [Variable], into values: inout [Double]) {
    if values.count != variables.count { values = Array(repeating: .nan, count: variables.count) }
    let records = state.pointee.store.numbers.start
    let slots = UInt(bitPattern: state.pointee.store.numbers.count)
    variables.withUnsafeBufferPointer { variables in
      values.withUnsafeMutableBufferPointer { values in
        for place in variables.indices {
          let variable = variables[place]
          let index = Int(variable.index)
          // As `value(of:)`, without asking for the tables each time. No handle has a generation that is even.
          guard UInt(bitPattern: index) < slots, records[index].generation == variable.generation else {
            values[place] = .nan
            continue
          }
          values[place] = Store.published(records[index].value)
        }
      }
    }
  }
}
