/// One component as a problem for the simplex method: bounds from required inequalities, marks from optional rows.
struct Problem: Sendable {
  var simplex = Simplex()
  /// By local index: the free variable.
  var variables: [Int32] = []
  /// By local index: how much of the free variable one of the simplex's structural variables is. Not 1 only where
  /// the coefficients of the component are of very different sizes.
  var unit: [Double] = []
  /// By variable of the simplex: the residual that gave the bound, or -1.
  var lowerSource: [Int32] = []
  var upperSource: [Int32] = []
  /// How far a bound may be missed by rounding noise.
  var tolerance: [Double] = []
  /// By logical variable: the residual whose direction it has.
  var directionResidual: [Int32] = []

  // Optional rows: the violation is `below * max(0, target - z) + above * max(0, z - target)`.
  var markRow: [Int32] = []
  var markVariable: [Int32] = []
  var markTarget: [Double] = []
  var markBelow: [Double] = []
  var markAbove: [Double] = []
  var markPriority: [Float] = []
  /// Marks by descending priority, those of one variable together.
  var markOrder: [Int32] = []

  mutating func reset(variables list: ArraySlice<Int32>) {
    variables.removeAll(keepingCapacity: true)
    variables.append(contentsOf: list)
    simplex.reset(structuralCount: variables.count)
    lowerSource.removeAll(keepingCapacity: true)
    upperSource.removeAll(keepingCapacity: true)
    tolerance.removeAll(keepingCapacity: true)
    directionResidual.removeAll(keepingCapacity: true)
    unit.removeAll(keepingCapacity: true)
    for _ in variables {
      unit.append(1)
      lowerSource.append(-1)
      upperSource.append(-1)
      tolerance.append(0)
    }
    markRow.removeAll(keepingCapacity: true)
    markVariable.removeAll(keepingCapacity: true)
    markTarget.removeAll(keepingCapacity: true)
    markBelow.removeAll(keepingCapacity: true)
    markAbove.removeAll(keepingCapacity: true)
    markPriority.removeAll(keepingCapacity: true)
    markOrder.removeAll(keepingCapacity: true)
  }

  mutating func addMark(
    row: Int, variable: Int, target: Double, below: Double, above: Double, priority: Float
  ) {
    markOrder.append(Int32(truncatingIfNeeded: markRow.count))
    markRow.append(Int32(truncatingIfNeeded: row))
    markVariable.append(Int32(truncatingIfNeeded: variable))
    markTarget.append(target)
    markBelow.append(below)
    markAbove.append(above)
    markPriority.append(priority)
  }

  mutating func sortMarks() {
    let before: (Int32, Int32) -> Bool = { [markPriority, markVariable] first, second in
      let a = Int(first)
      let b = Int(second)
      if markPriority[a] != markPriority[b] { return markPriority[a] > markPriority[b] }
      if markVariable[a] != markVariable[b] { return markVariable[a] < markVariable[b] }
      return a < b
    }
    markOrder.sort(by: before)
  }

  /// Minimises the violations level by level, from the highest priority down.
  mutating func runLevels() {
    sortMarks()
    var index = 0
    while index < markOrder.count {
      let priority = markPriority[Int(markOrder[index])]
      simplex.clearCost()
      while index < markOrder.count && markPriority[Int(markOrder[index])] == priority {
        let mark = Int(markOrder[index])
        simplex.addCost(
          Int(markVariable[mark]), target: markTarget[mark], below: markBelow[mark], above: markAbove[mark])
        index += 1
      }
      simplex.runStage()
    }
  }

  /// Minimises one mark's violation alone.
  mutating func runMark(_ mark: Int) {
    let variable = Int(markVariable[mark])
    if simplex.isFixed(variable) { return }
    simplex.clearCost()
    simplex.addCost(variable, target: markTarget[mark], below: markBelow[mark], above: markAbove[mark])
    simplex.runStage()
  }
}
