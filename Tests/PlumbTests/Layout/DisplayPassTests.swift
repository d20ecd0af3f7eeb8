import Testing

@testable import Plumb

/// The display pass: after layout, from the top down, each view once.
struct DisplayPassTests {
  final class Canvas: UIView {
    let name: String
    let log: PassLog
    var rects: [CGRect] = []
    var onDraw: () -> Void = {}

    init(_ name: String, _ log: PassLog, frame: CGRect = rect(0, 0, 10, 10)) {
      self.name = name
      self.log = log
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      log.entries.append("update \(name)")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      log.entries.append("layout \(name)")
      super.layoutSubviews()
    }

    override func draw(_ rect: CGRect) {
      log.entries.append("draw \(name)")
      rects.append(rect)
      onDraw()
    }
  }

  /// root > middle > leaf and root > other.
  private func tree() -> (root: Canvas, middle: Canvas, leaf: Canvas, other: Canvas, log: PassLog) {
    let log = PassLog()
    let root = Canvas("root", log, frame: rect(0, 0, 100, 100))
    let (middle, leaf, other) = (Canvas("middle", log), Canvas("leaf", log), Canvas("other", log))
    root.addSubview(middle)
    middle.addSubview(leaf)
    root.addSubview(other)
    return (root, middle, leaf, other, log)
  }

