/// A coefficient times a variable.
public struct Term: Hashable, Sendable, BitwiseCopyable {
  public var variable: Variable
  public var coefficient: Double

  @inlinable
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A term, or none, as sixteen bytes that are read and written together.
///
/// An expression is most often copied, sixteen bytes at a time, right after it was made. Reading at once what was just
/// written in smaller pieces would have to wait for them.
@usableFromInline
struct TermBits: Sendable {
  fileprivate private(set) var bits = SIMD2<UInt64>()

  /// No term: no handle has the generation 0.
  fileprivate init() {}

  @inline(__always)
  fileprivate init(_ term: Term) { bits = unsafeBitCast(term, to: SIMD2<UInt64>.self) }

  @inline(__always)
  fileprivate var isNone: Bool { bits.x == 0 }

  @inline(__always)
  fileprivate var term: Term { unsafeBitCast(bits, to: Term.self) }

  @inline(__always)
  fileprivate func isOf(_ other: TermBits) -> Bool { bits.x == other.bits.x }
}

/// A sum of terms and a constant. Up to four terms are kept without an allocation.
public struct LinearExpression: Sendable {
  /// The constant, and the largest coefficient that met another one.
  @usableFromInline var numbers: SIMD2<Double>
  private var first = TermBits()
  private var second = TermBits()
  private var third = TermBits()
  private var fourth = TermBits()
  private var rest: [Term] = []

  public init(_ constant: Double = 0) { numbers = SIMD2(constant, 0) }

  @inlinable
  public var constant: Double {
    get { numbers.x }
    set { numbers.x = newValue }
  }

  /// The largest coefficient that met another one: the scale of what is left when all terms have cancelled.
  private(set) var largestMerged: Double {
    get { numbers.y }
    set { numbers.y = newValue }
  }

  /// The number of terms. Terms of the same variable are merged when they are added; a coefficient that
  /// becomes zero keeps its place until the constraint is made.
  public var count: Int {
    if first.isNone { return 0 }
    if second.isNone { return 1 }
    if third.isNone { return 2 }
    return fourth.isNone ? 3 : 4 + rest.count
  }

  /// - Complexity: O(*n* log *n*) in the number of terms.
  public init(_ terms: [Term], constant: Double = 0) {
    self.init(constant)
    if terms.count <= 16 {
      for term in terms { add(term.variable, term.coefficient) }
    } else {
      addMany(terms)
    }
  }

  /// Adds terms to an expression without terms; those of one variable meet by sorting.
  private mutating func addMany(_ terms: [Term]) {
    let order = terms.indices.sorted { first, second in
      let a = terms[first].variable
      let b = terms[second].variable
      if a.index != b.index { return a.index < b.index }
      return a.generation != b.generation ? a.generation < b.generation : first < second
    }
    // By term: the sum that starts there, or nil where an earlier term of the same variable takes it.
    var sums: [Term?] = Array(repeating: nil, count: terms.count)
    var first = -1
    for index in order {
      if first >= 0, terms[first].variable == terms[index].variable, let sum = sums[first] {
        sums[first] = merged(sum, terms[index].coefficient)
      } else {
        first = index
        sums[first] = terms[index]
      }
    }
    for sum in sums {
      if let sum { append(sum) }
    }
  }

  public subscript(index: Int) -> Term {
    get {
      switch index {
      case 0: first.term
      case 1: second.term
      case 2: third.term
      case 3: fourth.term
      default: rest[index - 4]
      }
    }
    set {
      switch index {
      case 0: first = TermBits(newValue)
      case 1: second = TermBits(newValue)
      case 2: third = TermBits(newValue)
      case 3: fourth = TermBits(newValue)
      default: rest[index - 4] = newValue
      }
    }
  }

  /// Adds `coefficient * variable`, merging it with a term of the same variable.
  ///
  /// - Complexity: O(`count`).
  public mutating func add(_ variable: Variable, _ coefficient: Double = 1) {
    let new = TermBits(Term(variable, coefficient))
    if first.isNone {
      first = new
    } else if first.isOf(new) {
      first = merged(first, coefficient)
    } else if second.isNone {
      second = new
    } else {
      addFurther(new)
    }
  }

  /// Adds a term to two or more, of which it is not the first.
  private mutating func addFurther(_ new: TermBits) {
    let coefficient = new.term.coefficient
    if second.isOf(new) {
      second = merged(second, coefficient)
    } else if third.isNone {
      third = new
    } else if third.isOf(new) {
      third = merged(third, coefficient)
    } else if fourth.isNone {
      fourth = new
    } else if fourth.isOf(new) {
      fourth = merged(fourth, coefficient)
    } else {
      for index in rest.indices where rest[index].variable == new.term.variable {
        rest[index] = merged(rest[index], coefficient)
        return
      }
      rest.append(new.term)
    }
  }

  /// Takes out everything, and keeps the room of terms.
  package mutating func removeAll() {
    numbers = SIMD2()
    first = TermBits()
    second = TermBits()
    third = TermBits()
    fourth = TermBits()
    if !rest.isEmpty { rest.removeAll(keepingCapacity: true) }
  }

  private mutating func merged(_ term: TermBits, _ coefficient: Double) -> TermBits {
    TermBits(merged(term.term, coefficient))
  }

  private mutating func merged(_ term: Term, _ coefficient: Double) -> Term {
    let size = max(abs(term.coefficient), abs(coefficient))
    let sum = term.coefficient + coefficient
    if size > largestMerged { largestMerged = size }
    // What cancels leaves rounding noise: it must not pass for a coefficient.
    return Term(term.variable, abs(sum) <= 1e-13 * size ? 0 : sum)
  }

  private mutating func append(_ term: Term) {
    switch count {
    case 0: first = TermBits(term)
    case 1: second = TermBits(term)
    case 2: third = TermBits(term)
    case 3: fourth = TermBits(term)
    default: rest.append(term)
    }
  }

  /// Copies the terms to a column.
  @inline(__always)
  func copyTerms(to column: inout Column<Term>) {
    column.removeAll()
    column.makeRoom(for: 4)
    // More than there is room for is left unused.
    let start = UnsafeMutableRawPointer(column.start)
    start.storeBytes(of: first.bits, as: SIMD2<UInt64>.self)
    start.storeBytes(of: second.bits, toByteOffset: 16, as: SIMD2<UInt64>.self)
    start.storeBytes(of: third.bits, toByteOffset: 32, as: SIMD2<UInt64>.self)
    start.storeBytes(of: fourth.bits, toByteOffset: 48, as: SIMD2<UInt64>.self)
    if fourth.isNone {
      column.take(first.isNone ? 0 : second.isNone ? 1 : third.isNone ? 2 : 3)
      return
    }
    column.take(4)
    for term in rest { column.append(term) }
  }

  /// Adds `factor * other`, its constant included.
  public mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += factor * other.constant
    largestMerged = max(largestMerged, abs(factor) * other.largestMerged)
    for index in 0..<other.count {
      add(other[index].variable, factor * other[index].coefficient)
    }
  }
}
