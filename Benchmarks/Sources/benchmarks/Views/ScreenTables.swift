/// The figures of the screens as text.
struct ScreenTables {
  private let results: [ScreenFigures]

  init(_ results: [ScreenFigures]) { self.results = results }

  var all: [TextTable] {
    var times = TextTable(
      "Views: build the tree and its constraints, lay out",
      header: [
        "", "N", "views", "build", "first layout", "solver alone", "both / solver", "live bytes", "a view",
        "exponent",
      ])
    var counts = TextTable(
      "Views: every operation", header: ["", "N", "operation", "time", "allocations", "bytes"])
    var nodes = TextTable(
      "Views beside engines of nodes: build and first layout, resize",
      header: ["", "N", "plumb", "yoga", "taffy", "plumb / yoga", "resize", "yoga", "taffy", "plumb / yoga"])
    for row in results {
      let name = row.kind.rawValue
      times.add([
        name, "\(row.size)", "\(row.views)", Texts.time(row.build.seconds), Texts.time(row.layout.seconds),
        Texts.time(row.solverSeconds), Texts.ratio(row.total, row.solverSeconds), Texts.bytes(row.liveBytes),
        Texts.bytes(row.liveBytes.map { $0 / row.views }), exponent(row),
      ])
      for operation in [row.build, row.layout] + row.operations {
        counts.add([
          name, "\(row.size)", operation.name, Texts.time(operation.seconds),
          operation.allocations.map { "\($0)" } ?? "-", Texts.bytes(operation.bytes),
        ])
      }
      guard !row.nodes.isEmpty else { continue }
      let (yoga, taffy, resize) = (row.nodes["yoga"], row.nodes["taffy"], row.seconds("resize"))
      nodes.add([
        name, "\(row.size)", Texts.time(row.total), Texts.time(yoga?.build), Texts.time(taffy?.build),
        Texts.ratio(row.total, yoga?.build), Texts.time(resize), Texts.time(yoga?.edit),
        Texts.time(taffy?.edit),
        Texts.ratio(resize, yoga?.edit),
      ])
    }
    return [times, counts, nodes]
  }

  /// What is wrong with frames, a line each.
  var faults: [String] {
    results.compactMap { row in row.fault.map { "WRONG: views \(row.kind.rawValue) \(row.size): \($0)" } }
  }

  /// A change that moves three views costs the same however many others there are.
  var threes: String? {
    let rows = results.filter { $0.kind == .threes }.sorted { $0.views < $1.views }
    guard let few = rows.first, let many = rows.last, few.views < many.views else { return nil }
    let ratio = Texts.ratio(many.seconds("constant"), few.seconds("constant"))
    return "A constant that moves three of \(many.size) views, against three of \(few.size): \(ratio)"
  }

  private func exponent(_ row: ScreenFigures) -> String {
    let smaller = results.last { $0.kind == row.kind && $0.size < row.size }
    return Texts.exponent(smaller.map { (Double($0.views), $0.total) }, (Double(row.views), row.total))
  }
}
