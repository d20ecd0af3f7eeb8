/// What depends on the parameters that were edited last, written out so that the same edit can be evaluated again
/// without looking for it. Good as long as nothing but parameters changes.
struct Plan: ~Copyable {
  /// A definition: `-(constant + sum of terms) / pivot`.
  struct Step: BitwiseCopyable {
    var variable: Int32
    /// Behind the last of the step's terms; they begin where those of the step before end.
    var termEnd: Int32
    var constant: Double
    var pivot: Double
  }

  /// What was edited last, in that order.
  var parameters = Column<Int32>()
  /// The rest is filled in: that is done when an edit comes a second time.
  var isReady = false
  /// Definitions to be evaluated with every free variable at 0, in order of level, then with the free variables' values.
  var steps = Column<Step>()
  var terms = Column<ResidualTerm>()
  /// How many of the steps come before the components are solved.
  var baseCount = 0
  var residuals = Column<Int32>()
  var redundantRows = Column<Int32>()
  /// Groups of ties that the edits may reach.
  var groups = Column<Int32>()

  @inline(__always)
  mutating func forget() {
    if !parameters.isEmpty { removeAll() }
  }

  @inline(never)
  private mutating func removeAll() {
    parameters.removeAll()
    isReady = false
    steps.shrink(to: 256)
    terms.shrink(to: 256)
    residuals.shrink(to: 256)
    redundantRows.shrink(to: 256)
    groups.shrink(to: 256)
  }

  func isOf(_ edited: borrowing Column<Int32>) -> Bool {
    if parameters.count != edited.count { return false }
    for index in edited.indices where parameters[index] != edited[index] { return false }
    return true
  }
}
