import PlumbLayout
import Testing

@Suite struct ConstraintTests {
  @Test func halfOfTheSuperviewAtItsTrailingEdge() throws {
    let screen = Screen(375, 100, scale: 2)
    let view = screen.view()
    try screen.equal(view, .width, screen.root, times: 0.5)
    try screen.equal(view, .trailing, screen.root)
    try screen.equal(view, .top, screen.root)
    try screen.equal(view, .height, plus: 10)
    // 375 / 2 = 187.5 is a whole number of half points.
    #expect(screen.frame(view) == Rect(x: 187.5, y: 0, width: 187.5, height: 10))
  }

  @Test func aMultiplierOnALocationCountsFromTheCommonAncestor() throws {
    let screen = Screen(400, 100)
    let view = screen.view()
    try screen.equal(view, .trailing, screen.root, times: 0.75)
    try screen.equal(view, .width, plus: 50)
    try screen.equal(view, .top, screen.root)
    try screen.equal(view, .height, plus: 10)
    // 0.75 * 400 - 50
    #expect(screen.frame(view).minX == 250)
  }

  @Test func cousinsAreRelatedThroughTheirAncestors() throws {
    let screen = Screen(400, 400)
    let left = screen.view()
    let right = screen.view()
    try screen.place(left, 30, 40, 100, 100)
    try screen.place(right, 200, 10, 150, 300)
    let inLeft = screen.view(in: left)
    try screen.place(inLeft, 5, 6, 20, 20)
    let inRight = screen.view(in: right)
    try screen.equal(inRight, .left, inLeft, .right, plus: 200)
    try screen.equal(inRight, .top, inLeft, .bottom)
    try screen.equal(inRight, .width, inLeft)
    try screen.equal(inRight, .height, inLeft)
    // The right edge of the inner view is at 30 + 5 + 20 = 55 in the root, 255 - 200 in the other view; its bottom
    // at 40 + 6 + 20 = 66, so at 56 there.
    #expect(screen.frame(inRight) == Rect(x: 55, y: 56, width: 20, height: 20))
  }

  @Test func constraintsActOnAlignmentRectangles() throws {
    let screen = Screen(320, 480)
    let view = screen.view()
    screen.tree.setAlignmentInsets(Insets(top: 0, left: 5, bottom: 10, right: 5), of: view)
    try screen.place(view, 20, 0, 100, 40)
    #expect(screen.frame(view) == Rect(x: 15, y: 0, width: 110, height: 50))
    #expect(screen.tree.alignmentRect(of: view) == Rect(x: 20, y: 0, width: 100, height: 40))
  }

  @Test func contentResistsWeakerWishes() throws {
    let screen = Screen(320, 480)
    let label = screen.view(content: 160, 20)
    try screen.equal(label, .leading, screen.root)
    try screen.equal(label, .top, screen.root)
    try screen.equal(label, .width, plus: 100, at: 749)
    #expect(screen.frame(label).size.width == 160)
  }

  @Test func aWeakWishStretchesWhatHugsLess() throws {
    let screen = Screen(320, 480)
    let label = screen.view(content: 120, 20)
    try screen.equal(label, .leading, screen.root)
    try screen.equal(label, .top, screen.root)
    try screen.relate(label, .width, .greaterThanOrEqual, plus: 200, at: 500)
    #expect(screen.frame(label).size.width == 200)
  }

  @Test func oneStrongWishBeatsThirtyWeakerOnes() throws {
    let screen = Screen(320, 480)
    let other = screen.view()
    try screen.equal(other, .left, screen.root)
    try screen.equal(other, .width, plus: 100, at: 999)
    for _ in 0..<30 { try screen.equal(other, .width, plus: 200, at: 998) }
    #expect(screen.frame(other).size.width == 100)
  }

  @Test(arguments: [(false, 300.0, 150.0), (true, 400.0, 200.0)])
  func aspectFitAndFill(fills: Bool, width: Double, height: Double) throws {
    // A box of 2:1 in 300 x 200: to fit it is 300 x 150, to fill it is 400 x 200.
    let screen = Screen(300, 200)
    let box = screen.view()
    try screen.equal(box, .width, box, .height, times: 2)
    try screen.equal(box, .centerX, screen.root)
    try screen.equal(box, .centerY, screen.root)
    for attribute in [Attribute.width, .height] {
      try screen.relate(box, attribute, fills ? .greaterThanOrEqual : .lessThanOrEqual, screen.root)
      try screen.equal(box, attribute, screen.root, at: 750)
    }
    let frame = screen.frame(box)
    #expect(frame.size == Size(width: width, height: height))
    #expect(frame.minX == (300 - width) / 2)
  }

  @Test func baselinesMeet() throws {
    let screen = Screen(300, 200)
    let tall = screen.view(content: 100, 60)
    screen.tree.setBaselines(first: .top(15), last: .bottom(5), of: tall)
    let short = screen.view(content: 50, 20)
    screen.tree.setBaselines(first: .top(15), last: .bottom(5), of: short)
    try screen.equal(tall, .top, screen.root, plus: 10)
    try screen.equal(tall, .leading, screen.root)
    try screen.equal(short, .leading, tall, .trailing)
    try screen.equal(short, .lastBaseline, tall)
    // The tall one's last baseline is at 10 + 60 - 5 = 65; the short one's is 15 below its top.
    #expect(screen.frame(short) == Rect(x: 100, y: 50, width: 50, height: 20))
  }

  @Test func constantsAndPrioritiesChangeWhileActive() throws {
    let screen = Screen(320, 480)
    let view = screen.view(content: 10, 10)
    let leading = try screen.equal(view, .leading, screen.root)
    let rival = try screen.equal(view, .leading, screen.root, plus: 50, at: 500)
    #expect(screen.frame(view).minX == 0)
    try screen.tree.setConstant(100, of: leading)
    #expect(screen.frame(view).minX == 100)
    try screen.tree.setPriority(Priority(400), of: leading)
    #expect(screen.frame(view).minX == 50)
    screen.tree.remove(rival)
    #expect(screen.frame(view).minX == 100)
  }

  @Test func threeEqualGuidesSpaceTwoButtons() throws {
    let screen = Screen(300, 100)
    let buttons = [screen.view(content: 60, 20), screen.view(content: 60, 20)]
    let guides = (0..<3).map { _ in screen.tree.addGuide(to: screen.root) }
    for guide in guides.dropFirst() { try screen.equal(guide, .width, guides[0]) }
    try screen.equal(guides[0], .leading, screen.root)
    try screen.equal(buttons[0], .leading, guides[0], .trailing)
    try screen.equal(guides[1], .leading, buttons[0], .trailing)
    try screen.equal(buttons[1], .leading, guides[1], .trailing)
    try screen.equal(guides[2], .leading, buttons[1], .trailing)
    try screen.equal(guides[2], .trailing, screen.root)
    // (300 - 2 * 60) / 3 = 60
    #expect(screen.frame(buttons[0]).minX == 60)
    #expect(screen.frame(buttons[1]).minX == 180)
    #expect(screen.frame(guides[2]).size.width == 60)
  }
}
