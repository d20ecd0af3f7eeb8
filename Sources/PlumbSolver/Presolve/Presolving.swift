/// Scratch of the presolve.
struct Presolving: ~Copyable {
  /// Required equalities with at most one unknown that is not known, in the order in which they came to that.
  var known = Column<Int32>()
  var knownHead = 0
  /// Variables that have become known and whose rows must be told.
  var news = Column<Int32>()
  /// Required equalities whose only position that is neither defined nor a base may be defined by them.
  var positions = Column<Int32>()
  var sizes = Column<Int32>()
  /// Required equalities that neither define a variable nor are found redundant yet.
  var undecided = 0
  /// Required equalities that were undecided when all that is known had been propagated, ascending.
  var equalities = Column<Int32>()
  /// How many rows will have a residual.
  var residualCount = 0
  /// How many variables were defined before levels were kept, and have none yet.
  var unlevelledCount = 0
  var areLevelsKept = false
  /// By variable: how many definitions by one other unknown lead from it to what is not defined so.
  var chains = Column<Int32>()
  /// Some of these are many.
  var hasFarAliases = false

  /// Gives back what the presolve of a large system has left.
  mutating func shrink() {
    known.shrink(to: 1024)
    knownHead = 0
    news.shrink(to: 1024)
    positions.shrink(to: 1024)
    equalities.shrink(to: 1024)
    sizes.shrink(to: 1024)
    chains.shrink(to: 1024)
  }
}
