import PlumbSolver
import Testing

/// Handles of what was removed, or of another solver, are refused.
@Suite struct StaleHandleTests {
  @Test func removedConstraint() throws {
    var solver = Solver()
    let x = solver.addVariable(.size, order: 0)
    let old = try solver.add(LinearExpression([Term(x)], constant: -1), .equal)
    solver.solve()
    try solver.remove(old)
    // Its place is likely to be taken by the next one.
    let new = try solver.add(LinearExpression([Term(x)], constant: -2), .equal)
    #expect(new != old)
    #expect(throws: SolverError.unknownConstraint) { try solver.remove(old) }
    #expect(throws: SolverError.unknownConstraint) { try solver.setConstant(9, of: old) }
    #expect(throws: SolverError.unknownConstraint) { try solver.setPriority(Priority(1), of: old) }
    solver.solve()
    #expect(solver.value(of: x) == 2)
  }

  @Test func removedVariable() throws {
    var solver = Solver()
    let old = solver.addVariable(.size, order: 0)
    try solver.remove(old)
    let new = solver.addVariable(.size, order: 0)
    #expect(new != old)
    #expect(throws: SolverError.unknownVariable) { try solver.remove(old) }
    #expect(throws: SolverError.unknownVariable) { try solver.setOrder(1, of: old) }
    #expect(throws: SolverError.unknownVariable) { try solver.setValue(1, of: old) }
    #expect(throws: SolverError.unknownVariable) {
      try solver.add(LinearExpression([Term(new), Term(old)]), .equal)
    }
    // Nothing of the refused constraint is left, not even its use of `new`.
    try solver.remove(new)
    solver.solve()
    #expect(solver.ambiguities().isEmpty)
  }

  @Test func handlesOfAnotherSolver() throws {
    var other = Solver()
    var foreign: [Variable] = []
    for index in 0..<5 { foreign.append(other.addVariable(.size, order: Int64(index))) }
    let constraint = try other.add(LinearExpression([Term(foreign[4])]), .equal)
    var solver = Solver()
    #expect(throws: SolverError.unknownVariable) { try solver.remove(foreign[4]) }
    #expect(throws: SolverError.unknownVariable) { try solver.setOrder(1, of: foreign[4]) }
    #expect(throws: SolverError.unknownVariable) {
      try solver.add(LinearExpression([Term(foreign[4])]), .equal)
    }
    #expect(throws: SolverError.unknownConstraint) { try solver.remove(constraint) }
    #expect(throws: SolverError.unknownConstraint) { try solver.setConstant(1, of: constraint) }
    solver.solve()
    #expect(solver.changes.isEmpty)
  }

  @Test func readingAStaleHandleGivesNoNumber() throws {
    var solver = Solver()
    let x = solver.addVariable(.size, order: 0)
    let y = solver.addVariable(.size, order: 1)
    let constraint = try solver.add(LinearExpression([Term(y)], constant: -1), .equal)
    try solver.remove(x)
    solver.solve()
    #expect(solver.value(of: x).isNaN)
    try solver.remove(constraint)
    #expect(solver.violation(of: constraint).isNaN)
    let empty = Solver()
    #expect(empty.value(of: y).isNaN)
    #expect(empty.violation(of: constraint).isNaN)
  }

  @Test func thousandsOfReusedPlaces() throws {
    var solver = Solver()
    var old: [Variable] = []
    for round in 0..<2000 {
      let x = solver.addVariable(.size, order: 0)
      let wish = try solver.add(LinearExpression([Term(x)], constant: -Double(round)), .equal)
      solver.solve()
      #expect(solver.value(of: x) == Double(round))
      try solver.remove(wish)
      try solver.remove(x)
      old.append(x)
    }
    for variable in old { #expect(throws: SolverError.unknownVariable) { try solver.remove(variable) } }
  }

  /// A parameter of 3, twice it, a variable that has gone and one of another solver that this one has no slot for.
  @Test func manyValuesAreReadAsEachIs() throws {
    var other = Solver()
    for order in 0..<9 { _ = other.addVariable(.size, order: Int64(order)) }
    let foreign = other.addVariable(.size, order: 9)
    var solver = Solver()
    let three = try solver.addParameter(3)
    let six = solver.addVariable(.size, order: 0)
    let gone = solver.addVariable(.size, order: 1)
    try solver.add(LinearExpression([Term(six), Term(three, -2)]), .equal)
    try solver.remove(gone)
    solver.solve()
    var values: [Double] = [1]
    solver.read([six, gone, foreign, three], into: &values)
    #expect(values.count == 4)
    #expect(values[0] == 6)
    #expect(values[1].isNaN)
    #expect(values[2].isNaN)
    #expect(values[3] == 3)
    solver.read([], into: &values)
    #expect(values.isEmpty)
  }
}
