import PlumbSolver

/// Random edits of a built system; what was removed may come back.
struct EditSequence {
  var built: BuiltSystem
  private var random: SeededGenerator
  private var pool: [SampleSystem.Row] = []
  /// What was done, for a report.
  private(set) var log: [String] = []

  init(_ kind: SampleKind, seed: UInt64) throws {
    built = try BuiltSystem(kind.system(seed: seed))
    random = SeededGenerator(seed: seed &+ 1_000_003)
  }

  /// One to three edits, mostly one.
  mutating func step() throws {
    for _ in 0..<(random.chance(1, of: 4) ? random.within(2...3) : 1) { try edit() }
  }

  private mutating func edit() throws {
    let rowCount = built.rows.count
    switch random.below(rowCount == 0 ? 3 : 12) {
    case 0: try addRow()
    case 1: if pool.isEmpty { try addRow() } else { try putBack() }
    case 2: try editVariables()
    case 3, 4: try removeRow(random.below(rowCount))
    case 5, 6, 7: try editConstant(random.below(rowCount))
    case 8, 9: try editPriority(random.below(rowCount))
    default: try editParameter()
    }
  }

  private mutating func addRow() throws {
    let variables = built.system.variables.indices.filter { !built.system.variables[$0].isRemoved }
    if variables.isEmpty { return try editVariables() }
    let row = SampleSystem.Row(
      terms: HostileSamples.terms(variables, atMost: 3, &random),
      constant: HostileSamples.constant(&random), relation: HostileSamples.relation(&random),
      priority: random.pick(HostileSamples.priorities),
      origin: random.chance(1, of: 5) ? .system : .user)
    log.append("add \(row)")
    try built.add(row)
  }

  private mutating func putBack() throws {
    let row = pool.remove(at: random.below(pool.count))
    if row.terms.contains(where: { built.system.variables[$0.variable].isRemoved }) { return }
    log.append("put back \(row)")
    try built.add(row)
  }

  private mutating func removeRow(_ row: Int) throws {
    log.append("remove r\(row)")
    pool.append(built.system.rows[row])
    try built.removeRow(row)
  }

  private mutating func editConstant(_ row: Int) throws {
    let shift = Double(random.within(-80...80)) * random.pick([0.25, 1, 1, 4])
    let constant = built.system.rows[row].constant + shift
    log.append("constant of r\(row) = \(constant)")
    try built.setConstant(constant, ofRow: row)
  }

  private mutating func editPriority(_ row: Int) throws {
    let priority = random.pick(HostileSamples.priorities + [1000])
    log.append("priority of r\(row) = \(priority)")
    try built.setPriority(priority, ofRow: row)
  }

  private mutating func editParameter() throws {
    let parameters = built.system.variables.indices.filter {
      built.system.variables[$0].kind == .parameter && !built.system.variables[$0].isRemoved
    }
    guard !parameters.isEmpty else { return try editConstant(random.below(built.rows.count)) }
    let parameter = random.pick(parameters)
    let value = Double(random.within(0...1200)) / 2
    log.append("v\(parameter) = \(value)")
    try built.setValue(value, of: parameter)
  }

  private mutating func editVariables() throws {
    let unknowns = built.system.unknowns
    switch random.below(3) {
    case 0:
      log.append("add a variable")
      let kind = random.pick([VariableKind.size, .position])
      try built.add(SampleSystem.Unknown(kind: kind, order: Int64(random.within(-50...50))))
    case 1:
      guard !unknowns.isEmpty else { return }
      let unknown = random.pick(unknowns)
      let order = Int64(random.within(-50...50))
      log.append("order of v\(unknown) = \(order)")
      try built.setOrder(order, of: unknown)
    default:
      let unused = unknowns.filter { unknown in
        !built.system.rows.contains { $0.terms.contains { $0.variable == unknown } }
      }
      guard !unused.isEmpty else { return }
      let unknown = random.pick(unused)
      log.append("remove v\(unknown)")
      try built.removeVariable(unknown)
    }
  }
}
