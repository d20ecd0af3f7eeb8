import PlumbSolver

extension LayoutSamples {
  /// Boxes with spacers of equal size between them.
  static func equalSpacing(_ random: inout SeededGenerator) -> SampleSystem {
    var system = SampleSystem()
    let outer = system.container(Double(random.within(50...600)), &random)
    var previous = system.box()
    system.pinStart(previous, in: outer, 0)
    system.intrinsic(previous, &random)
    var firstSpacer: Int?
    for _ in 0..<random.within(1...2) {
      let spacer = system.variable(.size)
      system.add([(spacer, 1)], .greaterThanOrEqual, -gap(&random), at: random.pick([1000, 999, 500]))
      if let firstSpacer {
        system.add([(spacer, 1), (firstSpacer, -1)], .equal, at: random.pick([1000, 999]))
      }
      firstSpacer = firstSpacer ?? spacer
      let box = system.box()
      system.intrinsic(box, &random)
      system.add(
        [(box.start, 1), (previous.start, -1), (previous.size, -1), (spacer, -1)], .equal)
      previous = box
    }
    system.pinEnd(previous, in: outer, 0, at: random.pick([1000, 1000, 800]))
    return system
  }

  /// Sizes that are multiples of each other or of the container's.
  static func proportional(_ random: inout SeededGenerator) -> SampleSystem {
    var system = SampleSystem()
    let outer = system.container(Double(random.within(50...600)), &random)
    var boxes = [outer]
    for _ in 0..<random.within(1...4) {
      let box = system.box()
      let other = random.pick(boxes)
      system.add(
        [(box.size, 1), (other.size, -random.pick([0.25, 0.5, 0.75, 1, 1.5, 2]))],
        random.pick([.equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
        -Double(random.within(-10...10)), at: random.pick(priorities))
      if random.chance(1, of: 2) {
        system.pinStart(box, in: random.pick(boxes), gap(&random))
      } else {
        system.gap(random.pick(boxes), box, gap(&random), at: random.pick(priorities))
      }
      if random.chance(1, of: 2) { system.intrinsic(box, &random) }
      boxes.append(box)
    }
    system.pinEnd(boxes[boxes.count - 1], in: outer, gap(&random), at: random.pick(priorities))
    return system
  }

  /// Two axes that a ratio joins; aspect fit and fill.
  static func aspect(_ random: inout SeededGenerator) -> SampleSystem {
    var system = SampleSystem()
    let across = system.container(Double(random.within(50...600)), &random)
    let down = system.container(Double(random.within(50...900)), &random)
    for _ in 0..<random.within(1...2) {
      let x = system.box()
      let y = system.box()
      system.add(
        [(x.size, 1), (y.size, -random.pick([0.5, 0.75, 1, 1.25, 1.5, 2]))], .equal,
        at: random.pick([1000, 1000, 999, 500]))
      for (box, outer) in [(x, across), (y, down)] {
        if random.chance(1, of: 2) {
          system.centre(box, on: outer, 0)
        } else {
          system.pinStart(box, in: outer, gap(&random))
        }
        let fit = random.chance(2, of: 3)
        system.add(
          [(box.size, 1), (outer.size, -1)], fit ? .lessThanOrEqual : .greaterThanOrEqual)
        system.add([(box.size, 1), (outer.size, -1)], .equal, at: random.pick([750, 750, 749, 250]))
        if random.chance(1, of: 3) { system.intrinsic(box, &random) }
      }
    }
    return system
  }

  /// Centres, with minimal distances to both ends.
  static func centred(_ random: inout SeededGenerator) -> SampleSystem {
    var system = SampleSystem()
    let outer = system.container(Double(random.within(50...600)), &random)
    var previous: SampleBox?
    for _ in 0..<random.within(1...3) {
      let box = system.box()
      system.intrinsic(box, &random)
      system.centre(box, on: outer, Double(random.within(-50...50)), at: random.pick(priorities))
      system.pinStart(box, in: outer, gap(&random), .greaterThanOrEqual, at: random.pick(priorities))
      system.pinEnd(box, in: outer, gap(&random), .greaterThanOrEqual, at: random.pick(priorities))
      if let previous { system.gap(previous, box, gap(&random), .greaterThanOrEqual) }
      previous = box
    }
    return system
  }

  /// Any of the usual constraints between any boxes.
  static func mixture(_ random: inout SeededGenerator) -> SampleSystem {
    var system = SampleSystem()
    let outer = system.container(Double(random.within(50...600)), &random)
    var boxes = [outer]
    for _ in 0..<random.within(1...4) {
      let box = system.box()
      if random.chance(2, of: 3) { system.intrinsic(box, &random) }
      boxes.append(box)
    }
    for _ in 0..<random.within(2...12) {
      let one = random.pick(boxes)
      let other = random.pick(boxes)
      let priority = random.pick(priorities)
      let relation = random.pick([Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
      switch random.below(6) {
      case 0: system.pinStart(one, in: other, gap(&random), relation, at: priority)
      case 1: system.pinEnd(one, in: other, gap(&random), relation, at: priority)
      case 2: system.gap(one, other, gap(&random), relation, at: priority)
      case 3: system.centre(one, on: other, 0, at: priority)
      case 4: system.add([(one.size, 1), (other.size, -1)], relation, at: priority)
      default: system.add([(one.size, 1)], relation, -Double(random.within(0...200)), at: priority)
      }
    }
    return system
  }
}
