import Testing

@testable import PlumbSolver

@Suite struct StoreTests {
  @Test func blocksAreUsedAgain() throws {
    var solver = Solver()
    let variables = (0..<9).map { solver.addVariable(.size, order: Int64($0)) }
    var slots = 0
    for round in 0..<50 {
      var made: [ConstraintID] = []
      for count in 1...9 {
        made.append(
          try solver.add(
            LinearExpression(variables.prefix(count).map { Term($0) }), .equal, priority: Priority(1)))
      }
      solver.solve()
      #expect(solver.state.pointee.brokenInvariant() == nil)
      if round == 0 { slots = solver.state.pointee.store.terms.count }
      #expect(solver.state.pointee.store.terms.count == slots)
      for constraint in made.reversed() { try solver.remove(constraint) }
    }
    #expect(solver.state.pointee.store.rows.count == 9)
  }

  @Test func contentKeysFollowTheRule() throws {
    var solver = Solver()
    let early = solver.addVariable(.size, order: 1)
    let late = solver.addVariable(.size, order: 2)
    func row(_ terms: [Term], _ relation: Relation, _ constant: Double = 0) throws -> Int {
      Int(try solver.add(LinearExpression(terms, constant: constant), relation).slot)
    }
    // Ascending: by the latest unknown, then more unknowns, relation, coefficients, constant.
    let rows = [
      try row([Term(early)], .lessThanOrEqual),
      try row([Term(early)], .equal),
      try row([Term(late)], .lessThanOrEqual),
      try row([Term(late)], .equal, -1),
      try row([Term(late)], .equal, 3),
      try row([Term(late, 2)], .equal, -5),
      try row([Term(early), Term(late)], .lessThanOrEqual),
    ]
    for first in rows.indices {
      for second in rows.indices {
        #expect(solver.state.pointee.store.contentPrecedes(rows[first], rows[second]) == (first < second))
      }
    }
  }

  @Test func cancelledTermsAreNone() {
    let variable = Variable(index: 0, generation: 1)
    var expression = LinearExpression()
    for factor in [0.1, 0.2, -0.3] { expression.add(variable, factor) }
    // 0.1 + 0.2 - 0.3 is 5.6e-17 in binary numbers.
    #expect(expression[0].coefficient == 0)
  }
}
