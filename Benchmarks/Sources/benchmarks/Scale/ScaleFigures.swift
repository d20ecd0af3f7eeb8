/// The figures of one large tree.
struct ScaleFigures: Codable {
  var level: ScalePart.Level
  var kind: String
  var views: Int
  /// Making everything, the first solve or layout.
  var build: Double?
  /// A new width, the list of changes or the frames applied.
  var edit: Double?
  var liveBytes: Int?
  /// How it ended, where not well.
  var end: String?
}

/// The figures as text.
struct ScaleTable {
  private let results: [ScaleFigures]

  init(_ results: [ScaleFigures]) { self.results = results }

  var table: TextTable {
    var table = TextTable(
      "Large trees",
      header: ["", "views", "build", "exponent", "resize", "exponent", "live bytes", "a view", "exponent"])
    for row in results {
      let bytes = \ScaleFigures.liveBytes
      table.add([
        "\(row.level) \(row.kind)", "\(row.views)", row.end ?? Texts.time(row.build),
        exponent(row) { $0.build },
        Texts.time(row.edit), exponent(row) { $0.edit }, Texts.bytes(row.liveBytes),
        Texts.bytes(row.liveBytes.map { $0 / row.views }),
        exponent(row) { $0[keyPath: bytes].map(Double.init) },
      ])
    }
    return table
  }

  private func exponent(_ row: ScaleFigures, _ value: (ScaleFigures) -> Double?) -> String {
    let smaller = results.last { $0.level == row.level && $0.kind == row.kind && $0.views < row.views }
    return Texts.exponent(smaller.map { (Double($0.views), value($0)) }, (Double(row.views), value(row)))
  }
}
