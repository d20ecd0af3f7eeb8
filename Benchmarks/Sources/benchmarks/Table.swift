import Foundation

/// The figures as text, one line a problem.
struct Table {
  private let results: [ProblemFigures]
  private let peerLimit: Double

  init(_ results: [ProblemFigures], peerLimit: Double) {
    self.results = results
    self.peerLimit = peerLimit
  }

  func print() {
    section("Build, solve, read every variable", \.build, \.build)
    section("Edit of the width, reading every variable", \.edit, \.edit)
    section("Edit of the width, Plumb reading the list of changes", \.editChanges, \.edit)
    section("Remove and add one cell, reading every variable", \.churn, \.churn)
    section("Remove and add one cell, Plumb reading the list of changes", \.churnChanges, \.churn)
    memory()
    for result in results {
      for (solver, figures) in [("plumb", result.plumb), ("kiwi", result.kiwi)] {
        if let fault = figures?.fault {
          Swift.print("WRONG: \(solver) \(result.name) \(result.size): \(fault)")
        }
      }
    }
  }

  private func section(
    _ title: String, _ own: KeyPath<Figures, Double?>, _ peer: KeyPath<Figures, Double?>
  ) {
    let rows = results.filter { $0.plumb[keyPath: own] != nil }
    if rows.isEmpty { return }
    Swift.print("\n\(title)")
    line(["", "", "plumb", "kiwi", "kiwi / plumb", "direct", "plumb / direct", "exponent"])
    for row in rows {
      let time = row.plumb[keyPath: own]
      let direct = row.direct?[keyPath: peer]
      line([
        "\(row.label) \(row.name)", "\(row.size)", row.plumb.fault == nil ? text(time) : "wrong",
        peerText(row.kiwi, peer), peerRatio(time, row.kiwi, peer), text(direct), ratio(time, direct),
        exponent(row, own),
      ])
    }
  }

  private func memory() {
    let rows = results.filter { $0.plumb.liveBytes != nil }
    if rows.isEmpty { return }
    Swift.print("\nLive bytes a constraint")
    line(["", "", "plumb", "kiwi"])
    for row in rows {
      let own = row.plumb.liveBytes.map { "\($0 / row.constraints)" } ?? "-"
      let peer = row.kiwi?.liveBytes.map { "\($0 / row.constraints)" } ?? "-"
      line(["\(row.label) \(row.name)", "\(row.size)", own, peer])
    }
  }

  private func line(_ columns: [String]) {
    let widths = [12, 5, 10, 10, 13, 10, 15, 9]
    let cells = zip(columns, widths).enumerated().map { index, cell in
      let padding = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return index == 0 ? cell.0 + padding : padding + cell.0
    }
    Swift.print(cells.joined(separator: " "))
  }

  private func text(_ time: Double?) -> String {
    guard let time else { return "-" }
    if time >= 1 { return String(format: "%.2f s", time) }
    if time >= 1e-3 { return String(format: "%.2f ms", time * 1e3) }
    return String(format: "%.2f us", time * 1e6)
  }

  private func peerText(_ figures: Figures?, _ path: KeyPath<Figures, Double?>) -> String {
    guard let figures else { return "absent" }
    if figures.fault != nil { return "wrong" }
    if figures[keyPath: path] == nil && figures.timedOut {
      // After the build has ended, the run was stopped before this figure was known.
      return figures.build == nil || path == \Figures.build ? ">\(Int(peerLimit)) s" : "stopped"
    }
    return text(figures[keyPath: path])
  }

  /// Against a peer that was stopped, at least so many times.
  private func peerRatio(_ own: Double?, _ figures: Figures?, _ path: KeyPath<Figures, Double?>) -> String {
    guard let figures, figures.fault == nil, let own else { return "-" }
    if let time = figures[keyPath: path] { return String(format: "%.1f x", time / own) }
    // What is not measured before a build has ended cannot be compared.
    if figures.timedOut && path == \Figures.build { return String(format: ">%.0f x", peerLimit / own) }
    return "-"
  }

  private func ratio(_ own: Double?, _ other: Double?) -> String {
    guard let own, let other, other > 0 else { return "-" }
    return String(format: "%.1f x", own / other)
  }

  /// The slope of log time over log size (of a grid: the number of cells) since the next smaller size.
  private func exponent(_ row: ProblemFigures, _ path: KeyPath<Figures, Double?>) -> String {
    let smaller = results.last { $0.name == row.name && $0.size < row.size }
    guard let smaller, let one = smaller.plumb[keyPath: path], let other = row.plumb[keyPath: path] else {
      return "-"
    }
    let growth = log(Double(row.variables) / Double(smaller.variables))
    return String(format: "%.2f", log(other / one) / growth)
  }
}
