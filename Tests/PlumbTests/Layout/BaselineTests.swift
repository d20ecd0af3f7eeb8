import Testing

@testable import Plumb

/// Baselines of several lines, and alignment rectangles.
struct BaselineTests {
  @Test func theLastBaselineIsThatOfTheLastLine() {
    let root = makeRoot(300, 200)
    let a = root.place(SizedView(100, 60).lines(first: 15, last: 5))
    let b = root.place(SizedView(50, 20).lines(first: 15, last: 5))
    let last = relate(b, .lastBaseline, .equal, a)
    #expect(
      root.frames(
        a, b,
        with: [
          relate(a, .top, .equal, root, plus: 10), last, relate(a, .leading, .equal, root),
          relate(b, .leading, .equal, a, .trailing),
        ]) == [rect(0, 10, 100, 60), rect(100, 50, 50, 20)])
    // First lines meet where both views' tops do.
    last.isActive = false
    relate(b, .firstBaseline, .equal, a).isActive = true
    root.layoutIfNeeded()
    #expect(b.frame.minY == 10)
    #expect(NSLayoutConstraint.Attribute.baseline == .lastBaseline)
  }

  @Test(arguments: [24, 30, 12.5] as [CGFloat]) func fromBaselineToBaseline(_ distance: CGFloat) {
    let root = makeRoot(300, 200, scale: 2)
    let a = root.place(SizedView(100, 40).lines(first: 15, last: 5))
    let b = root.place(SizedView(50, 20).lines(first: 15, last: 5))
    _ = root.frames(
      with: [
        relate(a, .top, .equal, root), relate(b, .firstBaseline, .equal, a, .lastBaseline, plus: distance),
        relate(a, .leading, .equal, root), relate(b, .leading, .equal, root),
      ])
    // 40 - 5 + distance - 15
    #expect(b.frame == rect(0, 20 + distance, 50, 20))
  }

  @Test func aViewWithoutTextHasThemAtItsEdges() {
    let root = makeRoot(300, 200)
    let text = root.place(SizedView(50, 20).lines(first: 15, last: 5))
    let (top, bottom) = (root.placed(), root.placed())
    _ = root.frames(
      with: [
        relate(text, .top, .equal, root, plus: 40), relate(text, .left, .equal, root),
        relate(top, .firstBaseline, .equal, text), relate(bottom, .lastBaseline, .equal, text),
      ] + [top, bottom].flatMap { [relate($0, .height, plus: 30), relate($0, .left, .equal, root)] })
    // 40 + 15; 60 - 5 - 30
    #expect(top.frame.minY == 55)
    #expect(bottom.frame.minY == 25)
  }

  final class Inset: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 5, bottom: 10, right: 5) }
  }

  @Test(arguments: [false, true]) func constraintsPlaceTheAlignmentRectangle(_ rightToLeft: Bool) {
    let root = makeRoot(320, 480, rightToLeft: rightToLeft)
    let view = root.place(Inset())
    let neighbour = root.placed()
    let frames = root.frames(
      view, neighbour,
      with: [
        relate(view, .left, .equal, root, plus: 20), relate(view, .width, plus: 100),
        relate(view, .top, .equal, root), relate(view, .height, plus: 40),
        relate(neighbour, .left, .equal, view, .right), relate(neighbour, .top, .equal, view, .bottom),
        relate(neighbour, .width, .equal, view), relate(neighbour, .height, .equal, view),
      ])
    // The rectangle is 20, 0, 100, 40; the frame reaches 5 further at the sides and 10 at the bottom.
    #expect(frames == [rect(15, 0, 110, 50), rect(120, 40, 100, 40)])
  }

  @Test func insetsFromWithinCountToo() {
    let root = makeRoot(320, 480)
    let view = root.place(Inset())
    let inner = view.placed()
    _ = root.frames(
      with: [
        relate(view, .left, .equal, root, plus: 20), relate(view, .width, plus: 100),
        relate(view, .top, .equal, root), relate(view, .height, plus: 40),
      ] + [.left, .top, .right, .bottom].map { relate(inner, $0, .equal, view) })
    #expect(inner.frame == rect(5, 0, 100, 40))
  }
}
