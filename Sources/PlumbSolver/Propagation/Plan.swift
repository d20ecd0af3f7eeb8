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
  /// Those without a free variable first, then unit by unit.
  var residuals = Column<Int32>()
  var settledCount = 0
  var redundantRows = Column<Int32>()
  /// Groups of ties that the edits may reach.
  var groups = Column<Int32>()
  /// Components and groups that the edits may reach.
  var units = Column<PlanUnit>()
  var spans = Column<PlanSpan>()
  var freeSteps = Column<FreeStep>()
  var freeTerms = Column<ResidualTerm>()
  /// By variable: what the edits may change of it.
  var reaches = Column<Reach>()
  /// By variable: how fast its value without the free variables grows with the one parameter.
  var slopes = Column<Double>()
  /// Units that no span has served in this solve.
  var missed = Column<Int32>()
  /// Where no row without a free variable comes to be in conflict.
  var low = Double.infinity
  var high = -Double.infinity
  /// A span has made it unnecessary to evaluate residuals.
  var areOffsetsStale = false

  @inline(__always)
  func isOf(_ edited: borrowing Column<Int32>) -> Bool {
    if parameters.count != edited.count { return false }
    for index in edited.indices where parameters[index] != edited[index] { return false }
    return true
  }

  mutating func removeAll() {
    parameters.removeAll()
    isReady = false
    steps.shrink(to: 256)
    terms.shrink(to: 256)
    residuals.shrink(to: 256)
    redundantRows.shrink(to: 256)
    groups.shrink(to: 256)
    units.shrink(to: 64)
    reaches.shrink(to: 256)
    slopes.shrink(to: 256)
    missed.shrink(to: 256)
    areOffsetsStale = false
    low = .infinity
    high = -.infinity
    removeSpans()
  }

  mutating func removeSpans() {
    spans.shrink(to: 64)
    freeSteps.shrink(to: 64)
    freeTerms.shrink(to: 256)
    for index in units.indices { units[index].forgetSpans() }
  }
}
