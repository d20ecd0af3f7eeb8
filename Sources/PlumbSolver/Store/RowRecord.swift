/// A constraint as the caller wrote it, `sum(coefficient * variable) + constant relation 0`, and what became of it.
struct RowRecord: BitwiseCopyable {
  var constant: Double
  var age: Int64
  /// The block of term slots.
  var start: Int32
  var count: Int32
  /// Odd while the slot is taken.
  var generation: Int32
  var priority: Float
  /// The variable that the row defines, or -1.
  var defined: Int32 = -1
  /// The row's residual, or -1.
  var residual: Int32 = -1
  /// Required equalities: how many unknowns of the row are not known. Any row before the first solve: how many unknowns it
  /// has.
  var open: Int32 = 0
  /// Required equalities: how many positions of the row are neither defined nor bases. Any row before the first solve:
  /// how many positions it has.
  var positions: Int32 = 0
  var relation: Relation
  var origin: ConstraintOrigin
  var role = RowRole.none
  /// Waits to be looked at.
  var isDirty = false
  /// A stored definition makes use of the row.
  var isFactor = false
  /// Of a row without terms: the power of two nearest below the largest coefficient that cancelled.
  var cancelledExponent: Int8 = 0

  @inline(__always)
  var isLive: Bool { generation & 1 == 1 }

  @inline(__always)
  var isRequired: Bool { priority >= 1000 }

  @inline(__always)
  var terms: Range<Int> { Range(uncheckedBounds: (Int(start), Int(start) + Int(count))) }
}
