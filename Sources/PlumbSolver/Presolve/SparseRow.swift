/// A linear expression under construction: a dense array of coefficients with the list of those in use.
struct SparseRow: ~Copyable {
  struct Entry: BitwiseCopyable {
    var coefficient: Double
    /// The sum of the magnitudes that were added: what is far below it is rounding noise.
    var magnitude: Double
  }

  private var entries = Column<Entry>()
  /// By variable: where its entry would be.
  private var places = Column<Int32>()
  private(set) var variables = Column<Int32>()
  /// The rows that were added, with the factor of each.
  var factors = Column<StoredDefinitions.Factor>()
  /// Defined variables still to be replaced, as a heap: deepest level first.
  private var heap = Column<Int64>()

  /// A cancelled coefficient is one that is this much smaller than what was added.
  static let cancelled = 1e-11

  mutating func reset(variableCount: Int) {
    if places.count < variableCount { places.resize(variableCount, filledWith: 0) }
    entries.removeAll()
    variables.removeAll()
    factors.removeAll()
    heap.removeAll()
  }

  /// Adds `amount * variable`; true when the variable was not in use before.
  @inline(__always)
  mutating func add(_ variable: Int, _ amount: Double) -> Bool {
    let place = Int(places[variable])
    if place < variables.count && Int(variables[place]) == variable {
      entries[place].coefficient += amount
      entries[place].magnitude += abs(amount)
      return false
    }
    places[variable] = Store.id(variables.count)
    variables.append(Store.id(variable))
    entries.append(Entry(coefficient: amount, magnitude: abs(amount)))
    return true
  }

  /// The coefficient, 0 where the additions cancelled.
  @inline(__always)
  func net(_ variable: Int) -> Double {
    let entry = entries[Int(places[variable])]
    return abs(entry.coefficient) <= SparseRow.cancelled * entry.magnitude ? 0 : entry.coefficient
  }

  mutating func clear(_ variable: Int) {
    entries[Int(places[variable])] = Entry(coefficient: 0, magnitude: 0)
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
