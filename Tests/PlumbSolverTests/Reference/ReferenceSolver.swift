import PlumbSolver

/// The answer straight from the rules: required rows admitted one after the other, then a minimum for each
/// level, then a minimum for each tie. Every step narrows the set of points kept in one exact tableau.
struct ReferenceSolver {
  private let system: SampleSystem
  private var tableau = ExactTableau()
  /// The tableau's variable for each unknown.
  private var number: [Int]
  private var answer: ReferenceAnswer

  static func solve(_ system: SampleSystem) throws(ExactOverflow) -> ReferenceAnswer {
    var solver = ReferenceSolver(system)
    try solver.admit(solver.admissionOrder)
    let levels = try solver.minimiseLevels()
    try solver.findRanges()
    try solver.breakTies(levels)
    for variable in system.unknowns {
      solver.answer.values[variable] = solver.tableau.value(of: solver.number[variable])
    }
    return solver.answer
  }

  /// Whether the required rows among `rows` hold together at some point.
  static func canHold(_ system: SampleSystem, rows: [Int]) throws(ExactOverflow) -> Bool {
    var solver = ReferenceSolver(system)
    try solver.admit(rows)
    return solver.answer.setAside.isEmpty
  }

  private init(_ system: SampleSystem) {
    self.system = system
    let count = system.variables.count
    number = Array(repeating: -1, count: count)
    answer = ReferenceAnswer(
      ranges: Array(repeating: (0, 0), count: count), values: Array(repeating: 0, count: count))
    for variable in system.unknowns { number[variable] = tableau.addFreeVariable() }
  }

  /// Origin system by content, then origin user by age.
  private var admissionOrder: [Int] {
    let required = system.rows.indices.filter { system.rows[$0].isRequired }
    return Self.byContent(system, required.filter { system.rows[$0].origin == .system })
      + required.filter { system.rows[$0].origin == .user }
  }

  private static func byContent(_ system: SampleSystem, _ rows: [Int]) -> [Int] {
    let keys = system.rows.indices.map { ContentKey(system, row: $0) }
    return rows.sorted { one, other in keys[one] == keys[other] ? one < other : keys[one] < keys[other] }
  }

  private mutating func admit(_ rows: [Int]) throws(ExactOverflow) {
    for index in rows {
      let row = try ReferenceRow(system, row: index, number: number)
      var trial = tableau
      let difference = try trial.addDifference(row.terms, constant: row.constant)
      if try trial.minimise(row.violation(difference)) == 0 {
        trial.keepOptimalFace()
        tableau = trial
      } else {
        answer.setAside.append(index)
      }
    }
  }

  private typealias Level = [(row: Int, violation: ExactTableau.Terms)]

  private mutating func minimiseLevels() throws(ExactOverflow) -> [Level] {
    let optional = system.rows.indices.filter { !system.rows[$0].isRequired }
    var levels: [Level] = []
    for priority in Set(optional.map { system.rows[$0].priority }).sorted(by: >) {
      let rows = optional.filter { system.rows[$0].priority == priority }
      var integerRows: [ReferenceRow] = []
      for row in rows { integerRows.append(try ReferenceRow(system, row: row, number: number)) }
      let scale = integerRows.map(\.scale).max() ?? 1
      var objective: ExactTableau.Terms = []
      var level: Level = []
      for (index, row) in zip(rows, integerRows) {
        let difference = try tableau.addDifference(row.terms, constant: row.constant)
        objective += row.violation(difference, weight: scale / row.scale * row.share)
        level.append((index, row.violation(difference)))
      }
      let least = try tableau.minimise(objective)
      tableau.keepOptimalFace()
      answer.sums.append((priority, (least ?? .nan) / Double(scale)))
      levels.append(level)
    }
    return levels
  }

  private mutating func findRanges() throws(ExactOverflow) {
    for variable in system.unknowns {
      let unknown = number[variable]
      if tableau.isSettled(unknown) {
        let value = tableau.value(of: unknown)
        answer.ranges[variable] = (value, value)
      } else {
        var copy = tableau
        let lowest = try copy.minimise([(unknown, 1)]) ?? -.infinity
        copy = tableau
        let highest = try copy.minimise([(unknown, -1)]).map { -$0 } ?? .infinity
        answer.ranges[variable] = (lowest, highest)
      }
    }
  }

  private mutating func breakTies(_ levels: [Level]) throws(ExactOverflow) {
    for level in levels {
      for index in Self.byContent(system, level.map(\.row)).reversed() {
        guard let violation = level.first(where: { $0.row == index })?.violation else { continue }
        _ = try tableau.minimise(violation)
        tableau.keepOptimalFace()
      }
    }
    for kind in [VariableKind.size, .position] {
      let variables = system.unknowns.filter { system.variables[$0].kind == kind }
      let latestFirst = variables.sorted {
        (system.variables[$0].order, $0) > (system.variables[$1].order, $1)
      }
      for variable in latestFirst where !tableau.isSettled(number[variable]) {
        let (above, below) = try tableau.addDifference([(number[variable], 1)], constant: 0)
        _ = try tableau.minimise([(above, 1), (below, 1)])
        tableau.keepOptimalFace()
      }
    }
  }
}
