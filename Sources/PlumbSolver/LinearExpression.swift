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

/// A sum of terms and a constant. Up to four terms are kept without an allocation.
public struct LinearExpression: Sendable {
  public var constant: Double
  /// The number of terms. Terms of the same variable are merged when they are added; a coefficient that
  /// becomes zero keeps its place until the constraint is made.
  public private(set) var count = 0
  private var first = Term(Variable(index: -1, generation: 0), 0)
  private var second = Term(Variable(index: -1, generation: 0), 0)
  private var third = Term(Variable(index: -1, generation: 0), 0)
  private var fourth = Term(Variable(index: -1, generation: 0), 0)
  private var rest: [Term] = []
  /// The largest coefficient that met another one: the scale of what is left when all terms have cancelled.
  private(set) var largestMerged = 0.0

  public init(_ constant: Double = 0) { self.constant = constant }

  /// - Complexity: O(*n* log *n*) in the number of terms.
  public init(_ terms: [Term], constant: Double = 0) {
    self.constant = constant
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
      case 0: first
      case 1: second
      case 2: third
      case 3: fourth
      default: rest[index - 4]
      }
    }
    set {
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      case 3: fourth = newValue
      default: rest[index - 4] = newValue
      }
    }
  }

  /// Adds `coefficient * variable`, merging it with a term of the same variable.
  ///
  /// - Complexity: O(`count`).
  public mutating func add(_ variable: Variable, _ coefficient: Double = 1) {
    if count == 0 {
      first = Term(variable, coefficient)
      count = 1
    } else if first.variable == variable {
      first = merged(first, coefficient)
    } else if count == 1 {
      second = Term(variable, coefficient)
      count = 2
    } else {
      addFurther(variable, coefficient)
    }
  }

  /// Adds a term to two or more, of which it is not the first.
  private mutating func addFurther(_ variable: Variable, _ coefficient: Double) {
    if count > 1 && second.variable == variable {
      second = merged(second, coefficient)
    } else if count > 2 && third.variable == variable {
      third = merged(third, coefficient)
    } else if count > 3 && fourth.variable == variable {
      fourth = merged(fourth, coefficient)
    } else {
      for index in rest.indices where rest[index].variable == variable {
        rest[index] = merged(rest[index], coefficient)
        return
      }
      append(Term(variable, coefficient))
    }
  }

  /// Takes out everything, and keeps the room of terms.
  package mutating func removeAll() {
    constant = 0
    count = 0
    largestMerged = 0
    if !rest.isEmpty { rest.removeAll(keepingCapacity: true) }
  }

  private mutating func merged(_ term: Term, _ coefficient: Double) -> Term {
    let size = max(abs(term.coefficient), abs(coefficient))
    let sum = term.coefficient + coefficient
    if size > largestMerged { largestMerged = size }
    // What cancels leaves rounding noise: it must not pass for a coefficient.
    return Term(term.variable, abs(sum) <= 1e-13 * size ? 0 : sum)
  }

  @inline(__always)
  private mutating func append(_ term: Term) {
    switch count {
    case 0: first = term
    case 1: second = term
    case 2: third = term
    case 3: fourth = term
    default: rest.append(term)
    }
    count += 1
  }

  /// Moves the terms to a column.
  @inline(__always)
  func copyTerms(to column: inout Column<Term>) {
    column.removeAll()
    _ = column.grow(by: max(4, count))
    // More than there is room for is left unused.
    let start = column.start
    start[0] = first
    start[1] = second
    start[2] = third
    start[3] = fourth
    column.removeLast(column.count - min(4, count))
    if count > 4 {
      for term in rest { column.append(term) }
    }
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
