/// Changes of the structure since the last solve, as long as they are few: what they leave alone is kept.
struct Pending: ~Copyable {
  /// A variable that has lost its definition.
  struct Orphan: BitwiseCopyable {
    var variable: Int32
    var generation: Int32
    var wasKnown: Bool
  }

  /// Rows that have no role yet.
  var rows = Column<Int32>()
  var orphans = Column<Orphan>()
  /// Residuals that need a component, and perhaps other terms.
  var residuals = Column<Int32>()
  /// Free variables that may need a component.
  var variables = Column<Int32>()
  /// Slots that can be used again after the update.
  var deadResiduals = Column<Int32>()
  var deadComponents = Column<Int32>()

  /// More than this many rows are presolved with everything else.
  static let limit = 256

  var isEmpty: Bool { rows.isEmpty && orphans.isEmpty && residuals.isEmpty && variables.isEmpty }

  mutating func removeAll() {
    rows.removeAll()
    orphans.removeAll()
    residuals.removeAll()
    variables.removeAll()
    deadResiduals.removeAll()
    deadComponents.removeAll()
  }

  func copy() -> Pending {
    var result = Pending()
    result.rows = rows.copy()
    result.orphans = orphans.copy()
    result.residuals = residuals.copy()
    result.variables = variables.copy()
    result.deadResiduals = deadResiduals.copy()
    result.deadComponents = deadComponents.copy()
    return result
  }
}

/// A node of the list of residuals in which a variable was replaced by its definition.
struct Replacement: BitwiseCopyable {
  var residual: Int32
  var next: Int32
}
