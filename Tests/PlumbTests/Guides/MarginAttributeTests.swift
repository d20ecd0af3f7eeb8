import Testing

@testable import Plumb

/// Constraints to margins: preserved, directional, and between.
struct MarginAttributeTests {
  @Test(
    arguments: [
      // inset, own margin, the superview's margin, expected
      (5, 8, 20, 15), (30, 8, 20, 8), (0, 8, 20, 20), (5, 18, 20, 18), (-5, 8, 20, 25), (12, 8, 20, 8),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func preservedMargins(_ inset: CGFloat, _ own: CGFloat, _ outer: CGFloat, _ margin: CGFloat) {
    let root = makeRoot(200, 100)
    root.layoutMargins = UIEdgeInsets(top: 0, left: outer, bottom: 0, right: outer)
    let child = root.placed()
    child.layoutMargins = UIEdgeInsets(top: 0, left: own, bottom: 0, right: own)
    child.preservesSuperviewLayoutMargins = true
    let view = child.placed()
    // The greater of the own margin and what the superview's takes of the child.
    let frames = root.frames(
      view,
      with: [
        relate(child, .leading, .equal, root, plus: inset),
        relate(child, .trailing, .equal, root, plus: -inset),
        relate(child, .top, .equal, root), relate(child, .height, plus: 50),
        relate(view, .leading, .equal, child, .leadingMargin), relate(view, .width, plus: 30),
        relate(view, .top, .equal, child), relate(view, .height, plus: 10),
      ])
    #expect(frames == [rect(margin, 0, 30, 10)])
    #expect(child.layoutMargins.left == margin)
  }

  @Test(arguments: [false, true]) func directionalMargins(_ rightToLeft: Bool) {
    let root = makeRoot(200, 100, rightToLeft: rightToLeft)
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10)
    let (byAttribute, byGuide) = (root.placed(), root.placed())
    let frames = root.frames(
      byAttribute, byGuide,
      with: [
        relate(byAttribute, .leading, .equal, root, .leadingMargin),
        relate(byAttribute, .trailing, .equal, root, .trailingMargin),
        relate(byGuide, .leading, .equal, root.layoutMarginsGuide),
        relate(byGuide, .trailing, .equal, root.layoutMarginsGuide),
      ]
        + [byAttribute, byGuide].flatMap { [relate($0, .top, .equal, root), relate($0, .height, plus: 10)] })
    // 200 - 30 - 10, from the side that leading is at
    let expected = rect(rightToLeft ? 10 : 30, 0, 160, 10)
    #expect(frames == [expected, expected])
  }

  @Test func theMiddleBetweenMargins() {
    let root = makeRoot(200, 100)
    root.layoutMargins = UIEdgeInsets(top: 10, left: 40, bottom: 50, right: 0)
    let view = root.placed()
    // (40 + 200) / 2 - 10; (10 + 50) / 2 - 5
    #expect(
      root.frames(
        view,
        with: [
          relate(view, .centerX, .equal, root, .centerXWithinMargins), relate(view, .width, plus: 20),
          relate(view, .centerY, .equal, root, .centerYWithinMargins), relate(view, .height, plus: 10),
        ]) == [rect(110, 25, 20, 10)])
  }

  @Test func aChildOnItsSuperviewsMargins() {
    let root = makeRoot(375, 667)
    let box = root.placed()
    box.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    let inner = box.placed()
    let frames = root.frames(
      box, inner,
      with: [
        relate(box, .top, .equal, root, plus: 50), relate(box, .leading, .equal, root, plus: 50),
        relate(box, .width, plus: 100), relate(box, .height, plus: 100),
        relate(inner, .leading, .equal, box, .leadingMargin),
        relate(inner, .trailing, .equal, box, .trailingMargin),
        relate(inner, .top, .equal, box, .topMargin), relate(inner, .bottom, .equal, box, .bottomMargin),
      ])
    #expect(frames == [rect(50, 50, 100, 100), rect(20, 10, 60, 80)])
    box.directionalLayoutMargins.leading = 5
    root.layoutIfNeeded()
    #expect(inner.frame == rect(5, 10, 75, 80))
  }

  @Test func aConstantFromAMarginChanges() {
    let root = makeRoot(100, 100)
    let view = root.placed()
    let top = relate(view, .top, .equal, root, .topMargin, plus: 5)
    _ = root.frames(
      with: [
        top, relate(view, .left, .equal, root), relate(view, .width, plus: 10),
        relate(view, .height, plus: 10),
      ])
    #expect(view.frame.minY == 13)
    #expect(top.secondAttribute == .topMargin && top.secondItem === root)
    top.constant = 8
    root.layoutIfNeeded()
    #expect(view.frame.minY == 16)
  }

  @Test(arguments: [false, true]) func marginsArePreservedThroughLevels(_ rightToLeft: Bool) {
    let root = makeRoot(300, 100, rightToLeft: rightToLeft)
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 40, leading: 50, bottom: 0, trailing: 0)
    var outer = root
    for inset in [10, 12, 0] as [CGFloat] {
      let view = outer.placed()
      view.preservesSuperviewLayoutMargins = true
      NSLayoutConstraint.activate([
        relate(view, .leading, .equal, outer, plus: inset), relate(view, .trailing, .equal, outer),
        relate(view, .top, .equal, outer, plus: inset), relate(view, .bottom, .equal, outer),
      ])
      outer = view
    }
    let leaf = outer.placed()
    _ = root.frames(
      with: [.leading, .trailing, .top, .bottom].map {
        relate(leaf, $0, .equal, outer.layoutMarginsGuide)
      })
    // 50 - 10 - 12 = 28 and 40 - 22 = 18; at the other sides 8. The innermost view is 300 - 22 = 278 by 78.
    #expect(leaf.frame == rect(rightToLeft ? 8 : 28, 18, 242, 52))
    #expect(outer.directionalLayoutMargins.leading == 28)
    // A view between that does not preserve them ends the row.
    outer.superview?.preservesSuperviewLayoutMargins = false
    root.layoutIfNeeded()
    #expect(outer.directionalLayoutMargins.leading == 8)
    #expect(leaf.frame == rect(8, 8, 262, 62))
  }
}
