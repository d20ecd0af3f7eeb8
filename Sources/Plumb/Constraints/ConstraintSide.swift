/// One side of a constraint: an attribute of an item, or the distance between two attributes.
struct ConstraintSide: ViewIsolated {
  var reference: ItemReference?
  var attribute: NSLayoutConstraint.Attribute = .notAnAttribute
  var distance: AnchorDistance?

  static var nothing: ConstraintSide { ConstraintSide() }

  var item: AnyObject? { reference?.item }
}

/// The distance from one anchor to another, which `anchorWithOffset(to:)` makes a dimension of.
final class AnchorDistance: ViewIsolated {
  let start: ConstraintSide
  let end: ConstraintSide

  init(from start: ConstraintSide, to end: ConstraintSide) {
    self.start = start
    self.end = end
  }
}

nonisolated extension ConstraintSide: Hashable {
  static func == (left: ConstraintSide, right: ConstraintSide) -> Bool {
    guard left.reference === right.reference, left.attribute == right.attribute else { return false }
    switch (left.distance, right.distance) {
    case (nil, nil): return true
    case (let one?, let other?): return one === other || (one.start == other.start && one.end == other.end)
    default: return false
    }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(reference.map(ObjectIdentifier.init))
    hasher.combine(attribute)
    if let distance {
      hasher.combine(distance.start)
      hasher.combine(distance.end)
    }
  }
}
