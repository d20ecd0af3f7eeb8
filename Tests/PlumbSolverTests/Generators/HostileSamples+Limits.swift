import PlumbSolver

extension HostileSamples {
  /// Required rows of which several cannot hold.
  static func contradictory(_ random: inout SeededGenerator) -> SampleSystem {
    var system = SampleSystem()
    let unknowns = unknowns(2...5, in: &system, &random)
    for _ in 0..<random.within(4...12) {
      system.add(
        terms(unknowns, atMost: 3, &random), relation(&random), constant(&random),
        at: random.chance(1, of: 6) ? 500 : 1000, origin: random.chance(1, of: 3) ? .system : .user)
    }
    return system
  }

  /// Wishes of one or two priorities that have to share.
  static func equalPriorities(_ random: inout SeededGenerator) -> SampleSystem {
    var system = SampleSystem()
    let unknowns = unknowns(2...6, in: &system, &random)
    if random.chance(2, of: 3) {
      system.add(unknowns.map { ($0, 1) }, random.pick([.equal, .lessThanOrEqual]), -100)
    }
    for _ in 0..<random.within(3...10) {
      system.add(
        terms(unknowns, atMost: 2, &random), relation(&random), constant(&random),
        at: random.pick([500, 500, 500, 501]))
    }
    return system
  }

  /// Coefficients from 1/8192 to 8192.
  static func wideRatios(_ random: inout SeededGenerator) -> SampleSystem {
    var system = SampleSystem()
    let unknowns = unknowns(2...4, in: &system, &random)
    for _ in 0..<random.within(2...6) {
      let terms = (0..<random.within(1...2)).map { _ in
        (
          variable: random.pick(unknowns),
          coefficient: random.pick([1, -1, 8192, -4096, 1.0 / 8192, -1.0 / 4096, 64, -1.0 / 64])
        )
      }
      system.add(terms, relation(&random), Double(random.within(-9...9)), at: random.pick(priorities))
    }
    return system
  }

  /// Inequalities only, from an end to an end, with little or too little room.
  static func chainOfInequalities(_ random: inout SeededGenerator) -> SampleSystem {
    var system = SampleSystem()
    let unknowns = unknowns(3...7, in: &system, &random)
    let ahead = random.chance(1, of: 2) ? Relation.greaterThanOrEqual : .lessThanOrEqual
    system.add([(unknowns[0], 1)], .equal, at: random.pick([1000, 999]))
    for (one, next) in zip(unknowns, unknowns.dropFirst()) {
      system.add(
        [(next, 1), (one, -1)], ahead, -Double(random.within(-10...10)),
        at: random.pick([1000, 1000, 750, 250]))
    }
    system.add(
      [(unknowns[unknowns.count - 1], 1)], random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
      -Double(random.within(-30...30)), at: random.pick([1000, 1000, 500]))
    for unknown in unknowns where random.chance(1, of: 3) {
      system.add([(unknown, 1)], relation(&random), constant(&random), at: random.pick([750, 250]))
    }
    return system
  }

  /// Too few rows: most unknowns are ambiguous. Parameters, rows without unknowns and equal orders take part.
  static func openEnds(_ random: inout SeededGenerator) -> SampleSystem {
    var system = SampleSystem()
    var unknowns = unknowns(2...6, in: &system, &random)
    if random.chance(1, of: 4) { for unknown in unknowns { system.variables[unknown].order = 7 } }
    if random.chance(1, of: 2) { unknowns.append(system.parameter(constant(&random))) }
    for _ in 0..<random.within(0...4) {
      system.add(
        terms(unknowns, atMost: 3, &random), relation(&random), constant(&random),
        at: random.pick(priorities))
    }
    if random.chance(1, of: 6) { system.add([], relation(&random), constant(&random)) }
    if random.chance(1, of: 6) { system.add([], relation(&random), constant(&random), at: 400) }
    return system
  }
}
