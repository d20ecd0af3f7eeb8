/// What is measured of one solver on one problem: seconds per operation and live bytes. Nil where a figure does
/// not exist.
struct Figures: Codable {
  /// New solver, variables, constraints, first solve, reading every variable.
  var build: Double?
  /// Setting the next width, solving, reading every variable.
  var edit: Double?
  /// The same, reading only the list of changes.
  var editChanges: Double?
  /// Removing one cell's constraints, adding them again, solving, reading every variable.
  var churn: Double?
  /// The same, reading only the list of changes.
  var churnChanges: Double?
  /// The bytes that the built solver occupies on the heap.
  var liveBytes: Int?
  /// How much the first answer misses at each priority; compared where the right answer is not known otherwise.
  var violations: [Int: Double]?
  /// What is wrong with an answer. A wrong result is not a time.
  var fault: String?
  /// The run was stopped; the figures that are missing took longer.
  var timedOut = false
}

/// The figures of all solvers on one problem.
struct ProblemFigures: Codable {
  var label: String
  var name: String
  var size: Int
  var variables: Int
  var constraints: Int
  var plumb: Figures
  /// By name; those that have no words for the problem are not among them.
  var peers: [String: Figures]
  var direct: Figures?

  /// What the size of the problem grows by: exponents and curves refer to it.
  var growth: Double { Double(variables) }
}
