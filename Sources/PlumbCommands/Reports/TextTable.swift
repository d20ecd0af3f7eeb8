/// Columns of text, aligned.
struct TextTable {
  enum Alignment { case left, right }

  private let alignments: [Alignment]
  private var rows: [[String]] = []

  init(_ alignments: [Alignment]) {
    self.alignments = alignments
  }

  /// What a cell holds of control characters is replaced, so that a row stays one line.
  mutating func add(_ cells: [String]) { rows.append(cells.map(PrintableText.of)) }

  /// The rows as lines, two spaces between columns, nothing at the end of a line.
  func lines(indentation: String = "") -> [String] {
    var widths = alignments.map { _ in 0 }
    for row in rows {
      for (column, cell) in row.enumerated() where column < widths.count {
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: max(0, widths[column] - cell.count))
        return alignments[column] == .left ? cell + padding : padding + cell
      }
      var line = indentation + cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
