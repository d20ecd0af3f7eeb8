/// Unknowns expressed by other variables: a directed graph without cycles, kept factored.
///
/// A *direct* definition is a row of the system read as `x = -(rest of the row) / coefficient of x`. A *stored* one
/// is a combination of rows whose intermediate unknowns have cancelled. `level` is greater than that of every variable
/// that the definition mentions, so descending level is an order in which common ancestors cancel before they are
/// replaced themselves.
extension Engine {
  @inline(__always)
  func isDefined(_ variable: Int) -> Bool { store.variables[variable].row >= 0 }

  /// Calls `body` with each variable that the definition of `variable` mentions and its coefficient there.
  @inline(__always)
  func forEachTerm(of variable: Int, _ body: (Int, Double) -> Void) {
    let place = Int(store.variables[variable].place)
    if place >= 0 {
      let pivot = store.terms[place].coefficient
      for slot in store.terms(of: Int(store.variables[variable].row)) where slot != place {
        body(Int(store.terms[slot].variable), Engine.divide(-store.terms[slot].coefficient, by: pivot))
      }
    } else {
      let entry = stored.entries[-1 - place]
      for index in Int(entry.termStart)..<Int(entry.termEnd) {
        body(Int(stored.terms[index].variable), stored.terms[index].coefficient)
      }
    }
  }

  /// The value of a defined variable from what `read` says of those that its definition mentions.
  @inline(__always)
  func evaluate(_ variable: Int, _ read: (borrowing Store, Int) -> Double) -> Double {
    let place = Int(store.variables[variable].place)
    let row = Int(store.variables[variable].row)
    if place >= 0 {
      var sum = store.rows[row].constant
      for slot in store.terms(of: row) where slot != place {
        sum += store.terms[slot].coefficient * read(store, Int(store.terms[slot].variable))
      }
      return Engine.divide(-sum, by: store.terms[place].coefficient)
    }
    let entry = stored.entries[-1 - place]
    var sum = 0.0
    for index in Int(entry.factorStart)..<Int(entry.factorEnd) {
      sum += stored.factors[index].factor * store.rows[Int(stored.factors[index].row)].constant
    }
    for index in Int(entry.termStart)..<Int(entry.termEnd) {
      sum += stored.terms[index].coefficient * read(store, Int(stored.terms[index].variable))
    }
    return sum
  }

  /// The quotient, without waiting for a division where the divisor is 1 or -1, as it mostly is.
  @inline(__always)
  static func divide(_ dividend: Double, by divisor: Double) -> Double {
    abs(divisor) == 1 ? dividend * divisor : dividend / divisor
  }

  @inline(__always)
  func evaluateValue(_ variable: Int) -> Double { evaluate(variable) { $0.numbers[$1].value } }

  /// With every free variable at 0.
  @inline(__always)
  func evaluateBase(_ variable: Int) -> Double { evaluate(variable) { $0.numbers[$1].base } }

  /// Calls `body` with each variable whose definition mentions `variable`.
  @inline(__always)
  func forEachDependent(of variable: Int, _ body: (Int) -> Void) {
    var slot = Int(store.variables[variable].firstOccurrence)
    while slot >= 0 {
      let defined = Int(store.rows[Int(store.terms[slot].row)].defined)
      if defined >= 0 && defined != variable && store.variables[defined].place >= 0 { body(defined) }
      slot = Int(store.terms[slot].next)
    }
    var node = Int(store.variables[variable].firstMention)
    while node >= 0 {
      body(Int(stored.mentions[node].owner))
      node = Int(stored.mentions[node].next)
    }
  }

  func hasDependents(_ variable: Int) -> Bool {
    if store.variables[variable].firstMention >= 0 { return true }
    var result = false
    forEachDependent(of: variable) { _ in result = true }
    return result
  }
}
