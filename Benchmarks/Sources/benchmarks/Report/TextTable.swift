/// A table in text: the first column to the left, the others to the right.
struct TextTable {
  let title: String
  private var rows: [[String]]

  init(_ title: String, header: [String]) {
    self.title = title
    rows = [header]
  }

  mutating func add(_ row: [String]) { rows.append(row) }

  /// The title and the rows; nil where there is nothing but a header.
  var text: String? {
    guard rows.count > 1 else { return nil }
    var lines = [title]
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    for row in rows {
      let cells = row.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + padding : padding + row[column]
      }
      lines.append(cells.joined(separator: "  "))
    }
    return lines.joined(separator: "\n")
  }
}
