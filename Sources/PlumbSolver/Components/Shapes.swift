/// The rows of a component as far as numbers that are edited do not matter: relations, priorities, coefficients.
/// Components of the same shape have the same patterns.
struct Shape: BitwiseCopyable {
  var rowStart: Int32
  var rowCount: Int32
  var variableCount: Int32
  var hash: UInt64
  /// The next shape whose hash ends alike, or -1.
  var next: Int32 = -1
  var firstPattern: Int32 = -1
  var patternCount: Int32 = 0
  /// The shape that was found after this one when it was last found, or -1.
  var follower: Int32 = -1
  /// Ties between single constraints are settled by more than what shapes hold: where they were needed, the shape is one
  /// component's alone.
  var isShared: Bool
}

/// A residual divided by its leading coefficient: `sum(coefficient * local variable)` is compared with a target.
struct ShapeRow: BitwiseCopyable {
  var termStart: Int32
  var termEnd: Int32
  var priority: Float
  var relation: Relation
  /// Whether the leading coefficient is negative, so that "at most" reads "at least".
  var isTurned: Bool
  /// What the residual's offset is multiplied by to be the target.
  var factor: Double
  /// What it was divided by.
  var leading: Double

  @inline(__always)
  var terms: Range<Int> { Range(uncheckedBounds: (Int(termStart), Int(termEnd))) }
}

/// On which side of its target each row of a shape is at a point that was found to be the only best one.
///
/// Whether a point is the only best one is a question of the directions in which one can go from there, and these depend
/// on the sides alone: where all rows have the same sides with other numbers, that point is the only best one as well.
/// The rows that are at their targets say where it is.
struct Pattern: BitwiseCopyable {
  /// By row: -1, 0 or 1.
  var sideStart: Int32
  /// Variables, each followed by a row at its target that settles it by those before it.
  var stepStart: Int32
  var stepCount: Int32
  /// The other variables, then as many rows at their targets that settle them together.
  var restStart: Int32
  var restCount: Int32
  /// The inverse of those rows' coefficients, by variables.
  var inverseStart: Int32
  /// The next pattern of the shape, or -1.
  var next: Int32
  /// It took the ties between single constraints to settle it.
  var isOpenAfterLevels: Bool
}

/// What earlier solutions of components have shown, for use with other numbers.
struct Shapes: ~Copyable {
  var shapes = Column<Shape>()
  var rows = Column<ShapeRow>()
  var terms = Column<ResidualTerm>()
  var patterns = Column<Pattern>()
  var sides = Column<Int8>()
  /// Variables and the rows that settle them.
  var picks = Column<Int32>()
  var inverses = Column<Double>()
  /// By the end of a hash: the first shape, or -1; empty while there are no shapes.
  var buckets = Column<Int32>()

  /// The shared shape that was found last, or -1.
  var last: Int32 = -1

  // Scratch.
  /// By row: the target, and what about it is noise.
  var targets = Column<Double>()
  var noises = Column<Double>()
  var values = Column<Double>()
  var matrix = Column<Double>()
  /// By variable that is settled: how many times larger its error may be than that of the targets; else 0.
  var gains = Column<Double>()

  static let bucketCount = 128
  /// More than these patterns of one shape are not kept.
  static let patternLimit = 24
  /// More variables than these are not settled together.
  static let restLimit = 12
  /// Points whose error may be more times larger than that of the targets are not made use of.
  static let gainLimit = 2e3

  /// Whether the memory in use is out of proportion to a system of so many residuals and terms.
  func isFull(for count: Int) -> Bool { byteCount > (1 << 16) + 64 * count }

  var byteCount: Int {
    var sum = shapes.count * MemoryLayout<Shape>.stride + rows.count * MemoryLayout<ShapeRow>.stride
    sum += terms.count * MemoryLayout<ResidualTerm>.stride + patterns.count * MemoryLayout<Pattern>.stride
    return sum + sides.count + 4 * picks.count + 8 * inverses.count
  }

