import PlumbSolver

extension LayoutSamples {
  /// A tree of rows inside rows with 10 to 40 unknowns: leaves with content, rows as long as what is in them, equal
  /// and proportional sizes across the tree, a few wishes of any kind.
  static func tree(_ random: inout SeededGenerator) -> SampleSystem {
    var system = SampleSystem()
    let outer = system.container(Double(random.within(100...900)), &random)
    var boxes: [SampleBox] = []
    var budget = random.within(4...18)
    fill(outer, depth: 0, &budget, in: &system, &boxes, &random)
    for _ in 0..<random.within(0...6) {
      let one = random.pick(boxes)
      let other = random.pick(boxes)
      let priority: Float = random.pick([1000, 999, 750, 500, 250.5, 250])
      switch random.below(5) {
      case 0: system.add([(one.size, 1), (other.size, -1)], .equal, at: priority)
      case 1: system.add([(one.size, 1), (other.size, -0.5)], .lessThanOrEqual, 4, at: priority)
      case 2: system.centre(one, on: other, 0, at: min(priority, 999))
      case 3: system.add([(one.size, 1)], .greaterThanOrEqual, -Double(random.within(0...150)), at: priority)
      default: system.pinEnd(one, in: outer, 8, .greaterThanOrEqual, at: priority)
      }
    }
    return system
  }

  private static func fill(
    _ outer: SampleBox, depth: Int, _ budget: inout Int, in system: inout SampleSystem,
    _ boxes: inout [SampleBox], _ random: inout SeededGenerator
  ) {
    var previous: SampleBox?
    for _ in 0..<random.within(1...4) where budget > 0 || previous == nil {
      budget -= 1
      let box = system.box()
      boxes.append(box)
      if let previous {
        system.gap(previous, box, gap(&random), random.chance(1, of: 5) ? .greaterThanOrEqual : .equal)
      } else {
        system.pinStart(box, in: outer, gap(&random))
      }
      if depth < 3 && budget > 0 && random.chance(1, of: 3) {
        fill(box, depth: depth + 1, &budget, in: &system, &boxes, &random)
        system.add([(box.size, 1)], .greaterThanOrEqual, origin: .system)
      } else {
        system.intrinsic(box, &random)
      }
      previous = box
    }
    if let previous {
      system.pinEnd(
        previous, in: outer, gap(&random), random.chance(1, of: 5) ? .greaterThanOrEqual : .equal,
        at: random.chance(1, of: 6) ? 999 : 1000)
    }
  }
}
