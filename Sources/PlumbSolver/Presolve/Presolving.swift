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
  /// Variables that were defined before levels were kept, and have none yet.
  var unlevelled = Column<Int32>()
  var areLevelsKept = false
  /// By variable: how many mentioned variables have no level yet.
  var missing = Column<Int32>()

  /// Gives back what the presolve of a large system has left.
  mutating func shrink() {
    known.shrink(to: 1024)
    knownHead = 0
    news.shrink(to: 1024)
    positions.shrink(to: 1024)
    sizes.shrink(to: 1024)
    unlevelled.shrink(to: 1024)
    missing.shrink(to: 1024)
  }
}
