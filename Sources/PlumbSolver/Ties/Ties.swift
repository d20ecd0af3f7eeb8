/// What levels and single constraints leave open: free variables that are settled together, and what depends on them.
///
/// Kept from solve to solve as long as no more than numbers changes. What has become settled by the numbers may stay in
/// a group, since the best point of several parts is that of each part.
struct Ties: ~Copyable {
  /// All that is open with the present structure is in one of the groups.
  var isKept = false
  var groups = Column<TieGroup>()
  var variables = Column<Int32>()
  var components = Column<Int32>()
  var residuals = Column<Int32>()
  /// Of each group in the order in which they are settled.
  var rows = Column<TieRow>()
  var terms = Column<ResidualTerm>()

  mutating func removeAll() {
    isKept = false
    groups.removeAll()
    variables.removeAll()
    components.removeAll()
    residuals.removeAll()
    rows.removeAll()
    terms.removeAll()
  }

  func forgetShapes() {
    for group in groups.indices { groups[group].forgetPatterns() }
  }
}

/// Free variables that some unknown makes depend on each other, with all of their components.
struct TieGroup: BitwiseCopyable {
  var variables: Part
  var components: Part
  var residuals: Part
  var rows: Part
  /// As those of a component; the rows of the shape are the residuals, then the tie rows.
  var shape: Int32 = -1
  var pattern: Int32 = -1
  /// A number that its components depend on has changed.
  var isDirty = false

  @inline(__always)
  mutating func forgetPatterns() {
    shape = -1
    pattern = -1
  }
}

/// An unknown that comes as near to 0 as what was settled before it allows: `sum of terms + fixed`.
struct TieRow: BitwiseCopyable {
  var variable: Int32
  var termStart: Int32
  /// The terms of open free variables end here, and those of others begin.
  var openEnd: Int32
  var termEnd: Int32
  /// The part that the group does not move, and the magnitude of what was summed.
  var fixed = 0.0
  var scale = 0.0

  @inline(__always)
  var openTerms: Range<Int> { Range(uncheckedBounds: (Int(termStart), Int(openEnd))) }

  @inline(__always)
  var fixedTerms: Range<Int> { Range(uncheckedBounds: (Int(openEnd), Int(termEnd))) }
}

/// A range of a list, in the width that records have room for.
struct Part: BitwiseCopyable {
  var start: Int32
  var end: Int32

  init(from start: Int, to end: Int) {
    self.start = Store.id(start)
    self.end = Store.id(end)
  }

  @inline(__always)
  var indices: Range<Int> { Range(uncheckedBounds: (Int(start), Int(end))) }
}
