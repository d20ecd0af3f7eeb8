import PlumbLayout

/// The views of a terminal window and the engine that lays them out on its cells.
///
/// A cell is a point and a point is a pixel (scale 1), so every frame comes out in whole cells and neighbours
/// meet without a gap.
public final class TerminalScreen {
  let tree = LayoutTree(scale: 1)
  public private(set) var root: TerminalView!
  private var views: [ItemID: TerminalView] = [:]

  public init(width: Int, height: Int) {
    tree.host = self
    root = TerminalView(root: self)
    register(root)
    resize(width: width, height: height)
  }

  func register(_ view: TerminalView) {
    views[view.item] = view
    tree.setMeasuresContent(true, of: view.item)
  }

  public func resize(width: Int, height: Int) {
    root.frame = CellFrame(width: width, height: height)
    tree.setRootSize(Size(width: Double(width), height: Double(height)))
  }

  /// Lays out what changed and draws the whole screen.
  public func draw() -> Canvas {
    tree.layoutIfNeeded()
    var canvas = Canvas(width: root.frame.width, height: root.frame.height)
    root.drawAll(on: &canvas, x: 0, y: 0)
    return canvas
  }

  // MARK: Constraints

  /// `first.attribute == second.attribute + cells`.
  ///
  /// - Throws: a sentence that says why the constraint makes no sense.
  @discardableResult
  public func pin(
    _ first: TerminalView, _ attribute: Attribute, _ relation: Relation = .equal,
    to second: TerminalView? = nil,
    _ other: Attribute? = nil, times multiplier: Double = 1, plus cells: Double = 0, priority: Float = 1000
  ) throws(ConstraintRefusal) -> LayoutConstraintID {
    try tree.add(
      ConstraintSpec(
        first.item, attribute, relation, to: second?.item,
        second == nil ? .notAnAttribute : other ?? attribute,
        multiplier: multiplier, constant: cells, priority: Priority(priority)))
  }

  /// Pins attributes of two views to each other, one by one.
  public func pin(_ attributes: [Attribute], of first: TerminalView, to second: TerminalView)
    throws(ConstraintRefusal)
  {
    for attribute in attributes { try pin(first, attribute, to: second) }
  }

  /// Pins the sides of a view to the margins of another one.
  public func pinToMargins(_ first: TerminalView, of second: TerminalView) throws(ConstraintRefusal) {
    let pairs: [(Attribute, Attribute)] = [
      (.leading, .leadingMargin), (.trailing, .trailingMargin), (.top, .topMargin), (.bottom, .bottomMargin),
    ]
    for (attribute, margin) in pairs { try pin(first, attribute, to: second, margin) }
  }

  public func setConstant(_ cells: Double, of constraint: LayoutConstraintID) {
    try? tree.setConstant(cells, of: constraint)
  }
}

extension TerminalScreen: LayoutHost {
  public func contentSize(of item: ItemID, fitting width: Double?, in tree: LayoutTree) -> Size {
    views[item]?.contentSize(fitting: width.map { Int($0) }) ?? .none
  }

  public func frameChanged(of item: ItemID, to frame: Rect, in tree: LayoutTree) {
    views[item]?.frame = CellFrame(
      x: Int(frame.minX), y: Int(frame.minY), width: Int(frame.size.width), height: Int(frame.size.height))
  }
}
