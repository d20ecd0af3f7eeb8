import Testing

@testable import PlumbSolver

@Suite struct SimplexTests {
  @Test func weightedMedianOfOneVariable() {
    // |x - 1| + |x - 2| + 3 |x - 10|: the slope changes sign at 10.
    var simplex = Simplex()
    simplex.reset(structuralCount: 1)
    simplex.addCost(0, target: 2, below: 1, above: 1)
    simplex.addCost(0, target: 10, below: 3, above: 3)
    simplex.addCost(0, target: 1, below: 1, above: 1)
    simplex.runStage()
    let number1 = simplex.value[0]
    #expect(number1 == 10)
    let isFixed2 = simplex.isFixed(0)
    #expect(isFixed2)
  }

  @Test func narrowsToTheOptimalInterval() {
    // |x - 1| + |x - 5| is 4 anywhere between.
    var simplex = Simplex()
    simplex.reset(structuralCount: 1)
    simplex.addCost(0, target: 1, below: 1, above: 1)
    simplex.addCost(0, target: 5, below: 1, above: 1)
    simplex.runStage()
    let number3 = simplex.lower[0]
    #expect(number3 == 1)
    let number4 = simplex.upper[0]
    #expect(number4 == 5)
    let isFixed5 = simplex.isFixed(0)
    #expect(!isFixed5)
  }

  @Test func keepsAnOptimalEdgeOfTwoVariables() {
    // x + y <= 10 within 0...8 each; the cost 20 - x - y is least on the edge x + y = 10 between (2, 8) and (8, 2).
    var simplex = Simplex()
    simplex.reset(structuralCount: 2)
    for variable in 0..<2 {
      simplex.lower[variable] = 0
      simplex.upper[variable] = 8
    }
    let sum = simplex.addRow([(0, 1), (1, 1)])
    simplex.upper[sum] = 10
    let isFeasible = simplex.makeFeasible()
    #expect(isFeasible)
    simplex.clearCost()
    simplex.addCost(0, target: 20, below: 1, above: 0)
    simplex.addCost(1, target: 20, below: 1, above: 0)
    simplex.runStage()
    let number6 = simplex.value[sum]
    #expect(number6 == 10)
    let isFixed7 = simplex.isFixed(sum)
    #expect(isFixed7)
    let extreme1 = simplex.extreme(of: 0, upwards: false)
    #expect(extreme1 == 2)
    let extreme2 = simplex.extreme(of: 0, upwards: true)
    #expect(extreme2 == 8)
  }

  @Test func bealesExampleDoesNotCycle() {
    // Beale (1955): least -3/4 a + 150 b - 1/50 c + 6 d is -1/20, at a = 1/25, c = 1.
    var simplex = Simplex()
    simplex.reset(structuralCount: 4)
    for variable in 0..<4 { simplex.lower[variable] = 0 }
    let first = simplex.addRow([(0, 0.25), (1, -60), (2, -0.04), (3, 9)])
    let second = simplex.addRow([(0, 0.5), (1, -90), (2, -0.02), (3, 3)])
    simplex.upper[first] = 0
    simplex.upper[second] = 0
    simplex.upper[2] = 1
    let cost = simplex.addRow([(0, -0.75), (1, 150), (2, -0.02), (3, 6)])
    let isFeasible = simplex.makeFeasible()
    #expect(isFeasible)
    let least = simplex.extreme(of: cost, upwards: false)
    #expect(abs(least + 0.05) < 1e-12)
    let number8 = simplex.value[0]
    #expect(abs(number8 - 0.04) < 1e-12)
    let number9 = simplex.value[2]
    #expect(abs(number9 - 1) < 1e-12)
  }

  @Test func refactoringChangesNothing() {
    var simplex = Simplex()
    simplex.reset(structuralCount: 3)
    let sum = simplex.addRow([(0, 1), (1, 2), (2, 3)])
    let difference = simplex.addRow([(0, 1), (1, -1)])
    simplex.clearCost()
    simplex.addCost(sum, target: 12, below: 1, above: 1)
    simplex.addCost(difference, target: 3, below: 1, above: 1)
    simplex.runStage()
    let values = simplex.value.indices.map { simplex.value[$0] }
    simplex.refactor()
    for (index, old) in values.enumerated() {
      let new = simplex.value[index]
      #expect(abs(old - new) < 1e-12)
    }
    let number10 = simplex.value[sum]
    #expect(abs(number10 - 12) < 1e-12)
    let number11 = simplex.value[difference]
    #expect(abs(number11 - 3) < 1e-12)
  }

  @Test func nothingStopsAFreeVariable() {
    var simplex = Simplex()
    simplex.reset(structuralCount: 2)
    let sum = simplex.addRow([(0, 1), (1, 1)])
    simplex.lower[sum] = 5
    let isFeasible = simplex.makeFeasible()
    #expect(isFeasible)
    let extreme3 = simplex.extreme(of: sum, upwards: false)
    #expect(extreme3 == 5)
    let extreme4 = simplex.extreme(of: sum, upwards: true)
    #expect(extreme4 == .infinity)
    let extreme5 = simplex.extreme(of: 0, upwards: false)
    #expect(extreme5 == -.infinity)
  }
}

extension Simplex {
  fileprivate mutating func addRow(_ terms: [(variable: Int, coefficient: Double)]) -> Int {
    var column = Column<LogicalTerm>()
    for term in terms {
      column.append(LogicalTerm(variable: term.variable, coefficient: term.coefficient))
    }
    return addRow(column)
  }

}
