import PlumbLayout
import Testing

/// Views with many subviews, of which a pass looks only at those that something happened to: what a host hears of frames
/// must be all of it, in the order of the subviews, and the order of labels that of the tree.
@Suite struct WideTreeTests {
  /// Knows the frames that the tree told of, and in which order it did.
  private final class Listener: LayoutHost {
    var frames: [ItemID: Rect] = [:]
    var told: [ItemID] = []

    func frameChanged(of item: ItemID, to frame: Rect, in tree: LayoutTree) {
      frames[item] = frame
      told.append(item)
    }
  }

  /// A row of cells, each with a view in it, placed by the edge of the row or of the cell before it.
  private final class Row {
    struct Cell {
      let item: ItemID
      let inner: ItemID
      let left: LayoutConstraintID
      var offset: Double
    }

    let tree = LayoutTree(scale: 2)
    let listener = Listener()
    var cells: [Cell] = []

    init() {
      tree.host = listener
      tree.setRootSize(Size(width: 1000, height: 100))
    }

    func insert(_ offset: Double, at index: Int) {
      let item = tree.addView(to: tree.root, at: index)
      let inner = tree.addView(to: item)
      let left = add(item, .left, to: tree.root, .left, offset)
      add(item, .top, to: tree.root, .top, 1)
      add(item, .width, to: nil, .notAnAttribute, 10)
      add(item, .height, to: nil, .notAnAttribute, 10)
      for side in [Attribute.left, .right, .top, .bottom] { add(inner, side, to: item, side, 0) }
      cells.insert(Cell(item: item, inner: inner, left: left, offset: offset), at: index)
    }

    @discardableResult
    private func add(
      _ first: ItemID, _ attribute: Attribute, to second: ItemID?, _ other: Attribute, _ constant: Double
    ) -> LayoutConstraintID {
      guard
        let id = try? tree.add(ConstraintSpec(first, attribute, to: second, other, constant: constant))
      else { preconditionFailure("The constraint can be.") }
      return id
    }
  }

  @Test(arguments: 1...4)
  func hostHearsOfEveryFrameInOrder(seed: Int) throws {
    var random = SplitMix(seed)
    let row = Row()
    for index in 0..<120 { row.insert(Double(random.number(below: 900)), at: index) }
    row.tree.layoutIfNeeded()
    for step in 0..<60 {
      for _ in 0..<(1 + random.number(below: 5)) { try change(row, &random) }
      // Sometimes most of the cells move.
      if step % 10 == 9 {
        for index in row.cells.indices { try move(row, index, to: Double(random.number(below: 900))) }
      }
      row.listener.told = []
      row.tree.layoutIfNeeded()
      for cell in row.cells {
        // left, top, width and height of the constraints.
        let frame = Rect(x: cell.offset, y: 1, width: 10, height: 10)
        #expect(row.tree.frame(of: cell.item) == frame)
        #expect(row.listener.frames[cell.item] == frame)
        #expect(row.listener.frames[cell.inner] == Rect(x: 0, y: 0, width: 10, height: 10))
      }
      let order = row.tree.subviews(of: row.tree.root)
      #expect(order == row.cells.map(\.item))
      let places = row.listener.told.compactMap { order.firstIndex(of: $0) }
      #expect(places == places.sorted())
      #expect(Set(places).count == places.count)
    }
  }

  private func move(_ row: Row, _ index: Int, to offset: Double) throws {
    row.cells[index].offset = offset
    try row.tree.setConstant(offset, of: row.cells[index].left)
  }

  private func change(_ row: Row, _ random: inout SplitMix) throws {
    let index = random.number(below: row.cells.count)
    switch random.number(below: 6) {
    case 0: row.insert(Double(random.number(below: 900)), at: index)
    case 1 where row.cells.count > 100:
      row.tree.remove(row.cells.remove(at: index).item)
    case 2:
      let cell = row.cells.remove(at: index)
      let place = random.number(below: row.cells.count)
      row.cells.insert(cell, at: place)
      row.tree.move(cell.item, to: place)
    default: try move(row, index, to: Double(random.number(below: 900)))
    }
  }

  /// A view that a pass moves while the views before it are laid out is laid out in the same walk: it is still to come.
  @Test func walkFindsWhatIsTouchedBehindIt() throws {
    final class Chain: LayoutHost {
      var next: [ItemID: LayoutConstraintID] = [:]
      var laidOut: [ItemID] = []

      func layoutSubviews(of item: ItemID, in tree: LayoutTree) {
        laidOut.append(item)
        tree.applyFrames(ofSubviewsOf: item)
        if let later = next.removeValue(forKey: item) { tree.setNeedsLayout(tree.spec(of: later).first) }
      }
    }
    let tree = LayoutTree()
    let host = Chain()
    tree.host = host
    let views = (0..<50).map { _ in tree.addView(to: tree.root) }
    let widths = try views.map { try tree.add(ConstraintSpec($0, .width, constant: 10)) }
    tree.layoutIfNeeded()
    host.laidOut = []
    host.next = [views[10]: widths[30], views[30]: widths[20]]
    tree.setNeedsLayout(views[10])
    tree.layoutIfNeeded()
    // 20 was passed when 30 asked for it: its turn is in the next cycle.
    #expect(host.laidOut == [views[10], views[30], views[20]])
  }
}
