/// The active constraints of one item, in no order that matters to anybody, with removal in constant time.
struct ConstraintSet {
  private(set) var constraints: [NSLayoutConstraint] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// Below this count a search is cheaper than a table.
  private static let searched = 16

  var isEmpty: Bool { constraints.isEmpty }

  mutating func insert(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
    if constraints.count > Self.searched + 1 {
      places[ObjectIdentifier(constraint)] = constraints.count - 1
    } else if constraints.count == Self.searched + 1 {
      for (index, constraint) in constraints.enumerated() { places[ObjectIdentifier(constraint)] = index }
    }
  }

  mutating func remove(_ constraint: NSLayoutConstraint) {
    let found =
      places.isEmpty
      ? constraints.firstIndex { $0 === constraint } : places[ObjectIdentifier(constraint)]
    guard let index = found else { return }
    let last = constraints.removeLast()
    if index < constraints.count { constraints[index] = last }
    if !places.isEmpty {
      places[ObjectIdentifier(constraint)] = nil
      if index < constraints.count { places[ObjectIdentifier(last)] = index }
      if constraints.count <= Self.searched { places.removeAll() }
    }
  }
}
