import PlumbSolver

/// The position and the size of a view along one axis.
struct SampleBox {
  var start: Int
  var size: Int

  /// The terms of the far edge.
  var end: [(variable: Int, coefficient: Double)] { [(start, 1), (size, 1)] }
}

extension SampleSystem {
  mutating func box() -> SampleBox {
    let order = Int64(variables.count)
    return SampleBox(start: variable(.position, order: order), size: variable(.size, order: order + 1))
  }

  /// A box whose start is 0 and whose size is a parameter, a required number or a strong wish.
  mutating func container(_ size: Double, _ random: inout SeededGenerator) -> SampleBox {
    let box = box()
    add([(box.start, 1)], .equal, origin: .system)
    switch random.below(4) {
    case 0: add([(box.size, 1)], .equal, -size)
    case 1: add([(box.size, 1)], .equal, -size, at: 999)
    default:
      let width = parameter(size)
      add([(box.size, 1), (width, -1)], .equal, origin: .system)
    }
    return box
  }

  /// The four or two wishes of an intrinsic size, and that the size is not negative.
  mutating func intrinsic(_ box: SampleBox, _ random: inout SeededGenerator) {
    let size = Double(random.within(0...400)) / 2
    add([(box.size, 1)], .greaterThanOrEqual, origin: .system)
    add([(box.size, 1)], .lessThanOrEqual, -size, at: random.pick([250, 250, 250, 251, 252, 700]))
    add([(box.size, 1)], .greaterThanOrEqual, -size, at: random.pick([750, 750, 750, 751, 250, 999]))
  }

  /// `ahead.end + gap == next.start`, or one side of it.
  mutating func gap(
    _ ahead: SampleBox, _ next: SampleBox, _ gap: Double, _ relation: Relation = .equal,
    at priority: Float = 1000
  ) {
    add([(next.start, 1), (ahead.start, -1), (ahead.size, -1)], relation, -gap, at: priority)
  }

  mutating func pinStart(
    _ box: SampleBox, in outer: SampleBox, _ gap: Double, _ relation: Relation = .equal,
    at priority: Float = 1000
  ) {
    add([(box.start, 1), (outer.start, -1)], relation, -gap, at: priority)
  }

  mutating func pinEnd(
    _ box: SampleBox, in outer: SampleBox, _ gap: Double, _ relation: Relation = .equal,
    at priority: Float = 1000
  ) {
    add(
      [(outer.start, 1), (outer.size, 1), (box.start, -1), (box.size, -1)], relation, -gap, at: priority)
  }

  mutating func centre(_ box: SampleBox, on outer: SampleBox, _ offset: Double, at priority: Float = 1000) {
    add(
      [(box.start, 1), (box.size, 0.5), (outer.start, -1), (outer.size, -0.5)], .equal, -offset,
      at: priority)
  }
}
