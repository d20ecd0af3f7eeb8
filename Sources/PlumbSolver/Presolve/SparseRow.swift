/// A linear expression under construction: a dense array of coefficients with the list of those in use.
struct SparseRow: ~Copyable {
  private struct Entry: BitwiseCopyable {
    var coefficient = 0.0
    /// The sum of the magnitudes that were added: what is far below it is rounding noise.
    var magnitude = 0.0
    var stamp: Int32 = 0
  }

  private var entries = Column<Entry>()
  private var current: Int32 = 0
  private(set) var variables = Column<Int32>()
  /// The rows that were added, with the factor of each.
  var factors = Column<StoredDefinitions.Factor>()
  /// Defined variables still to be replaced, as a heap: deepest level first.
  private var heap = Column<Int64>()

  /// A cancelled coefficient is one that is this much smaller than what was added.
  static let cancelled = 1e-11

  mutating func reset(variableCount: Int) {
    if entries.count < variableCount { entries.resize(variableCount, filledWith: Entry()) }
    if current == Int32.max {
      for index in entries.indices { entries[index].stamp = 0 }
      current = 0
    }
    current += 1
    variables.removeAll()
    factors.removeAll()
    heap.removeAll()
  }

  /// Adds `amount * variable`; true when the variable was not in use before.
  @inline(__always)
  mutating func add(_ variable: Int, _ amount: Double) -> Bool {
    let entry = entries.start + variable
    if entry.pointee.stamp != current {
      entry.pointee = Entry(coefficient: amount, magnitude: abs(amount), stamp: current)
      variables.append(Int32(truncatingIfNeeded: variable))
      return true
    }
    entry.pointee.coefficient += amount
    entry.pointee.magnitude += abs(amount)
    return false
  }

  /// The coefficient, 0 where the additions cancelled.
  @inline(__always)
  func net(_ variable: Int) -> Double {
    let value = entries[variable].coefficient
    return abs(value) <= SparseRow.cancelled * entries[variable].magnitude ? 0 : value
  }

  mutating func clear(_ variable: Int) {
    entries[variable].coefficient = 0
    entries[variable].magnitude = 0
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
    if heap.isEmpty { return nil }
    let top = heap[0]
    guard let last = heap.popLast() else { return nil }
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
