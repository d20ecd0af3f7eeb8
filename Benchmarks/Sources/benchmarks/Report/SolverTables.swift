/// The figures of the solvers as text, one line a problem. Beside a peer's time stands how many times Plumb's it is.
struct SolverTables {
  private let results: [ProblemFigures]
  private let peerLimit: Double
  private let peers: [String]

  init(_ results: [ProblemFigures], peerLimit: Double) {
    self.results = results
    self.peerLimit = peerLimit
    peers = PeerKind.allCases.map(\.rawValue).filter { name in results.contains { $0.peers[name] != nil } }
  }

  /// The table that says most.
  var build: TextTable { section("Build, solve, read every variable", \.build, \.build) }

  var all: [TextTable] {
    [
      build,
      section("Edit of the width, reading every variable", \.edit, \.edit),
      section("Edit of the width, Plumb reading the list of changes", \.editChanges, \.edit),
      section("Remove and add one cell, reading every variable", \.churn, \.churn),
      section("Remove and add one cell, Plumb reading the list of changes", \.churnChanges, \.churn),
      memory,
    ]
  }

  var note: String? { peers.isEmpty ? nil : PeerKind.note }

  /// What is wrong with answers, a line each.
  var faults: [String] {
    results.flatMap { result in
      ([("plumb", result.plumb)] + result.peers.sorted { $0.key < $1.key }).compactMap { name, figures in
        figures.fault.map { "WRONG: \(name) \(result.name) \(result.size): \($0)" }
      }
    }
  }

  private func section(
    _ title: String, _ own: KeyPath<Figures, Double?>, _ peer: KeyPath<Figures, Double?>
  ) -> TextTable {
    var table = TextTable(
      title, header: ["", "N", "plumb"] + peers + ["direct", "plumb / direct", "exponent"])
    for row in results {
      guard let time = row.plumb[keyPath: own] else { continue }
      let direct = row.direct?[keyPath: peer]
      table.add(
        ["\(row.label) \(row.name)", "\(row.size)", row.plumb.fault == nil ? Texts.time(time) : "wrong"]
          + peers.map { peerText(row.peers[$0], peer, time) }
          + [Texts.time(direct), Texts.ratio(time, direct), exponent(row, own)])
    }
    return table
  }

  private var memory: TextTable {
    var table = TextTable("Live bytes a constraint", header: ["", "N", "plumb"] + peers)
    for row in results where row.plumb.liveBytes != nil {
      let each = { (figures: Figures?) in
        figures?.liveBytes.map { "\($0 / max(1, row.constraints))" } ?? "-"
      }
      table.add(
        ["\(row.label) \(row.name)", "\(row.size)", each(row.plumb)] + peers.map { each(row.peers[$0]) })
    }
    return table
  }

  /// A peer's time and how many times ours it is; against one that was stopped, at least so many times.
  private func peerText(_ figures: Figures?, _ path: KeyPath<Figures, Double?>, _ own: Double) -> String {
    guard let figures else { return "n/a" }
    if figures.fault != nil { return "wrong" }
    if let time = figures[keyPath: path] {
      let ratio = Texts.ratio(time, own)
      return "\(Texts.time(time)) \(String(repeating: " ", count: max(0, 5 - ratio.count)))\(ratio)"
    }
    guard figures.timedOut else { return "-" }
    // After the build has ended, the run was stopped before this figure was known.
    if figures.build != nil && path != \Figures.build { return "stopped" }
    return ">\(Int(peerLimit)) s" + (path == \Figures.build ? " >\(Texts.times(peerLimit / own))" : "")
  }

  private func exponent(_ row: ProblemFigures, _ path: KeyPath<Figures, Double?>) -> String {
    let smaller = results.last { $0.name == row.name && $0.size < row.size }
    return Texts.exponent(
      smaller.map { ($0.growth, $0.plumb[keyPath: path]) }, (row.growth, row.plumb[keyPath: path]))
  }
}
