/// A linear expression under construction: a dense array of coefficients with the list of those in use.
struct SparseRow: Sendable {
  private(set) var coefficient: [Double] = []
  /// The sum of the magnitudes that were added: what is far below it is rounding noise.
  private(set) var magnitude: [Double] = []
  private var stamp: [Int32] = []
  private var current: Int32 = 0
  private(set) var variables: [Int32] = []
  /// The rows that were added, with the factor of each.
  var factorRow: [Int32] = []
  var factor: [Double] = []
  /// Defined variables still to be replaced, as a heap: deepest level first.
  private var heap: [Int64] = []

  /// A cancelled coefficient is one that is this much smaller than what was added.
  static let cancelled = 1e-11

  mutating func reset(variableCount: Int) {
    if coefficient.count < variableCount {
      let more = variableCount - coefficient.count
      coefficient.append(contentsOf: repeatElement(0, count: more))
      magnitude.append(contentsOf: repeatElement(0, count: more))
      stamp.append(contentsOf: repeatElement(0, count: more))
    }
    if current == Int32.max {
      for index in stamp.indices { stamp[index] = 0 }
      current = 0
    }
    current += 1
    variables.removeAll(keepingCapacity: true)
    factorRow.removeAll(keepingCapacity: true)
    factor.removeAll(keepingCapacity: true)
    heap.removeAll(keepingCapacity: true)
  }

  /// Adds `amount * variable`; true when the variable was not in use before.
  @inline(__always)
  mutating func add(_ variable: Int, _ amount: Double) -> Bool {
    if stamp[variable] != current {
      stamp[variable] = current
      coefficient[variable] = amount
      magnitude[variable] = abs(amount)
      variables.append(Int32(truncatingIfNeeded: variable))
      return true
    }
    coefficient[variable] += amount
    magnitude[variable] += abs(amount)
    return false
  }

  /// The coefficient, 0 where the additions cancelled.
  @inline(__always)
  func net(_ variable: Int) -> Double {
    let value = coefficient[variable]
    return abs(value) <= SparseRow.cancelled * magnitude[variable] ? 0 : value
  }

  mutating func clear(_ variable: Int) {
    coefficient[variable] = 0
    magnitude[variable] = 0
  }

  mutating func push(_ variable: Int, level: Int32) {
    var child = heap.count
    let item = Int64(level) << 32 | Int64(variable)
    heap.append(item)
    while child > 0 {
      let parent = (child - 1) / 2
      if heap[parent] >= item { break }
      heap[child] = heap[parent]
      child = parent
    }
    heap[child] = item
  }

  mutating func pop() -> Int? {
    guard let top = heap.first, let last = heap.popLast() else { return nil }
    let count = heap.count
    if count > 0 {
      var parent = 0
      while true {
        var child = 2 * parent + 1
        if child >= count { break }
        if child + 1 < count && heap[child + 1] > heap[child] { child += 1 }
        if heap[child] <= last { break }
        heap[parent] = heap[child]
        parent = child
      }
      heap[parent] = last
    }
    return Int(top & 0xFFFF_FFFF)
  }
}
