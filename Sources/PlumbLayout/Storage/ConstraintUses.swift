/// Which constraints name an item: for each item a list, linked through one table for the whole tree, so that a
/// constraint comes and goes in constant time and without an allocation of its own.
struct ConstraintUses: ~Copyable {
  private var uses = Slots<ConstraintUse>()
  private var free: Int32 = -1

  /// Adds a use in front of an item's list and of the constraint's own.
  ///
  /// - Parameters:
  ///   - constraint: the constraint.
  ///   - item: the item that it names.
  ///   - list: where the item's list begins, or -1.
  ///   - siblings: where the constraint's own list begins, or -1.
  mutating func add(_ constraint: Int32, of item: Int32, to list: inout Int32, _ siblings: inout Int32) {
    let use = ConstraintUse(constraint: constraint, item: item, next: list, previous: -1, sibling: siblings)
    let place: Int32
    if free >= 0 {
      place = free
      free = uses[Int(place)].next
      uses[Int(place)] = use
    } else {
      place = Int32(uses.count)
      uses.append(use)
    }
    if list >= 0 { uses[Int(list)].previous = place }
    list = place
    siblings = place
  }

  /// Takes a use out; the item's list then begins at what is returned, unless that is `nil`.
  mutating func remove(_ place: Int32) -> (item: Int32, newFirst: Int32?, sibling: Int32) {
    let use = uses[Int(place)]
    if use.next >= 0 { uses[Int(use.next)].previous = use.previous }
    if use.previous >= 0 { uses[Int(use.previous)].next = use.next }
    uses[Int(place)].next = free
    free = place
    return (use.item, use.previous < 0 ? use.next : nil, use.sibling)
  }

  mutating func reserve(_ more: Int) { uses.reserve(more) }

  func constraint(_ place: Int32) -> Int32 { uses[Int(place)].constraint }

  func next(_ place: Int32) -> Int32 { uses[Int(place)].next }
}
