/// A coefficient times a variable.
public struct Term: Hashable, Sendable {
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

  public init(_ constant: Double = 0) { self.constant = constant }

  public init(_ terms: [Term], constant: Double = 0) {
    self.constant = constant
    for term in terms { add(term.variable, term.coefficient) }
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
    for index in 0..<count where self[index].variable == variable {
      let old = self[index].coefficient
      let sum = old + coefficient
      // What cancels leaves rounding noise: it must not pass for a coefficient.
      self[index].coefficient = abs(sum) <= 1e-13 * max(abs(old), abs(coefficient)) ? 0 : sum
      return
    }
    count += 1
    if count > 4 {
      rest.append(Term(variable, coefficient))
    } else {
      self[count - 1] = Term(variable, coefficient)
    }
  }

  /// Adds `factor * other`, its constant included.
  public mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += factor * other.constant
    for index in 0..<other.count {
      add(other[index].variable, factor * other[index].coefficient)
    }
  }
}
