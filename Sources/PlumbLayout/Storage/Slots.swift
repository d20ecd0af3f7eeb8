/// A table whose elements are changed in place.
///
/// Unlike an array it is never shared, so that a change asks neither who else holds it nor, elements being reached by
/// address, for a copy of the rest of the element.
struct Slots<Element>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity = 8

  init() { base = .allocate(capacity: capacity) }

  deinit {
    base.deinitialize(count: count)
    base.deallocate()
  }

  var indices: Range<Int> { 0..<count }

  mutating func append(_ element: consuming Element) {
    if count == capacity { grow(to: 2 * capacity) }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Makes room for so many more elements at once, so that a table that grows to them is not moved in between.
  mutating func reserve(_ more: Int) {
    if more > capacity - count { grow(to: max(2 * capacity, count + more)) }
  }

  private mutating func grow(to newCapacity: Int) {
    capacity = newCapacity
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
  }

  subscript(index: Int) -> Element {
    @inline(__always) unsafeAddress {
      precondition(index >= 0 && index < count, "The place is beyond the table.")
      return UnsafePointer(base + index)
    }
    @inline(__always) unsafeMutableAddress {
      precondition(index >= 0 && index < count, "The place is beyond the table.")
      return base + index
    }
  }
}
