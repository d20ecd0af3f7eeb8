/// One side of a constraint: an attribute of an item, or the distance between two attributes.
///
/// It is one counted reference, since constraints and anchors hold two of these and hand them on.
struct ConstraintSide: ViewIsolated {
  private var end: ConstraintEnd?
  var attribute: NSLayoutConstraint.Attribute
  /// Whether the side is a distance.
  private(set) var isDistance: Bool

  @inline(__always)
  init(reference: ItemReference? = nil, attribute: NSLayoutConstraint.Attribute = .notAnAttribute) {
    end = reference
    self.attribute = attribute
    isDistance = false
  }

  init(distance: AnchorDistance) {
    end = distance
    attribute = .notAnAttribute
    isDistance = true
  }

  static var nothing: ConstraintSide { ConstraintSide() }

  var isNothing: Bool { end == nil }

  @inline(__always)
  nonisolated var reference: ItemReference? {
    guard !isDistance, let end else { return nil }
    return unsafeDowncast(end, to: ItemReference.self)
  }

  /// The reference for whoever keeps the side meanwhile: reading it counts nothing.
  @inline(__always)
  var link: Unmanaged<ItemReference>? {
    guard !isDistance, let end else { return nil }
    return Unmanaged.passUnretained(unsafeDowncast(end, to: ItemReference.self))
  }

  nonisolated var distance: AnchorDistance? {
    guard isDistance, let end else { return nil }
    return unsafeDowncast(end, to: AnchorDistance.self)
  }

  var item: AnyObject? { reference?.item }
}

/// What a side of a constraint ends at: an item, or the distance between two of its kind.
class ConstraintEnd: ViewIsolated {}

/// The distance from one anchor to another, which `anchorWithOffset(to:)` makes a dimension of.
final class AnchorDistance: ConstraintEnd {
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
