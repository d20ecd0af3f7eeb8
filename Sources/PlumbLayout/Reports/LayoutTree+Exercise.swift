extension LayoutTree {
  /// How far a value without an end is moved, in points.
  private static var unboundedReach: Double { 100 }
  /// The strength of the pull that moves an open value: below every priority that anybody gives, so that it chooses
  /// only among solutions that are equally good.
  private static var pull: Priority { Priority(.leastNormalMagnitude) }

  /// Moves the open values of an item to the other ends of their ranges, among solutions that are equally good.
  ///
  /// Frames follow at once (``updateFrames()``); they stay so until something changes in the tree, and are then again
  /// those that the rule for ties gives. A range without an end counts as 100 points long.
  ///
  /// - Returns: whether anything was open. Nothing has changed otherwise.
  public func exerciseAmbiguity(of item: ItemID) -> Bool {
    let index = index(item)
    settle()
    let open = ambiguities().filter { $0.item == item }
    guard !open.isEmpty, let variables = items[Int(index)].variables else { return false }
    var rows: [ConstraintID] = []
    for ambiguity in open {
      let (variable, present): (Variable, Double) =
        switch ambiguity.value {
        case .x: (variables.left, items[Int(index)].exact.minX)
        case .y: (variables.top, items[Int(index)].exact.minY)
        case .width: (variables.width, items[Int(index)].exact.size.width)
        case .height: (variables.height, items[Int(index)].exact.size.height)
        }
      let target = Self.otherEnd(of: ambiguity, from: present)
      let expression = LinearExpression(variable, constant: -target)
      if let row = addRow(expression, .equal, Self.pull, of: .none) { rows.append(row) }
    }
    settle()
    for row in rows { removeRow(row) }
    // The solver goes back to its own solution when something else has it solve again.
    solverIsStale = false
    isExercised = true
    updateFrames()
    return true
  }

  private static func otherEnd(of ambiguity: LayoutAmbiguity, from present: Double) -> Double {
    let lowest =
      ambiguity.lowest.isFinite
      ? ambiguity.lowest : ambiguity.highest.isFinite ? ambiguity.highest - unboundedReach : 0
    let highest = ambiguity.highest.isFinite ? ambiguity.highest : lowest + unboundedReach
    return abs(present - lowest) <= abs(highest - present) ? highest : lowest
  }
}
