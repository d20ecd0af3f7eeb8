/// A grid of characters that views draw on.
public struct Canvas {
  public let width: Int
  public let height: Int
  private var cells: [Cell]

  private struct Cell: Equatable {
    var character: Character = " "
    var style = Style.plain
    /// The right half of the wide character before it.
    var isContinuation = false
  }

  public init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    cells = Array(repeating: Cell(), count: self.width * self.height)
  }

  /// Writes `text` from a cell to the right, at most `limit` cells of it; what lies outside the grid is left out.
  mutating func write(_ text: String, x: Int, y: Int, limit: Int = .max, style: Style = .plain) {
    guard y >= 0, y < height else { return }
    var column = x
    var used = 0
    for character in text {
      let wide = cellWidth(of: character)
      guard used + wide <= limit, column + wide <= width else { return }
      if column >= 0 {
        cells[y * width + column] = Cell(character: character, style: style)
        if wide == 2 { cells[y * width + column + 1] = Cell(style: style, isContinuation: true) }
      }
      column += wide
      used += wide
    }
  }

  mutating func fill(_ frame: CellFrame, with character: Character = " ", style: Style = .plain) {
    guard frame.width > 0 else { return }
    let line = String(repeating: character, count: frame.width)
    for row in frame.y..<(frame.y + max(frame.height, 0)) { write(line, x: frame.x, y: row, style: style) }
  }

  /// The rows without styles, spaces at their ends kept.
  public var lines: [String] {
    (0..<height).map { row in
      String(cells[(row * width)..<((row + 1) * width)].lazy.filter { !$0.isContinuation }.map(\.character))
    }
  }

  /// The rows with the control sequences that set their styles.
  public var controlText: String {
    var text = ""
    for row in 0..<height {
      if row > 0 { text += "\r\n" }
      var style = Style.plain
      for cell in cells[(row * width)..<((row + 1) * width)] where !cell.isContinuation {
        if cell.style != style {
          text += cell.style.sequence
          style = cell.style
        }
        text.append(cell.character)
      }
      if style != .plain { text += Style.plain.sequence }
    }
    return text
  }
}

/// How characters look.
public enum Style: Sendable {
  case plain, bold, dim, inverse

  var sequence: String {
    switch self {
    case .plain: "\u{1B}[0m"
    case .bold: "\u{1B}[0;1m"
    case .dim: "\u{1B}[0;2m"
    case .inverse: "\u{1B}[0;7m"
    }
  }
}
