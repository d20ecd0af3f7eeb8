/// The state of a solver.
struct Engine: ~Copyable {
  var store = Store()

  // The presolved form of the required equalities.
  var stored = StoredDefinitions()
  /// The variables that are defined and not known, each after those that its definition mentions.
  var definitionOrder = Column<Int32>()
  var redundantRows = Column<Int32>()
  /// By variable that is defined by one other unknown: that, or what it is defined by in turn, and the factor.
  var aliases = Column<Alias>()
  var areAliasesStale = true
  /// They are to be found as soon as something needs them.
  var areAliasesDue = false
  /// `definitionOrder` is of an earlier structure.
  var isOrderStale = false

  // What is left: inequalities and optional rows over free variables.
  var residuals = Column<Residual>()
  var residualTerms = Column<ResidualTerm>()
  /// Residuals without a free variable: they hold or not.
  var settledResiduals = Column<Int32>()
  var components = Column<Component>()
  var shapes = Shapes()
  var freeResiduals = Column<Int32>()
  var freeComponents = Column<Int32>()
  /// Which variables the residuals have replaced by their definitions.
  var replacements = Column<Replacement>()
  /// Memory that updates leave behind is told by this.
  var termCountOfPresolve = 0
  /// A free variable that no residual mentions is part of a definition: otherwise it is simply 0.
  var looseVariablesMatter = false
  /// Components that levels and single constraints leave open.
  var openComponents = Column<Int32>()
  /// What is open after all levels and the ties between single constraints. A copy finds it anew.
  var ties = Ties()

  var records: [ConflictRecord] = []
  var conflicts: [Conflict] = []
  var changes: [Variable] = []
  /// Scratch: the changes before they are handed out.
  var changed = Column<Variable>()
  /// A variable was removed that may stand in the changes.
  var areChangesStale = false

  // What was changed since the last solve.
  /// Everything must be presolved.
  var isStructureStale = true
  /// There was no presolve yet.
  var isNew = true
  var pending = Pending()
  /// Pending changes are being presolved.
  var isUpdating = false
  /// What ties are settled by is another than at the last solve.
  var areTiesStale = false
  var editedParameters = Column<Int32>()
  var editedRows = Column<Int32>()

  // Of the solve that is going on.
  var touched = Touched()
  var plan = Plan()
  /// The definitions lead back to themselves, which only rounding can bring about.
  var isCyclic = false
  /// Sizes are defined by free variables only.
  var expandsFully = false
  /// A definition was set aside: the presolve must run again.
  var needsPresolve = false
  /// A solver that only asks whether its constraints can hold together; it stops at the first conflict.
  var isProbe = false
  var isAborted = false

  // Scratch.
  var presolving = Presolving()
  var expansion = SparseRow()
  /// The variables that the terms of the last residual have replaced by their definitions.
  var replaced = Column<Int32>()
  var problem = Problem()
  var worklist = Column<Int32>()
  var memberVariables = Column<Int32>()
  var memberRows = Column<Int32>()
  var logicalTerms = Column<LogicalTerm>()
  var marks = Column<Mark>()
  var shares = Column<Double>()
  var rowSlopes = Column<RowSlope>()
  var valueSlopes = Column<ValueSlope>()

  var isStale: Bool {
    isStructureStale || areTiesStale || !pending.isEmpty || !editedParameters.isEmpty || !editedRows.isEmpty
  }

  /// A copy without scratch.
  func copy() -> Engine {
    var result = Engine()
    result.store = store.copy()
    result.stored = stored.copy()
    result.definitionOrder = definitionOrder.copy()
    result.redundantRows = redundantRows.copy()
    result.aliases = aliases.copy()
    result.residuals = residuals.copy()
    result.residualTerms = residualTerms.copy()
    result.settledResiduals = settledResiduals.copy()
    result.components = components.copy()
    result.shapes = shapes.copy()
    result.freeResiduals = freeResiduals.copy()
    result.freeComponents = freeComponents.copy()
    result.replacements = replacements.copy()
    result.termCountOfPresolve = termCountOfPresolve
    result.pending = pending.copy()
    result.areAliasesStale = areAliasesStale
    result.areAliasesDue = areAliasesDue
    result.isOrderStale = isOrderStale
    result.looseVariablesMatter = looseVariablesMatter
    result.openComponents = openComponents.copy()
    result.records = records
    result.conflicts = conflicts
    result.changes = changes
    result.areChangesStale = areChangesStale
    result.isStructureStale = isStructureStale
    result.isNew = isNew
    result.areTiesStale = areTiesStale
    result.editedParameters = editedParameters.copy()
    result.editedRows = editedRows.copy()
    if plan.areBasesStale { plan.refreshBases(in: result.store) }
    if plan.areOffsetsStale {
      // The copy has no plan.
      result.plan.residuals.append(contentsOf: plan.residuals)
      result.plan.settledCount = plan.settledCount
      result.plan.areOffsetsStale = true
      result.refreshOffsets()
      result.plan.removeAll()
    }
    return result
  }
}
