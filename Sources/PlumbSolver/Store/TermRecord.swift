/// A coefficient times a variable, in the row's block of slots and in the list of the variable's occurrences.
struct TermRecord: BitwiseCopyable {
  var coefficient = 0.0
  var variable: Int32 = -1
  var row: Int32 = -1
  /// The variable's next occurrence, or -1; in a free block's first slot the next free block.
  var next: Int32 = -1
  var previous: Int32 = -1
}
