/// Unknowns expressed by other variables: a directed graph without cycles, kept factored.
///
/// A *direct* definition is a row of the system read as `x = -(rest of the row) / coefficient of x`. A *stored* one
/// is a combination of rows whose intermediate unknowns have cancelled; it keeps its terms and the factor of each row.
/// `level` is greater than that of every variable that the definition mentions, so descending level is an order
/// in which common ancestors cancel before they are replaced themselves.
struct Definitions: Sendable {
  /// The row that defines the variable, or -1.
  var row: [Int32] = []
  /// Direct: the term slot of the variable in its row. Stored: `-1 - index` of the stored definition.
  var place: [Int32] = []
  var level: [Int32] = []
  /// The value depends on parameters and constants only.
  var isKnown: [Bool] = []
  /// A position that was made free because nothing anchors it.
  var isBase: [Bool] = []
  /// First node of the list of stored definitions that mention the variable, or -1.
  var firstMention: [Int32] = []

  // Stored definitions.
  var storedVariable: [Int32] = []
  var termStart: [Int32] = []
  var termEnd: [Int32] = []
  var factorStart: [Int32] = []
  var factorEnd: [Int32] = []
  var termVariable: [Int32] = []
  var termCoefficient: [Double] = []
  var factorRow: [Int32] = []
  var factor: [Double] = []

  // Mentions, linked lists.
  var mentionOwner: [Int32] = []
  var nextMention: [Int32] = []

  mutating func reset(_ store: Store) {
    let count = store.variableCount
    row = Array(repeating: -1, count: count)
    place = Array(repeating: 0, count: count)
    level = Array(repeating: 0, count: count)
    isBase = Array(repeating: false, count: count)
    firstMention = Array(repeating: -1, count: count)
    isKnown = Array(repeating: false, count: count)
    for index in 0..<count where store.kind[index] == .parameter { isKnown[index] = true }
    storedVariable.removeAll(keepingCapacity: true)
    termStart.removeAll(keepingCapacity: true)
    termEnd.removeAll(keepingCapacity: true)
    factorStart.removeAll(keepingCapacity: true)
    factorEnd.removeAll(keepingCapacity: true)
    termVariable.removeAll(keepingCapacity: true)
    termCoefficient.removeAll(keepingCapacity: true)
    factorRow.removeAll(keepingCapacity: true)
    factor.removeAll(keepingCapacity: true)
    mentionOwner.removeAll(keepingCapacity: true)
    nextMention.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  func isDefined(_ variable: Int) -> Bool { row[variable] >= 0 }

  /// Calls `body` with each variable that the definition of `variable` mentions and its coefficient there.
  @inline(__always)
  func forEachTerm(of variable: Int, _ store: borrowing Store, _ body: (Int, Double) -> Void) {
    let place = Int(place[variable])
    if place >= 0 {
      let pivot = store.termCoefficient[place]
      for slot in store.terms(of: Int(row[variable])) where slot != place {
        body(Int(store.termVariable[slot]), -store.termCoefficient[slot] / pivot)
      }
    } else {
      let stored = -1 - place
      for index in Int(termStart[stored])..<Int(termEnd[stored]) {
        body(Int(termVariable[index]), termCoefficient[index])
      }
    }
  }

  /// The value of a defined variable from the values of those that its definition mentions.
  @inline(__always)
  func evaluate(_ variable: Int, _ store: borrowing Store, _ values: [Double]) -> Double {
    let place = Int(place[variable])
    let row = Int(row[variable])
    if place >= 0 {
      var sum = store.constant[row]
      for slot in store.terms(of: row) where slot != place {
        sum += store.termCoefficient[slot] * values[Int(store.termVariable[slot])]
      }
      return -sum / store.termCoefficient[place]
    }
    let stored = -1 - place
    var sum = 0.0
    for index in Int(factorStart[stored])..<Int(factorEnd[stored]) {
      sum += factor[index] * store.constant[Int(factorRow[index])]
    }
    for index in Int(termStart[stored])..<Int(termEnd[stored]) {
      sum += termCoefficient[index] * values[Int(termVariable[index])]
    }
    return sum
  }

  /// Calls `body` with each variable whose definition mentions `variable`.
  @inline(__always)
  func forEachDependent(of variable: Int, _ store: borrowing Store, _ body: (Int) -> Void) {
    var slot = Int(store.firstOccurrence[variable])
    while slot >= 0 {
      let owner = Int(store.termRow[slot])
      let defined = definedVariable[owner]
      if defined >= 0 && Int(defined) != variable && place[Int(defined)] >= 0 { body(Int(defined)) }
      slot = Int(store.nextOccurrence[slot])
    }
    var node = Int(firstMention[variable])
    while node >= 0 {
      body(Int(mentionOwner[node]))
      node = Int(nextMention[node])
    }
  }

  /// By row: the variable that it defines, or -1.
  var definedVariable: [Int32] = []
}
