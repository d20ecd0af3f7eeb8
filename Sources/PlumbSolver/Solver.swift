/// An exact, incremental solver of linear constraints with strict priorities.
///
/// Required constraints hold, or are set aside with a minimal conflicting set as the reason. Over what they leave, the
/// sum of violations is least for each priority from the highest down. What is still open then is settled by a rule
/// that looks at the present system only, so the same system has the same values whatever its history.
public struct Solver: Sendable {
  var store = Store()
  /// By row.
  var role: [RowRole] = []

  // The presolved form of the required equalities, and what is left.
  var definitions = Definitions()
  var definitionOrder: [Int32] = []
  var sizeRows: [Int32] = []
  var redundantRows: [Int32] = []
  var residuals = Residuals()
  var partition = Partition()

  // By residual: its value with every free variable at 0, and the magnitude of what was summed.
  var offset: [Double] = []
  var offsetScale: [Double] = []
  /// Whether the offset is another one than at the last solve.
  var offsetChanged: [Bool] = []
  // What the last solve found, for the components that no changed number reaches.
  var areSolutionsValid = false
  var solution: [Double] = []
  /// By component: levels and single constraints leave more than one point.
  var isOpen: [Bool] = []
  var openComponents: [Int32] = []

  var records: [ConflictRecord] = []
  var changed: [Variable] = []
  var publishedConflicts: [Conflict] = []

  var isStructureStale = false
  var isNumericallyStale = false
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
  var expansion = SparseRow()
  var problem = Problem()
  var work: [Double] = []
  var localIndex: [Int32] = []
  var logicalTerms: [(variable: Int, coefficient: Double)] = []
  var worklist: [Int32] = []
  var scratch: [Int32] = []

  public init() {}
}
