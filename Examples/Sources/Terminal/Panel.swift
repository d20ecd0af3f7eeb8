import PlumbLayout

/// A frame with a title. Its layout margins are a cell inside the border, so content pinned to them stays clear of it.
public final class Panel: TerminalView {
  public var title: String

  public init(_ title: String, in superview: TerminalView) {
    self.title = title
    super.init(in: superview)
    screen.tree.setLayoutMargins(Insets(top: 1, left: 2, bottom: 1, right: 2), of: item)
  }

  public override func draw(on canvas: inout Canvas, x: Int, y: Int) {
    guard frame.width >= 2, frame.height >= 2 else { return }
    let line = String(repeating: "─", count: frame.width - 2)
    canvas.write("╭" + line + "╮", x: x, y: y, style: .dim)
    for row in 1..<(frame.height - 1) {
      canvas.write("│", x: x, y: y + row, style: .dim)
      canvas.write("│", x: x + frame.width - 1, y: y + row, style: .dim)
    }
    canvas.write("╰" + line + "╯", x: x, y: y + frame.height - 1, style: .dim)
    if frame.width > 6 { canvas.write(" \(title) ", x: x + 2, y: y, limit: frame.width - 4, style: .bold) }
  }
}
