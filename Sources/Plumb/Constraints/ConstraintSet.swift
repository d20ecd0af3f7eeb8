/// The active constraints of one item, in the order in which they came, with removal in constant time.
///
/// The view that holds a constraint owns it as long as it is active. The set is chained through the constraints
/// themselves, by the side on which they name the item; the rare one between distances is listed apart and searched for.
struct ConstraintSet: ViewIsolated {
  private var first = ConstraintLink()
  private var last = ConstraintLink()
  private var distances: [Unmanaged<NSLayoutConstraint>] = []

  var isEmpty: Bool { first.isNone && distances.isEmpty }

  var constraints: [NSLayoutConstraint] {
    var list: [NSLayoutConstraint] = []
    var next = first
    while let constraint = next.constraint {
      list.append(constraint)
      next = constraint[next.side].next
    }
    return list + distances.map { $0.takeUnretainedValue() }
  }

  /// Adds a constraint to the set of the item that it names on a side.
  mutating func insert(_ constraint: NSLayoutConstraint, _ side: ConstraintLink.Side) {
    let link = ConstraintLink(constraint, side)
    constraint[side].previous = last
    if last.isNone { first = link } else { last.setNext(link) }
    last = link
  }

  /// Takes a constraint out of the set of the item that it names on a side; it must be in it.
  mutating func remove(_ constraint: NSLayoutConstraint, _ side: ConstraintLink.Side) {
    let place = constraint[side]
    constraint[side] = ConstraintPlace()
    if place.previous.isNone { first = place.next } else { place.previous.setNext(place.next) }
    if place.next.isNone { last = place.previous } else { place.next.setPrevious(place.previous) }
  }

  /// Adds a constraint between distances.
  mutating func insertDistance(_ constraint: NSLayoutConstraint) {
    distances.append(Unmanaged.passUnretained(constraint))
  }

  /// Takes a constraint between distances out.
  mutating func removeDistance(_ constraint: NSLayoutConstraint) {
    let link = Unmanaged.passUnretained(constraint).toOpaque()
    if let index = distances.firstIndex(where: { $0.toOpaque() == link }) { distances.remove(at: index) }
  }
}

/// A constraint, and the side on which it names an item, in one word. It does not keep the constraint.
struct ConstraintLink: ViewIsolated {
  enum Side: UInt { case first, second }

  // Objects lie at even addresses.
  private let bits: UInt

  init() { bits = 0 }

  @inline(__always)
  init(_ constraint: NSLayoutConstraint, _ side: Side) {
    bits = UInt(bitPattern: Unmanaged.passUnretained(constraint).toOpaque()) | side.rawValue
  }

  var isNone: Bool { bits == 0 }
  var side: Side { bits & 1 == 0 ? .first : .second }
  var constraint: NSLayoutConstraint? { reference?.takeUnretainedValue() }

  @inline(__always)
  private var reference: Unmanaged<NSLayoutConstraint>? {
    UnsafeRawPointer(bitPattern: bits & ~1).map { Unmanaged.fromOpaque($0) }
  }

  @inline(__always)
  func setNext(_ link: ConstraintLink) { reference?._withUnsafeGuaranteedRef { $0[side].next = link } }

  @inline(__always)
  func setPrevious(_ link: ConstraintLink) {
    reference?._withUnsafeGuaranteedRef { $0[side].previous = link }
  }
}

/// Where a constraint is in the set of an item: between which others.
struct ConstraintPlace: ViewIsolated {
  var next = ConstraintLink()
  var previous = ConstraintLink()
}

extension NSLayoutConstraint {
  /// The constraint's place in the set of the item on a side.
  @inline(__always)
  final subscript(side: ConstraintLink.Side) -> ConstraintPlace {
    get { side == .first ? placeAtFirst : placeAtSecond }
    set { if side == .first { placeAtFirst = newValue } else { placeAtSecond = newValue } }
  }
}
