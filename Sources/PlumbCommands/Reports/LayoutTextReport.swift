import Foundation

/// A laid out document for people.
struct LayoutTextReport {
  static func text(_ document: LaidOutDocument) -> String {
    var lines: [String] = []
    for root in document.roots {
      if !lines.isEmpty { lines.append("") }
      lines += self.lines(for: root)
    }
    if document.roots.isEmpty { lines.append("\(document.path) holds no views") }
    lines += ignoredLines(document.ignored)
    if !document.problems.isEmpty {
      lines += ["", "Problems:"] + document.problems.map { "  " + PrintableText.of($0) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(for root: LaidOutRoot) -> [String] {
    let size = "\(ShortNumber.text(Double(root.size.width))) × \(ShortNumber.text(Double(root.size.height)))"
    let title = root.title.map { " \"\($0)\"" } ?? ""
    var lines = [PrintableText.of("\(root.className) \(root.id ?? "without id")\(title), \(size)")]
    var table = TextTable([.left, .left, .right, .right, .right, .right, .left])
    table.add(["", "id", "x", "y", "width", "height", ""])
    var depths: [Int] = []
    for view in root.views {
      let depth = view.parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      let numbers = LayoutValue.allCases.map { ShortNumber.text($0.value(of: view.frame)) }
      let name = String(repeating: "  ", count: min(depth, 24)) + view.className
      table.add([name, view.id ?? "-"] + numbers + [remarks(on: view)])
    }
    lines += table.lines(indentation: "  ")
    for conflict in root.conflicts { lines += self.lines(for: conflict) }
    return lines
  }

  private static func remarks(on view: LaidOutView) -> String {
    var remarks: [String] = []
    if let recorded = view.recorded {
      let differs = LayoutValue.allCases.contains {
        abs($0.value(of: recorded) - $0.value(of: view.frame)) > Comparison.tolerance
      }
      if differs {
        let numbers = LayoutValue.allCases.map { ShortNumber.text($0.value(of: recorded)) }
        remarks.append("recorded " + numbers.joined(separator: " "))
      }
    }
    if view.placement == .leftOut { remarks.append("hidden") }
    if !view.ambiguous.isEmpty {
      remarks.append("open: " + view.ambiguous.map(\.rawValue).joined(separator: ", "))
    }
    return remarks.joined(separator: "; ")
  }

  private static func lines(for conflict: LaidOutRoot.Conflict) -> [String] {
    ["  Constraints that cannot all hold:"]
      + conflict.members.enumerated().map { index, member in
        let mark = index == conflict.setAside ? " (set aside)" : ""
        return PrintableText.of("    \(member.text)\(member.id.map { " [\($0)]" } ?? "")\(mark)")
      }
  }

  private static func ignoredLines(_ ignored: [LaidOutDocument.Ignored]) -> [String] {
    guard !ignored.isEmpty else { return [] }
    var table = TextTable([.left, .right, .left])
    for item in ignored {
      let name = item.attribute.map { "\(item.element) \($0)=" } ?? "<\(item.element)>"
      table.add([name, "\(item.count) ×", "first on line \(item.line)"])
    }
    return ["", "Without influence on this layout:"] + table.lines(indentation: "  ")
  }
}