  @Test func thePassesFollowEachOther() {
    let tree = tree()
    tree.root.hostDisplayIfNeeded()
    #expect(
      tree.log.entries == [
        "update leaf", "update middle", "update other", "update root", "layout root", "layout middle",
        "layout leaf", "layout other", "draw root", "draw middle", "draw leaf", "draw other",
      ])
    #expect(tree.root.rects == [rect(0, 0, 100, 100)])
    tree.log.entries = []
    tree.root.hostDisplayIfNeeded()
    #expect(tree.log.entries.isEmpty)
  }

  @Test func onlyMarkedViewsAreDrawn() {
    let tree = tree()
    tree.root.hostDisplayIfNeeded()
    tree.log.entries = []
    tree.leaf.setNeedsDisplay()
    #expect(tree.leaf.layer.needsDisplay() && !tree.middle.layer.needsDisplay())
    tree.root.hostDisplayIfNeeded()
    #expect(tree.log.entries == ["draw leaf"])
    #expect(!tree.leaf.layer.needsDisplay())
    tree.log.entries = []
    tree.other.layer.setNeedsDisplay()
    // A subtree's turn is not its neighbour's.
    tree.middle.layer.displayIfNeeded()
    #expect(tree.log.entries.isEmpty)
    tree.other.layer.displayIfNeeded()
    #expect(tree.log.entries == ["draw other"])
  }

  @Test func framesAreThoseOfTheConstraintsWhenViewsAreDrawn() {
    let log = PassLog()
    let root = Canvas("root", log, frame: rect(0, 0, 300, 100))
    let view = root.place(Canvas("view", log, frame: .zero))
    NSLayoutConstraint.activate([
      relate(view, .left, .equal, root, plus: 10), relate(view, .right, .equal, root, plus: -20),
      relate(view, .top, .equal, root), relate(view, .height, plus: 30),
    ])
    #expect(view.frame == .zero)
    view.layer.displayIfNeeded()
    // 300 - 10 - 20
    #expect(view.rects == [rect(0, 0, 270, 30)])
  }

  @Test func partsAreDrawnTogether() {
    let tree = tree()
    tree.root.hostDisplayIfNeeded()
    tree.root.rects = []
    tree.root.setNeedsDisplay(rect(10, 10, 10, 10))
    tree.root.setNeedsDisplay(rect(30, 20, 100, 10))
    tree.root.setNeedsDisplay(.zero)
    tree.root.hostDisplayIfNeeded()
    // From 10 to 100, where the view ends, and from 10 to 30.
    #expect(tree.root.rects == [rect(10, 10, 90, 20)])
    tree.root.setNeedsDisplay(rect(10, 10, 10, 10))
    tree.root.setNeedsDisplay()
    tree.root.setNeedsDisplay(rect(0, 0, 1, 1))
    tree.root.hostDisplayIfNeeded()
    #expect(tree.root.rects.last == tree.root.bounds)
    tree.root.setNeedsDisplay(rect(200, 200, 10, 10))
    tree.root.hostDisplayIfNeeded()
    #expect(tree.root.rects.count == 2)
  }

  @Test func hiddenAndEmptyViewsWait() {
    let tree = tree()
    tree.middle.isHidden = true
    tree.other.frame.size = .zero
    tree.root.hostDisplayIfNeeded()
    #expect(tree.log.entries.filter { $0.hasPrefix("draw") } == ["draw root"])
    tree.middle.isHidden = false
    tree.other.frame.size = CGSize(width: 3, height: 4)
    tree.log.entries = []
    tree.root.hostDisplayIfNeeded()
    #expect(tree.log.entries.filter { $0.hasPrefix("draw") } == ["draw middle", "draw leaf", "draw other"])
  }

  @Test func changedBoundsRedrawWhereTheContentModeSaysSo() {
    let tree = tree()
    tree.other.contentMode = .redraw
    #expect(tree.other.layer.needsDisplayOnBoundsChange && !tree.leaf.layer.needsDisplayOnBoundsChange)
    tree.leaf.layer.needsDisplayOnBoundsChange = true
    tree.root.hostDisplayIfNeeded()
    tree.log.entries = []
    for view in [tree.middle, tree.leaf, tree.other] { view.frame.origin.x += 1 }
    tree.root.hostDisplayIfNeeded()
    #expect(!tree.log.entries.contains { $0.hasPrefix("draw") })
    for view in [tree.middle, tree.leaf, tree.other] { view.bounds.size.width += 1 }
    tree.root.hostDisplayIfNeeded()
    #expect(tree.log.entries.filter { $0.hasPrefix("draw") } == ["draw leaf", "draw other"])
    tree.other.contentMode = .center
    #expect(!tree.other.layer.needsDisplayOnBoundsChange)
  }

  @Test func whatDrawingAsksForComesTheNextTime() {
    let tree = tree()
    tree.leaf.onDraw = {
      tree.leaf.setNeedsDisplay()
      tree.root.setNeedsLayout()
      tree.root.setNeedsDisplay()
    }
    tree.root.hostDisplayIfNeeded()
    #expect(tree.log.entries.count { $0 == "draw leaf" } == 1)
    #expect(tree.log.entries.count { $0 == "draw root" } == 1)
    tree.leaf.onDraw = {}
    tree.log.entries = []
    tree.root.hostDisplayIfNeeded()
    #expect(tree.log.entries == ["layout root", "draw root", "draw leaf"])
  }

  @Test func viewsThatLeaveWhileOthersAreDrawnAreNotDrawn() {
    let tree = tree()
    tree.root.onDraw = { tree.middle.removeFromSuperview() }
    tree.root.hostDisplayIfNeeded()
    #expect(tree.log.entries.filter { $0.hasPrefix("draw") } == ["draw root", "draw other"])
    #expect(tree.leaf.layer.needsDisplay())
    tree.root.onDraw = {}
  }

  @Test func aLayerOfItsOwnDisplaysItself() {
    final class Own: CALayer {
      var count = 0
      override func display() { count += 1 }
    }
    let layer = Own()
    layer.displayIfNeeded()
    #expect(layer.count == 0)
    layer.setNeedsDisplay()
    #expect(layer.needsDisplay())
    layer.displayIfNeeded()
    layer.displayIfNeeded()
    #expect(layer.count == 1)
    layer.needsDisplayOnBoundsChange = true
    layer.bounds = rect(0, 0, 3, 3)
    #expect(layer.needsDisplay())
  }
}
