/// The system as the caller wrote it: variables, constraints and their terms.
///
/// Slots of removed things are used again. A generation is odd while its slot is taken, so that a handle is valid
/// when its generation is the slot's.
struct Store: ~Copyable {
  var variables = Column<VariableRecord>()
  /// By variable.
  var numbers = Column<NumberRecord>()
  var rows = Column<RowRecord>()
  /// Blocks of slots, one block a row; the slots of one variable are linked.
  var terms = Column<TermRecord>()
  var freeVariables = Column<Int32>()
  var freeRows = Column<Int32>()
  /// Heads of the lists of free blocks by size class; empty until a block is given back.
  var freeBlocks = Column<Int32>()
  /// Scratch: the terms of the row that is added.
  var newTerms = Column<Term>()
  var nextSerial: Int64 = 0
  var nextAge: Int64 = 0

  func copy() -> Store {
    var result = Store()
    result.variables = variables.copy()
    result.numbers = numbers.copy()
    result.rows = rows.copy()
    result.terms = terms.copy()
    result.freeVariables = freeVariables.copy()
    result.freeRows = freeRows.copy()
    result.freeBlocks = freeBlocks.copy()
    result.nextSerial = nextSerial
    result.nextAge = nextAge
    return result
  }

  /// Makes room for so many more; slots that are free already count.
  mutating func reserve(variables: Int, rows: Int, terms: Int) {
    self.variables.reserve(self.variables.count + max(0, variables - freeVariables.count))
    self.numbers.reserve(self.numbers.count + max(0, variables - freeVariables.count))
    self.rows.reserve(self.rows.count + max(0, rows - freeRows.count))
    if freeBlocks.isEmpty { self.terms.reserve(self.terms.count + terms) }
  }

  @inline(__always)
  func terms(of row: Int) -> Range<Int> { rows[row].terms }

  /// An index in the width that records have room for.
  @inline(__always)
  static func id(_ index: Int) -> Int32 { Int32(truncatingIfNeeded: index) }
}
