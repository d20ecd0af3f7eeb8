import PlumbSolver

/// A row of a sample system in integers, as small as they can be: `scale / share` times the original, parameters put
/// into the constant.
struct ReferenceRow {
  var terms: ExactTableau.Terms
  var constant: Int
  /// A power of two.
  var scale: Int
  /// What all numbers of the row had in common.
  var share: Int
  var relation: Relation

  /// - Parameter number: the reference's variable for a variable of the system.
  init(_ system: SampleSystem, row: Int, number: [Int]) throws(ExactOverflow) {
    var constant = system.rows[row].constant
    var terms: [(variable: Int, coefficient: Double)] = []
    for term in system.normalisedTerms(of: row) {
      let unknown = system.variables[term.variable]
      if unknown.kind == .parameter {
        constant += term.coefficient * unknown.value
      } else {
        terms.append(term)
      }
    }
    // Every Double is a fraction of a power of two; those of the samples have few binary places.
    var scale = 1.0
    while !(terms.allSatisfy { Self.isInteger($0.coefficient * scale) } && Self.isInteger(constant * scale)) {
      scale *= 2
      if scale > 1e9 { throw ExactOverflow() }
    }
    let integers = terms.map { Int($0.coefficient * scale) }
    let share = max(1, integers.reduce(Int(constant * scale)) { Self.commonDivisor($0, $1) })
    self.terms = zip(terms, integers).map { (number[$0.variable], $1 / share) }
    self.constant = Int(constant * scale) / share
    self.share = share
    self.scale = Int(scale)
    relation = system.rows[row].relation
  }

  private static func isInteger(_ number: Double) -> Bool {
    number == number.rounded() && abs(number) < 1e15
  }

  private static func commonDivisor(_ one: Int, _ other: Int) -> Int {
    var (one, other) = (abs(one), abs(other))
    while other != 0 { (one, other) = (other, one % other) }
    return one
  }

  /// The terms whose sum is the row's violation, times `weight`.
  func violation(_ difference: (above: Int, below: Int), weight: Int = 1) -> ExactTableau.Terms {
    switch relation {
    case .equal: [(difference.above, weight), (difference.below, weight)]
    case .lessThanOrEqual: [(difference.above, weight)]
    case .greaterThanOrEqual: [(difference.below, weight)]
    }
  }
}
