/// What `compare` found over all documents.
struct CompareReport {
  /// Documents that could be laid out.
  private let comparisons: [Comparison]
  private let total: Comparison.Counts

  init(_ comparisons: [Comparison]) {
    // Worst first: by values that disagree, then by how far off they are, then by name.
    self.comparisons = comparisons.sorted {
      ($1.misses.count, $1.worst, $0.path) < ($0.misses.count, $0.worst, $1.path)
    }
    total = comparisons.reduce(into: Comparison.Counts()) { $0 += $1.counts }
  }

  var hasFindings: Bool { total.right < total.predicted }

  /// The last line; without any predicted value nothing disagrees.
  var agreement: String {
    """
    agreement \(ShortNumber.percent(total.percent ?? 100)) % \
    (\(total.right) of \(total.predicted) values within \(Comparison.tolerance) pt)
    """
  }

  func text() -> String {
    var table = TextTable([.right, .right, .right, .right, .right, .right, .right, .left])
    table.add(["agree %", "right", "values", "worst", "inputs", "open", "flagged", "document"])
    for comparison in comparisons { table.add(row(comparison.counts, comparison.worst, comparison.path)) }
    if comparisons.count > 1 { table.add(row(total, comparisons.map(\.worst).max() ?? 0, "all")) }
    var lines = table.lines()
    if comparisons.count == 1 { lines += missLines(comparisons[0].misses) }
    return (lines + [agreement]).joined(separator: "\n") + "\n"
  }

  private func row(_ counts: Comparison.Counts, _ worst: Double, _ name: String) -> [String] {
    [
      counts.percent.map { ShortNumber.percent($0) } ?? "-", String(counts.right), String(counts.predicted),
      worst == 0 ? "-" : ShortNumber.text(worst), String(counts.inputs), String(counts.ambiguous),
      String(counts.flagged), name,
    ]
  }

  private func missLines(_ misses: [Comparison.Miss]) -> [String] {
    guard !misses.isEmpty else { return [] }
    var table = TextTable([.left, .left, .left, .right, .right])
    table.add(["class", "id", "value", "computed", "recorded"])
    for miss in misses {
      table.add([
        miss.className, miss.id ?? "-", miss.value.rawValue, ShortNumber.text(miss.computed),
        ShortNumber.text(miss.recorded),
      ])
    }
    return [""] + table.lines() + [""]
  }

  func json(failures: [(path: String, message: String)]) -> String {
    JSONWriter.document(
      .object([
        .init("documents", .array(comparisons.map(value))),
        .init(
          "failures",
          .array(
            failures.map { failure in
              .object([.init("document", .string(failure.path)), .init("error", .string(failure.message))])
            })),
        .init("total", value(total)),
        .init("tolerance", .number(Comparison.tolerance)),
      ]))
  }

  private func value(_ comparison: Comparison) -> JSONValue {
    .object([
      .init("document", .string(comparison.path)),
      .init("counts", value(comparison.counts)),
      .init("worst", .number(comparison.worst)),
      .init("misses", .array(comparison.misses.map(value))),
    ])
  }

  private func value(_ counts: Comparison.Counts) -> JSONValue {
    .object([
      .init("values", .number(Double(counts.predicted))),
      .init("right", .number(Double(counts.right))),
      .init("percent", counts.percent.map(JSONValue.number) ?? .null),
      .init("inputs", .number(Double(counts.inputs))),
      .init("ambiguous", .number(Double(counts.ambiguous))),
      .init("flagged", .number(Double(counts.flagged))),
      .init("unrecorded", .number(Double(counts.unrecorded))),
    ])
  }

  private func value(_ miss: Comparison.Miss) -> JSONValue {
    .object([
      .init("root", .optional(miss.root)),
      .init("id", .optional(miss.id)),
      .init("class", .string(miss.className)),
      .init("value", .string(miss.value.rawValue)),
      .init("computed", .number(miss.computed)),
      .init("recorded", .number(miss.recorded)),
    ])
  }
}
