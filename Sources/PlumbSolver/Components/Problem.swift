/// An optional row: the violation is `below * max(0, target - z) + above * max(0, z - target)`.
struct Mark: BitwiseCopyable {
  var row: Int32
  var variable: Int32
  var priority: Float
  var target: Double
  var below: Double
  var above: Double
}

/// One component as a problem for the simplex method: bounds from required inequalities, marks from optional rows.
struct Problem: ~Copyable {
  var simplex = Simplex()
  /// By local index: the free variable.
  var variables = Column<Int32>()
  /// By local index: how much of the free variable one of the simplex's structural variables is. Not 1 only where
  /// the coefficients of the component are of very different sizes.
  var unit = Column<Double>()
  /// By variable of the simplex: the residual that gave the bound, or -1.
  var lowerSource = Column<Int32>()
  var upperSource = Column<Int32>()
  /// By logical variable: the residual whose direction it has.
  var directionResidual = Column<Int32>()
  /// After ``runLevels()``: by descending priority, those of one variable together.
  var marks = Column<Mark>()
  /// A vertex from which extremes are looked for: the nonbasic variables with their values.
  private var startVariables = Column<Int32>()
  private var startValues = Column<Double>()

  mutating func reset(variables list: borrowing Column<Int32>) {
    variables.removeAll()
    variables.append(contentsOf: list)
    simplex.reset(structuralCount: variables.count)
    unit.fill(variables.count, with: 1)
    lowerSource.fill(variables.count, with: -1)
    upperSource.fill(variables.count, with: -1)
    directionResidual.removeAll()
    marks.removeAll()
  }

  /// Minimises the violations level by level, from the highest priority down.
  mutating func runLevels() {
    marks.sort { first, second in
      first.priority != second.priority
        ? first.priority > second.priority : first.variable < second.variable
    }
    var index = 0
    while index < marks.count {
      let priority = marks[index].priority
      simplex.clearCost()
      while index < marks.count && marks[index].priority == priority {
        addCost(marks[index])
        index += 1
      }
      simplex.runStage()
    }
  }

  private mutating func addCost(_ mark: Mark) {
    simplex.addCost(Int(mark.variable), target: mark.target, below: mark.below, above: mark.above)
  }

  /// Minimises one mark's violation alone.
  mutating func runMark(_ index: Int) {
    if simplex.isFixed(Int(marks[index].variable)) { return }
    simplex.clearCost()
    addCost(marks[index])
    simplex.runStage()
  }

  /// Remembers the present vertex.
  mutating func noteStart() {
    startVariables.removeAll()
    startValues.removeAll()
    for column in simplex.nonbasic.indices {
      startVariables.append(simplex.nonbasic[column])
      startValues.append(simplex.value[Int(simplex.nonbasic[column])])
    }
  }

  /// The least or greatest value of a variable within the bounds. The bounds stay as they are, so the next search can
  /// start where this one ends; but not from far away, where values have no digits left for what is near.
  mutating func extreme(of variable: Int, upwards: Bool) -> Double {
    let result = simplex.extreme(of: variable, upwards: upwards)
    if simplex.hasStrayed { simplex.goBack(to: startVariables, startValues) }
    return result
  }
}
