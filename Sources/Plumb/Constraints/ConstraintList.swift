/// The constraints that a view holds, in the order of their activation.
///
/// The list is chained through the constraints themselves, so that one comes and goes in constant time and without an
/// allocation. It keeps what is in it: whoever owns it empties it before its own end.
struct ConstraintList: ViewIsolated {
  private var first: Unmanaged<NSLayoutConstraint>?
  private var last: Unmanaged<NSLayoutConstraint>?
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  var constraints: [NSLayoutConstraint] {
    var list: [NSLayoutConstraint] = []
    list.reserveCapacity(count)
    forEach { list.append($0) }
    return list
  }

  /// Calls `body` with every constraint, in their order; it may take out the one that it is given, and none else.
  @inline(__always)
  func forEach(_ body: (NSLayoutConstraint) -> Void) {
    var next = first
    var afterNext = next?._withUnsafeGuaranteedRef { $0.nextHeld }
    while let link = next {
      next = afterNext
      // The memory of the next one is on its way while this one is worked on.
      afterNext = next?._withUnsafeGuaranteedRef { $0.nextHeld }
      link._withUnsafeGuaranteedRef(body)
    }
  }

  /// Empties the list, and calls `body` with everything that was in it.
  mutating func removeAll(_ body: (NSLayoutConstraint) -> Void) {
    var next = first
    self = ConstraintList()
    while let link = next {
      let constraint = link.takeRetainedValue()
      next = constraint.nextHeld
      (constraint.nextHeld, constraint.previousHeld) = (nil, nil)
      body(constraint)
    }
  }

  mutating func append(_ constraint: NSLayoutConstraint) {
    let link = Unmanaged.passRetained(constraint)
    constraint.previousHeld = last
    if let last { last._withUnsafeGuaranteedRef { $0.nextHeld = link } } else { first = link }
    last = link
    count += 1
  }

  /// Takes out a constraint, which must be in the list.
  mutating func remove(_ constraint: NSLayoutConstraint) {
    let (previous, next) = (constraint.previousHeld, constraint.nextHeld)
    if let previous { previous._withUnsafeGuaranteedRef { $0.nextHeld = next } } else { first = next }
    if let next { next._withUnsafeGuaranteedRef { $0.previousHeld = previous } } else { last = previous }
    (constraint.nextHeld, constraint.previousHeld) = (nil, nil)
    count -= 1
    Unmanaged.passUnretained(constraint).release()
  }
}
