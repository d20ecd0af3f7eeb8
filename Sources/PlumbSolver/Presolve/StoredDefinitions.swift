/// Definitions that are combinations of rows, whose intermediate unknowns have cancelled: their terms and the factor
/// of each row.
struct StoredDefinitions: ~Copyable {
  struct Entry: BitwiseCopyable {
    var variable: Int32
    var termStart: Int32
    var termEnd: Int32
    var factorStart: Int32
    var factorEnd: Int32
  }

  struct Factor: BitwiseCopyable {
    var row: Int32
    var factor: Double
  }

  /// A node of the list of stored definitions that mention a variable.
  struct Mention: BitwiseCopyable {
    /// The variable that is defined.
    var owner: Int32
    var next: Int32
  }

  var entries = Column<Entry>()
  var terms = Column<ResidualTerm>()
  var factors = Column<Factor>()
  var mentions = Column<Mention>()

  mutating func removeAll() {
    entries.removeAll()
    terms.removeAll()
    factors.removeAll()
    mentions.removeAll()
  }

  func copy() -> StoredDefinitions {
    var result = StoredDefinitions()
    result.entries = entries.copy()
    result.terms = terms.copy()
    result.factors = factors.copy()
    result.mentions = mentions.copy()
    return result
  }
}
