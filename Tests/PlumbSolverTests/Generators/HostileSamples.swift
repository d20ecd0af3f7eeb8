import PlumbSolver

/// Random systems that no layout would contain, or only by mistake.
enum HostileSamples {
  static let priorities: [Float] = [1000, 1000, 1000, 999, 750, 500, 250, 0.5]
  static let coefficients: [Double] = [1, 1, 1, -1, -1, -1, 2, -2, 0.5, -0.5, 3, -3, 0.25, 4]

  static func unknowns(
    _ count: ClosedRange<Int>, in system: inout SampleSystem, _ random: inout SeededGenerator
  ) -> [Int] {
    var unknowns: [Int] = []
    var orders = Array(0..<Int64(count.upperBound)).shuffled(using: &random)
    for _ in 0..<random.within(count) {
      unknowns.append(
        system.variable(random.chance(1, of: 2) ? .position : .size, order: orders.removeLast()))
    }
    return unknowns
  }

  static func constant(_ random: inout SeededGenerator) -> Double { Double(random.within(-400...400)) / 4 }

  static func relation(_ random: inout SeededGenerator) -> Relation {
    random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual])
  }

  static func terms(
    _ unknowns: [Int], atMost count: Int, _ random: inout SeededGenerator
  ) -> [(variable: Int, coefficient: Double)] {
    (0..<random.within(1...count)).map { _ in (random.pick(unknowns), random.pick(coefficients)) }
  }

  /// Any rows over any unknowns.
  static func dense(_ random: inout SeededGenerator) -> SampleSystem {
    var system = SampleSystem()
    let unknowns = unknowns(2...6, in: &system, &random)
    for _ in 0..<random.within(2...12) {
      system.add(
        terms(unknowns, atMost: 4, &random), relation(&random), constant(&random),
        at: random.pick(priorities), origin: random.chance(1, of: 5) ? .system : .user)
    }
    return system
  }

  /// Rings of equalities, whose last member closes, contradicts or settles them.
  static func cycle(_ random: inout SeededGenerator) -> SampleSystem {
    var system = SampleSystem()
    let unknowns = unknowns(3...7, in: &system, &random)
    var sum = 0.0
    for (one, next) in zip(unknowns, unknowns.dropFirst()) {
      let step = constant(&random)
      sum += step
      system.add([(next, 1), (one, -1)], .equal, -step, at: random.pick([1000, 1000, 1000, 500]))
    }
    let factor = random.pick([1.0, 1, 0.5, 2, -1])
    let miss = random.pick([0.0, 0, 0.5, 100])
    system.add([(unknowns[0], factor), (unknowns[unknowns.count - 1], -1)], .equal, sum + miss)
    for _ in 0..<random.within(0...4) {
      system.add(
        terms(unknowns, atMost: 3, &random), relation(&random), constant(&random),
        at: random.pick(priorities))
    }
    return system
  }

  /// Many copies, multiples and sums of a few rows that agree with a point.
  static func redundant(_ random: inout SeededGenerator) -> SampleSystem {
    var system = SampleSystem()
    let unknowns = unknowns(3...6, in: &system, &random)
    let point = unknowns.map { _ in Double(random.within(-200...200)) }
    var rows: [SampleSystem.Row] = []
    for _ in 0..<random.within(2...4) {
      let terms = terms(unknowns, atMost: 3, &random)
      let sum = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
      rows.append(SampleSystem.Row(terms: terms, constant: -sum, relation: .equal))
    }
    for _ in 0..<random.within(2...8) {
      let factor = random.pick([1.0, -1, 2, 0.5, 0.25])
      var row = scaled(random.pick(rows), by: factor)
      if random.chance(1, of: 2) {
        let other = scaled(random.pick(rows), by: random.pick([1, -1, 2]))
        row.terms += other.terms
        row.constant += other.constant
      }
      rows.append(row)
    }
    for index in rows.indices {
      if random.chance(1, of: 6) { rows[index].priority = random.pick(priorities) }
      if random.chance(1, of: 6) { rows[index].relation = relation(&random) }
      if random.chance(1, of: 8) { rows[index].origin = .system }
    }
    system.rows = rows.shuffled(using: &random)
    for unknown in unknowns where random.chance(1, of: 3) {
      system.add([(unknown, 1)], relation(&random), constant(&random), at: random.pick([700, 300]))
    }
    return system
  }

  static func scaled(_ row: SampleSystem.Row, by factor: Double) -> SampleSystem.Row {
    var row = row
    row.terms = row.terms.map { ($0.variable, $0.coefficient * factor) }
    row.constant *= factor
    return row
  }
}
