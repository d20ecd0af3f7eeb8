import PlumbSolver

/// Random systems as real layouts make them.
enum LayoutSamples {
  static let priorities: [Float] = [1000, 1000, 999, 750, 500, 251, 250, 49.5, 1]

  static func gap(_ random: inout SeededGenerator) -> Double {
    Double(random.pick([0, 4, 8, 8, 10, 16, 20]))
  }

  /// Boxes side by side; the last one ends at, before or after the container's end.
  static func row(_ random: inout SeededGenerator) -> SampleSystem {
    var system = SampleSystem()
    let outer = system.container(Double(random.within(50...600)), &random)
    var previous: SampleBox?
    for _ in 0..<random.within(1...4) {
      let box = system.box()
      if let previous {
        system.gap(previous, box, gap(&random), random.pick([.equal, .equal, .greaterThanOrEqual]))
      } else {
        system.pinStart(box, in: outer, gap(&random))
      }
      system.intrinsic(box, &random)
      if random.chance(1, of: 4) { limit(box, in: &system, &random) }
      previous = box
    }
    if let previous {
      let relation = random.pick([Relation.equal, .equal, .greaterThanOrEqual, .lessThanOrEqual])
      system.pinEnd(previous, in: outer, gap(&random), relation, at: random.pick([1000, 1000, 999, 500]))
    }
    return system
  }

  /// Boxes one inside the other, some of them as small as what is in them.
  static func nest(_ random: inout SeededGenerator) -> SampleSystem {
    var system = SampleSystem()
    var outer = system.container(Double(random.within(50...600)), &random)
    for _ in 0..<random.within(1...4) {
      let box = system.box()
      system.pinStart(box, in: outer, gap(&random), at: random.pick([1000, 1000, 750]))
      system.pinEnd(box, in: outer, gap(&random), random.pick([.equal, .equal, .greaterThanOrEqual]))
      if random.chance(1, of: 3) { system.intrinsic(box, &random) }
      if random.chance(1, of: 4) { limit(box, in: &system, &random) }
      outer = box
    }
    return system
  }

  /// A container as long as its content, of which the boxes share the rest in equal parts or by hugging.
  static func stack(_ random: inout SeededGenerator) -> SampleSystem {
    var system = SampleSystem()
    let outer = system.container(Double(random.within(50...600)), &random)
    let spacing = gap(&random)
    let equal = random.chance(1, of: 2)
    var boxes: [SampleBox] = []
    for index in 0..<random.within(2...4) {
      let box = system.box()
      system.intrinsic(box, &random)
      if index == 0 {
        system.pinStart(box, in: outer, 0)
      } else {
        system.gap(boxes[index - 1], box, spacing)
        if equal { system.add([(box.size, 1), (boxes[0].size, -1)], .equal, at: random.pick([1000, 999])) }
      }
      boxes.append(box)
    }
    system.pinEnd(boxes[boxes.count - 1], in: outer, 0)
    if random.chance(1, of: 3) { system.add([(boxes[0].size, 1)], .equal) }
    return system
  }

  private static func limit(
    _ box: SampleBox, in system: inout SampleSystem, _ random: inout SeededGenerator
  ) {
    let size = Double(random.within(0...300))
    let relation = random.pick([Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
    system.add([(box.size, 1)], relation, -size, at: random.pick(priorities))
  }
}
