import PlumbLayout

/// Text, broken into lines at the width that layout gives it.
public final class Label: TerminalView {
  public var text: String {
    didSet { if text != oldValue { contentChanged() } }
  }
  public var style: Style
  private let wraps: Bool

  /// - Parameter wraps: whether the height follows the width; else the text is one line, cut off where it does not fit.
  public init(_ text: String, style: Style = .plain, wraps: Bool = false, in superview: TerminalView) {
    self.text = text
    self.style = style
    self.wraps = wraps
    super.init(in: superview)
    screen.tree.setWrapsContent(wraps, of: item)
  }

  public override func contentSize(fitting width: Int?) -> Size {
    let lines = wraps ? wrap(text, width ?? .max) : [text]
    return Size(width: Double(lines.map { cellWidth(of: $0) }.max() ?? 0), height: Double(lines.count))
  }

  public override func draw(on canvas: inout Canvas, x: Int, y: Int) {
    canvas.fill(CellFrame(x: x, y: y, width: frame.width, height: frame.height), style: style)
    let lines = wraps ? wrap(text, frame.width) : [text]
    for (row, line) in lines.prefix(frame.height).enumerated() {
      let isCut = cellWidth(of: line) > frame.width && frame.width > 0
      canvas.write(line, x: x, y: y + row, limit: isCut ? frame.width - 1 : frame.width, style: style)
      if isCut { canvas.write("…", x: x + frame.width - 1, y: y + row, style: style) }
    }
  }
}

/// Breaks at spaces; a word that is longer than a line is broken where the line ends.
func wrap(_ text: String, _ width: Int) -> [String] {
  guard width > 0 else { return [""] }
  var lines: [String] = []
  for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
    var line = ""
    for word in paragraph.split(separator: " ") {
      let gap = line.isEmpty ? 0 : 1
      if cellWidth(of: line) + gap + cellWidth(of: word) <= width {
        line += (gap == 1 ? " " : "") + word
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = ""
      for character in word {
        if cellWidth(of: line) + cellWidth(of: character) > width, !line.isEmpty {
          lines.append(line)
          line = ""
        }
        line.append(character)
      }
    }
    lines.append(line)
  }
  return lines
}
