/// The constraints that a view holds, in the order of their activation, with removal in amortised constant time.
struct ConstraintList: ViewIsolated {
  private var slots: [NSLayoutConstraint?] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  var constraints: [NSLayoutConstraint] { slots.compactMap { $0 } }

  /// Calls `body` with every constraint, in their order.
  @inline(__always)
  func forEach(_ body: (NSLayoutConstraint) -> Void) {
    for slot in slots {
      if let constraint = slot { body(constraint) }
    }
  }

  /// Empties the list.
  ///
  /// - Returns: what was in it.
  mutating func removeAll() -> ConstraintList {
    defer { self = ConstraintList() }
    return self
  }

  mutating func append(_ constraint: NSLayoutConstraint) {
    constraint.holderSlot = slots.count
    slots.append(constraint)
    count += 1
  }

  mutating func remove(_ constraint: NSLayoutConstraint) {
    let slot = constraint.holderSlot
    guard slot < slots.count, slots[slot] === constraint else { return }
    slots[slot] = nil
    count -= 1
    while let last = slots.last, last == nil { slots.removeLast() }
    if slots.count > 16, count * 2 < slots.count { close() }
  }

  /// Takes out the gaps that removals left.
  private mutating func close() {
    slots = slots.filter { $0 != nil }
    for (slot, constraint) in slots.enumerated() { constraint?.holderSlot = slot }
  }
}
