/// The figures of the screens as text.
struct ScreenTables {
  private let results: [ScreenFigures]

  init(_ results: [ScreenFigures]) { self.results = results }

  func print() {
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
        Texts.time(row.solver?.build), Texts.ratio(row.total, row.solver?.build), Texts.bytes(row.liveBytes),
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
    for table in [times, counts, nodes] { table.print() }
    printThrees()
    for row in results {
      if let fault = row.fault { Swift.print("WRONG: views \(row.kind.rawValue) \(row.size): \(fault)") }
    }
  }

  /// A change that moves three views costs the same however many others there are.
  private func printThrees() {
    let rows = results.filter { $0.kind == .threes }.sorted { $0.views < $1.views }
    guard let few = rows.first, let many = rows.last, few.views < many.views else { return }
    let ratio = Texts.ratio(many.seconds("constant"), few.seconds("constant"))
    Swift.print("\nA constant that moves three of \(many.size) views, against three of \(few.size): \(ratio)")
  }

  private func exponent(_ row: ScreenFigures) -> String {
    let smaller = results.last { $0.kind == row.kind && $0.size < row.size }
    return Texts.exponent(smaller.map { (Double($0.views), $0.total) }, (Double(row.views), row.total))
  }
}
