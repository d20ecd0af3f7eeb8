import PlumbLayout

/// A part of the screen. It is no UIView: all that ties it to the layout engine is the id of its item.
open class TerminalView {
  public private(set) unowned(unsafe) var screen: TerminalScreen
  public let item: ItemID
  public private(set) var subviews: [TerminalView] = []
  /// Where the view lies in its superview, in cells.
  public internal(set) var frame = CellFrame()

  /// A view at the front of `superview`.
  public init(in superview: TerminalView) {
    screen = superview.screen
    item = screen.tree.addView(to: superview.item)
    superview.subviews.append(self)
    screen.register(self)
  }

  init(root screen: TerminalScreen) {
    self.screen = screen
    item = screen.tree.root
  }

  /// The cells that the content asks for; `Size.noMetric` on an axis where it asks for none.
  open func contentSize(fitting width: Int?) -> Size { .none }

  /// Draws the view itself, its top left at `x`, `y` of the canvas.
  open func draw(on canvas: inout Canvas, x: Int, y: Int) {}

  /// Hidden views keep their place, unless a stack arranges them: then the others move up.
  public var isHidden = false {
    didSet { screen.tree.setHidden(isHidden, of: item) }
  }

  public func contentChanged() { screen.tree.invalidateContentSize(of: item) }

  func drawAll(on canvas: inout Canvas, x: Int, y: Int) {
    guard !isHidden else { return }
    draw(on: &canvas, x: x, y: y)
    for subview in subviews {
      subview.drawAll(on: &canvas, x: x + subview.frame.x, y: y + subview.frame.y)
    }
  }
}
