import PlumbLayout
import Testing

/// No pass goes down a tree by recursion.
@Suite struct DeepTreeTests {
  /// Knows which views were updated and laid out, in their order.
  private final class Listener: LayoutHost {
    var updated: [ItemID] = []
    var laidOut: [ItemID] = []

    func updateConstraints(of item: ItemID, in tree: LayoutTree) { updated.append(item) }

    func layoutSubviews(of item: ItemID, in tree: LayoutTree) {
      laidOut.append(item)
      tree.applyFrames(ofSubviewsOf: item)
    }
  }

  @Test func twoThousandViewsInEachOther() throws {
    let screen = Screen(100, 50)
    let listener = Listener()
    screen.tree.host = listener
    var views = [screen.root]
    for _ in 0..<2000 {
      let outer = views[views.count - 1]
      let view = screen.view(in: outer)
      try screen.equal(view, .left, outer)
      try screen.equal(view, .top, outer)
      try screen.equal(view, .width, outer)
      try screen.equal(view, .height, outer)
      views.append(view)
    }
    let last = try #require(views.last)
    #expect(screen.frame(last) == Rect(x: 0, y: 0, width: 100, height: 50))
    // Constraints from the inside out, frames from the outside in.
    #expect(listener.updated == views.reversed())
    #expect(listener.laidOut == views)
    listener.laidOut = []
    screen.tree.setRootSize(Size(width: 80, height: 50))
    #expect(screen.frame(last) == Rect(x: 0, y: 0, width: 80, height: 50))
    #expect(listener.laidOut == views)
  }
}
