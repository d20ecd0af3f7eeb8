/// The system as the caller wrote it: variables, constraints and their terms in parallel arrays.
///
/// Slots of removed things are used again. A generation is odd while its slot is taken, so that a handle is valid
/// when its generation is the slot's.
struct Store: Sendable {
  // Variables.
  var kind: [VariableKind] = []
  var variableGeneration: [Int32] = []
  var order: [Int64] = []
  /// How many variables had been made before: tells variables of equal order apart.
  var serial: [Int64] = []
  /// Parameters: the number that was set. Unknowns: the value at the last solve.
  var value: [Double] = []
  /// The first term slot that mentions the variable, or -1.
  var firstOccurrence: [Int32] = []
  var freeVariables: [Int32] = []
  var nextSerial: Int64 = 0

  // Constraints. A row is `sum(coefficient * variable) + constant relation 0`.
  var rowGeneration: [Int32] = []
  var rowStart: [Int32] = []
  var rowCount: [Int32] = []
  var constant: [Double] = []
  var priority: [Float] = []
  var relation: [Relation] = []
  var origin: [ConstraintOrigin] = []
  var age: [Int64] = []
  var freeRows: [Int32] = []
  var nextAge: Int64 = 0

  // Terms: blocks of slots, one block a row; the slots of one variable are linked.
  var termVariable: [Int32] = []
  var termCoefficient: [Double] = []
  var termRow: [Int32] = []
  var nextOccurrence: [Int32] = []
  var previousOccurrence: [Int32] = []
  /// Heads of the lists of free blocks by size class, linked through `nextOccurrence`.
  var freeBlocks: [Int32] = Array(repeating: -1, count: 32)

  /// The first block size that holds `count` terms: 1, 2, 3, 4, then powers of two.
  static func blockClass(_ count: Int) -> Int {
    if count <= 4 { return max(count, 1) - 1 }
    var sizeClass = 4
    var size = 8
    while size < count {
      size *= 2
      sizeClass += 1
    }
    return sizeClass
  }

  static func blockSize(_ sizeClass: Int) -> Int {
    sizeClass < 4 ? sizeClass + 1 : 8 << (sizeClass - 4)
  }

  var variableCount: Int { kind.count }
  var rowSlotCount: Int { rowStart.count }

  @inline(__always)
  func terms(of row: Int) -> Range<Int> {
    let start = Int(rowStart[row])
    return start..<(start + Int(rowCount[row]))
  }

  @inline(__always)
  func isRequired(_ row: Int) -> Bool { priority[row] >= 1000 }

  @inline(__always)
  func isLive(_ row: Int) -> Bool { rowGeneration[row] & 1 == 1 }
}