  mutating func removeAll() {
    shapes.removeAll()
    rows.removeAll()
    terms.removeAll()
    patterns.removeAll()
    sides.removeAll()
    picks.removeAll()
    inverses.removeAll()
    buckets.removeAll()
    last = -1
  }

  /// A shared shape has been found.
  @inline(__always)
  mutating func note(_ shape: Int) {
    if last >= 0 { shapes[Int(last)].follower = Store.id(shape) }
    last = Store.id(shape)
  }

  mutating func makeRoom(rowCount: Int, variableCount: Int) {
    if targets.count < rowCount {
      targets.resize(rowCount, filledWith: 0)
      noises.resize(rowCount, filledWith: 0)
    }
    if values.count < variableCount + Shapes.restLimit {
      values.resize(variableCount + Shapes.restLimit, filledWith: 0)
    }
  }

  /// The shape that is equal to that of the rows from `rowStart` on, which were added last; a new one where there is none.
  mutating func intern(rowsFrom rowStart: Int, variableCount: Int, hash: UInt64) -> Int {
    if buckets.isEmpty { buckets.fill(Shapes.bucketCount, with: -1) }
    let bucket = Int(hash % UInt64(Shapes.bucketCount))
    var index = Int(buckets[bucket])
    while index >= 0 {
      if shapes[index].hash == hash && Int(shapes[index].variableCount) == variableCount
        && isEqual(index, rowStart)
      {
        terms.removeLast(terms.count - Int(rows[rowStart].termStart))
        rows.removeLast(rows.count - rowStart)
        return index
      }
      index = Int(shapes[index].next)
    }
    let shape = append(rowsFrom: rowStart, variableCount: variableCount, hash: hash, isShared: true)
    shapes[shape].next = buckets[bucket]
    buckets[bucket] = Store.id(shape)
    return shape
  }

  mutating func append(rowsFrom rowStart: Int, variableCount: Int, hash: UInt64, isShared: Bool) -> Int {
    shapes.append(
      Shape(
        rowStart: Store.id(rowStart), rowCount: Store.id(rows.count - rowStart),
        variableCount: Store.id(variableCount), hash: hash, isShared: isShared))
    return shapes.count - 1
  }

  private func isEqual(_ shape: Int, _ rowStart: Int) -> Bool {
    if Int(shapes[shape].rowCount) != rows.count - rowStart { return false }
    let start = Int(shapes[shape].rowStart)
    for offset in 0..<(rows.count - rowStart) {
      let a = rows[start + offset]
      let b = rows[rowStart + offset]
      if a.priority != b.priority || a.relation != b.relation || a.factor != b.factor
        || a.leading != b.leading || a.terms.count != b.terms.count
      {
        return false
      }
      for term in 0..<a.terms.count {
        let x = terms[Int(a.termStart) + term]
        let y = terms[Int(b.termStart) + term]
        if x.variable != y.variable || x.coefficient != y.coefficient { return false }
      }
    }
    return true
  }

  /// Puts a new pattern at the head of its shape's list.
  func keep(_ pattern: Int, of shape: Int) {
    if Int(shapes[shape].patternCount) == Shapes.patternLimit {
      shapes[shape].firstPattern = -1
      shapes[shape].patternCount = 0
    }
    patterns[pattern].next = shapes[shape].firstPattern
    shapes[shape].firstPattern = Store.id(pattern)
    shapes[shape].patternCount += 1
  }

  func copy() -> Shapes {
    var result = Shapes()
    result.shapes = shapes.copy()
    result.rows = rows.copy()
    result.terms = terms.copy()
    result.patterns = patterns.copy()
    result.sides = sides.copy()
    result.picks = picks.copy()
    result.inverses = inverses.copy()
    result.buckets = buckets.copy()
    result.makeRoom(rowCount: targets.count, variableCount: values.count)
    return result
  }
}
