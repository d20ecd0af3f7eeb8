import Testing

@testable import Plumb

/// Which views a pass visits: those whose size changed, those with a subview that moved, and marked ones.
struct VisitedViewsTests {
  final class Counting: UIView {
    var layouts = 0
    var updates = 0

    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }

    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  /// A root with two containers of a leaf each; the second container begins where the first ends.
  private final class Tree {
    let root = Counting()
    let containers = [Counting(), Counting()]
    let leaves = [Counting(), Counting()]
    let width: NSLayoutConstraint
    let inset: NSLayoutConstraint
    var all: [Counting] { [root] + containers + leaves }

    init(scale: CGFloat) {
      width = relate(containers[0], .width, plus: 100)
      inset = relate(leaves[1], .left, .equal, containers[1], plus: 5)
      root.frame = rect(0, 0, 400, 100)
      root.traitOverrides.displayScale = scale
      containers.forEach { root.place($0) }
      for (container, leaf) in zip(containers, leaves) { container.place(leaf) }
      NSLayoutConstraint.activate([
        width, inset, relate(containers[0], .left, .equal, root),
        relate(containers[1], .left, .equal, containers[0], .right), relate(containers[1], .width, plus: 100),
        relate(leaves[0], .left, .equal, containers[0], plus: 5), relate(leaves[0], .width, plus: 20),
        relate(leaves[1], .width, plus: 20),
      ])
      for view in containers + leaves {
        NSLayoutConstraint.activate([
          relate(view, .top, .equal, view.superview!), relate(view, .height, plus: 10),
        ])
      }
      pass()
    }

    /// Runs a pass and tells how often each view was laid out: root, containers, leaves.
    @discardableResult
    func pass() -> [Int] {
      for view in all {
        view.layouts = 0
        view.updates = 0
      }
      root.layoutIfNeeded()
      return all.map(\.layouts)
    }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat]) func aConstantVisitsOnlyWhatMoves(_ scale: CGFloat) {
    let tree = Tree(scale: scale)
    #expect(tree.pass() == [0, 0, 0, 0, 0])
    // The second leaf moves in its container.
    tree.inset.constant = 8
    #expect(tree.pass() == [0, 0, 1, 0, 0])
    // The first container grows, the second moves in the root with what is in it.
    tree.width.constant = 130
    #expect(tree.pass() == [1, 1, 0, 0, 0])
    #expect(tree.all.map(\.updates) == [0, 0, 0, 0, 0])
    // Set back and forth before a pass: nothing is to be done.
    tree.width.constant = 150
    tree.width.constant = 130
    #expect(tree.pass() == [0, 0, 0, 0, 0])
  }

  @Test(arguments: [1, 2, 3] as [CGFloat]) func movesByPartsOfPixelsVisitOnlyWhatIsRoundedAnew(
    _ scale: CGFloat
  ) {
    let tree = Tree(scale: scale)
    for step in 1...7 {
      tree.width.constant = 100 + CGFloat(step) / scale
      // Whole pixels: no size but the first container's changes.
      #expect(tree.pass() == [1, 1, 0, 0, 0])
    }
  }

  @Test func marksMakeOneCallEach() {
    let tree = Tree(scale: 1)
    tree.leaves[0].setNeedsLayout()
    tree.leaves[0].setNeedsLayout()
    tree.containers[1].layer.setNeedsLayout()
    #expect(tree.containers[1].layer.needsLayout())
    #expect(tree.pass() == [0, 0, 1, 1, 0])
    #expect(!tree.containers[1].layer.needsLayout())
  }

  @Test func aSubviewsLayoutLeavesItsNeighbours() {
    let tree = Tree(scale: 1)
    for view in tree.all { view.layouts = 0 }
    tree.containers[0].setNeedsLayout()
    tree.leaves[0].setNeedsLayout()
    tree.containers[1].setNeedsLayout()
    tree.leaves[0].layoutIfNeeded()
    // From the highest view above it that needs layout too, which is its container.
    #expect(tree.all.map(\.layouts) == [0, 1, 0, 1, 0])
    tree.root.setNeedsLayout()
    tree.containers[1].layoutIfNeeded()
    #expect(tree.all.map(\.layouts) == [1, 1, 1, 1, 0])
  }

  @Test func aSubviewsLayoutMovesItWhereItsConstraintsSay() {
    let tree = Tree(scale: 1)
    tree.width.constant = 140
    // The second container moves in the root, which therefore needs layout, and the first grows.
    tree.containers[1].layoutIfNeeded()
    #expect(tree.containers.map(\.frame.minX) == [0, 140])
    #expect(tree.containers[0].frame.width == 140)
    tree.inset.constant = 30
    tree.leaves[1].layoutIfNeeded()
    #expect(tree.leaves[1].frame.minX == 30)
  }

  @Test func aContentSizeThatStaysVisitsNothing() {
    let root = makeRoot(100, 100)
    let counting = Counting()
    root.place(counting)
    let content = counting.place(SizedView(30, 20))
    _ = root.frames(
      with: [counting, content].flatMap { view in
        [.left, .top].map { relate(view, $0, .equal, view.superview!) }
      } + [.right, .bottom].map { relate(content, $0, .equal, counting) })
    counting.layouts = 0
    content.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(counting.layouts == 0)
    content.size.width = 31
    #expect(content.frame.width == 30)
    root.layoutIfNeeded()
    #expect(content.frame.width == 31)
    #expect(counting.layouts == 1)
  }

  @Test func explicitUpdatesAreNotRepeated() {
    let tree = Tree(scale: 1)
    tree.leaves.forEach { $0.updates = 0 }
    tree.leaves[0].setNeedsUpdateConstraints()
    tree.containers[0].updateConstraintsIfNeeded()
    #expect(tree.leaves[0].updates == 1)
    #expect(!tree.leaves[0].needsUpdateConstraints())
    tree.root.layoutIfNeeded()
    #expect(tree.leaves[0].updates == 1)
    // Called by the program itself it has the view done, too.
    tree.leaves[1].setNeedsUpdateConstraints()
    tree.leaves[1].updateConstraints()
    #expect(!tree.leaves[1].needsUpdateConstraints())
  }

  /// Places its subview by its frame, at a third of its own size.
  private final class Placing: UIView {
    let subview = Counting()
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      subview.frame = rect(0, 0, bounds.width / 3, bounds.height / 3)
    }
  }

  /// As in UIKit a view is not laid out again for a frame that it has just given to a subview. The frame stays as it was
  /// set: 100 / 3 points are no whole pixels at any scale.
  @Test(arguments: [1, 2, 3] as [CGFloat]) func aFrameThatWasJustSetLaysOutItsSubviewAlone(_ scale: CGFloat) {
    let root = UIView(frame: rect(0, 0, 400, 200))
    root.traitOverrides.displayScale = scale
    let placing = root.place(Placing())
    placing.addSubview(placing.subview)
    let width = relate(placing, .width, plus: 100)
    NSLayoutConstraint.activate([
      width, relate(placing, .left, .equal, root), relate(placing, .top, .equal, root),
      relate(placing, .height, plus: 30),
    ])
    root.layoutIfNeeded()
    #expect(placing.layouts == 1)
    #expect(placing.subview.layouts == 1)
    #expect(placing.subview.frame == rect(0, 0, 100 / 3, 10))
    width.constant = 200
    root.layoutIfNeeded()
    #expect(placing.layouts == 2)
    #expect(placing.subview.layouts == 2)
    #expect(placing.subview.frame == rect(0, 0, 200 / 3, 10))
    root.layoutIfNeeded()
    #expect(placing.layouts == 2)
  }
}
