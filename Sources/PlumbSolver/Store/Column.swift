/// A growing list of plain elements in memory of its own: what the solver keeps its numbers in.
///
/// Reading and writing an element costs no more than the load or the store: nothing is shared, so nothing has to be
/// asked before a write. Indices are checked with `PLUMB_INTERNAL_CHECKS` alone. An element may be written through a
/// column that is only borrowed.
struct Column<Element: BitwiseCopyable>: ~Copyable, @unchecked Sendable {
  /// The first element; loops that append nothing may hold on to it.
  private(set) var start: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity = 0

  init() { start = Column.nothing }

  init(repeating element: Element, count: Int) {
    start = Column.nothing
    resize(count, filledWith: element)
  }

  deinit {
    if capacity > 0 { start.deallocate() }
  }

  private static var nothing: UnsafeMutablePointer<Element> {
    UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  @inline(__always)
  var isEmpty: Bool { count == 0 }

  @inline(__always)
  var indices: Range<Int> { Range(uncheckedBounds: (0, count)) }

  @inline(__always)
  var last: Element? { count == 0 ? nil : start[count - 1] }

  subscript(index: Int) -> Element {
    @inline(__always)
    get {
      check(index)
      return start[index]
    }
    @inline(__always)
    nonmutating _modify {
      check(index)
      yield &start[index]
    }
  }

  @inline(__always)
  private func check(_ index: Int) {
    #if PLUMB_INTERNAL_CHECKS
    precondition(index >= 0 && index < count, "an index is out of range")
    #endif
  }

  func copy() -> Column {
    var result = Column()
    result.append(contentsOf: self)
    return result
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { reserve(count + 1) }
    (start + count).initialize(to: element)
    count += 1
  }

  /// Adds elements that the caller is about to write, and returns the index of the first.
  @inline(__always)
  mutating func grow(by amount: Int) -> Int {
    let old = count
    if old + amount > capacity { reserve(old + amount) }
    count = old + amount
    return old
  }

  /// Makes the first elements, for which there is room and which were written already, all that there are.
  @inline(__always)
  mutating func take(_ newCount: Int) { count = newCount }

  mutating func append(contentsOf other: borrowing Column) {
    reserve(count + other.count)
    (start + count).initialize(from: other.start, count: other.count)
    count += other.count
  }

  @inline(__always)
  mutating func popLast() -> Element? {
    if count == 0 { return nil }
    count -= 1
    return start[count]
  }

  @inline(__always)
  mutating func removeAll() { count = 0 }

  @inline(__always)
  mutating func removeLast(_ amount: Int = 1) { count -= amount }

  /// Gives back the memory where it holds more than `most` elements; the elements are lost.
  mutating func shrink(to most: Int) {
    count = 0
    if capacity <= most { return }
    start.deallocate()
    start = Column.nothing
    capacity = 0
  }

  /// Makes the count `newCount`; new elements are `element`.
  mutating func resize(_ newCount: Int, filledWith element: Element) {
    if newCount > count {
      reserve(newCount)
      (start + count).initialize(repeating: element, count: newCount - count)
    }
    count = newCount
  }

  /// Makes all `newCount` elements `element`.
  mutating func fill(_ newCount: Int, with element: Element) {
    count = 0
    resize(newCount, filledWith: element)
  }

  /// As `reserve`, where there is room as a rule.
  @inline(__always)
  mutating func makeRoom(for least: Int) {
    if least > capacity { reserve(least) }
  }

  @inline(never)
  mutating func reserve(_ least: Int) {
    if least <= capacity { return }
    let wanted = max(
      least, capacity == 0 ? Column.firstCapacity : capacity + capacity / (capacity < 8192 ? 1 : 2))
    let new = UnsafeMutablePointer<Element>.allocate(capacity: wanted)
    new.initialize(from: start, count: count)
    if capacity > 0 { start.deallocate() }
    start = new
    capacity = wanted
  }

  /// About half a kilobyte.
  private static var firstCapacity: Int { max(8, 512 / MemoryLayout<Element>.stride) }

  /// Sorts by insertion what is short and by merging what is long, so that equal elements keep their order.
  mutating func sort(from first: Int = 0, by precedes: (Element, Element) -> Bool) {
    if count - first > 24 {
      var elements = Array(UnsafeBufferPointer(start: start + first, count: count - first))
      elements.sort(by: precedes)
      for index in elements.indices { start[first + index] = elements[index] }
      return
    }
    var next = first + 1
    while next < count {
      let element = start[next]
      var place = next
      while place > first && precedes(element, start[place - 1]) {
        start[place] = start[place - 1]
        place -= 1
      }
      start[place] = element
      next += 1
    }
  }
}

extension Column where Element == Int32 {
  mutating func reverse() {
    var low = 0
    var high = count - 1
    while low < high {
      (start[low], start[high]) = (start[high], start[low])
      low += 1
      high -= 1
    }
  }

  /// Removes an index, which moves the last one to its place.
  mutating func remove(_ index: Int) {
    for place in indices where Int(start[place]) == index {
      start[place] = start[count - 1]
      removeLast()
      return
    }
  }
}
