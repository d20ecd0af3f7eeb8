/// The active constraints of one item, in no order that matters to anybody, with removal in constant time.
///
/// The view that holds a constraint owns it as long as it is active. Where it is in the sets of its two items the
/// constraint itself knows; the rare one between distances is searched for.
struct ConstraintSet: ViewIsolated {
  private var members: [Unmanaged<NSLayoutConstraint>] = []

  /// Four constraints place a view; others name it.
  private static let initialCapacity = 6

  var isEmpty: Bool { members.isEmpty }

  var constraints: [NSLayoutConstraint] { members.map { $0.takeUnretainedValue() } }

  /// Adds a constraint to the set of one of its items.
  mutating func insert(_ constraint: NSLayoutConstraint, of item: ItemReference) {
    insert(constraint, asFirst: constraint.first.reference === item)
  }

  /// Adds a constraint to the set of its first item, or to that of its second.
  mutating func insert(_ constraint: NSLayoutConstraint, asFirst isFirst: Bool) {
    if members.isEmpty { members.reserveCapacity(Self.initialCapacity) }
    let place = Int32(members.count)
    if isFirst { constraint.placeAtFirst = place } else { constraint.placeAtSecond = place }
    members.append(Unmanaged.passUnretained(constraint))
  }

  /// Takes a constraint out of the set of one of its items.
  mutating func remove(_ constraint: NSLayoutConstraint, of item: ItemReference) {
    var index = constraint.place(of: item)
    if index >= members.count || members[index]._withUnsafeGuaranteedRef({ $0 !== constraint }) {
      guard let found = constraints.firstIndex(where: { $0 === constraint }) else { return }
      index = found
    }
    let last = members.removeLast()
    guard index < members.count else { return }
    members[index] = last
    last.takeUnretainedValue().setPlace(index, of: item)
  }
}

extension NSLayoutConstraint {
  fileprivate func place(of item: ItemReference) -> Int {
    Int(first.reference === item ? placeAtFirst : placeAtSecond)
  }

  fileprivate func setPlace(_ place: Int, of item: ItemReference) {
    if first.reference === item { placeAtFirst = Int32(place) } else { placeAtSecond = Int32(place) }
  }
}
