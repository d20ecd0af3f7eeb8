import PlumbLayout
import Testing

@Suite struct MarginTests {
  /// A view that fills its superview's margins.
  private func fill(_ screen: Screen, _ parent: ItemID) throws -> ItemID {
    let view = screen.view(in: parent)
    let guide = screen.tree.guide(.marginsGuide, of: parent)
    for attribute in [Attribute.left, .top, .right, .bottom] { try screen.equal(view, attribute, guide) }
    return view
  }

  @Test func marginsAreEightFromTheStart() throws {
    let screen = Screen(100, 50)
    let view = try fill(screen, screen.root)
    #expect(screen.frame(view) == Rect(x: 8, y: 8, width: 84, height: 34))
    screen.tree.setLayoutMargins(Insets(top: 1, left: 2, bottom: 3, right: 4), of: screen.root)
    #expect(screen.frame(view) == Rect(x: 2, y: 1, width: 94, height: 46))
  }

  @Test func centresWithinMargins() throws {
    let screen = Screen(200, 50)
    screen.tree.setLayoutMargins(Insets(top: 0, left: 40, bottom: 0, right: 0), of: screen.root)
    let view = screen.view(content: 20, 20)
    try screen.equal(view, .centerX, screen.root, .centerXWithinMargins)
    // The middle of 40...200 is 120.
    #expect(screen.frame(view).minX == 110)
  }

  @Test(arguments: [(5.0, 15.0), (30.0, 8.0)])
  func preservedMarginsReachOnlySoFar(x: Double, margin: Double) throws {
    // The superview's margin of 20 takes 20 - 5 = 15 of a view at 5, and nothing of one at 30.
    let screen = Screen(300, 300)
    screen.tree.setLayoutMargins(Insets(top: 20, left: 20, bottom: 20, right: 20), of: screen.root)
    let view = screen.view()
    try screen.place(view, x, 100, 100, 100)
    screen.tree.setPreservesSuperviewLayoutMargins(true, of: view)
    let label = screen.view(in: view, content: 10, 10)
    try screen.equal(label, .left, view, .leftMargin)
    #expect(screen.frame(label).minX == margin)
    #expect(screen.tree.layoutMargins(of: view).left == margin)
  }

  @Test(arguments: [
    (Rect(x: 0, y: 0, width: 393, height: 852), Insets(top: 47, left: 0, bottom: 34, right: 0)),
    (Rect(x: 0, y: 100, width: 393, height: 300), .zero),
    (Rect(x: 0, y: 700, width: 393, height: 152), Insets(top: 0, left: 0, bottom: 34, right: 0)),
    (Rect(x: 0, y: 20, width: 393, height: 300), Insets(top: 27, left: 0, bottom: 0, right: 0)),
  ])
  func theSafeAreaIsWhatIsLeftUncovered(frame: Rect, expected: Insets) throws {
    let screen = Screen(393, 852)
    screen.tree.setSafeAreaInsets(Insets(top: 47, left: 0, bottom: 34, right: 0), of: screen.root)
    let view = screen.view()
    try screen.place(view, frame.minX, frame.minY, frame.size.width, frame.size.height)
    screen.tree.layoutIfNeeded()
    #expect(screen.tree.safeAreaInsets(of: view) == expected)
  }

  @Test func marginsGrowByTheSafeArea() throws {
    let screen = Screen(852, 393)
    screen.tree.setSafeAreaInsets(Insets(top: 0, left: 44, bottom: 21, right: 44), of: screen.root)
    let view = screen.view()
    try screen.place(view, 0, 0, 400, 100)
    screen.tree.layoutIfNeeded()
    // 8 of its own and 44 of the safe area.
    #expect(screen.tree.layoutMargins(of: view).left == 52)
    screen.tree.setInsetsLayoutMarginsFromSafeArea(false, of: view)
    #expect(screen.tree.layoutMargins(of: view).left == 8)
  }

  @Test func aGuideFollowsASafeAreaThatFollowsFromTheLayout() throws {
    let screen = Screen(393, 852)
    screen.tree.setSafeAreaInsets(Insets(top: 47, left: 0, bottom: 34, right: 0), of: screen.root)
    let sheet = screen.view()
    let top = try screen.equal(sheet, .top, screen.root, plus: 10)
    for attribute in [Attribute.left, .right, .bottom] { try screen.equal(sheet, attribute, screen.root) }
    let title = screen.view(in: sheet, content: 100, 20)
    try screen.equal(title, .top, screen.tree.guide(.safeAreaGuide, of: sheet))
    // 47 - 10 of the sheet is under the bar.
    #expect(screen.frame(title).minY == 37)
    try screen.tree.setConstant(40, of: top)
    #expect(screen.frame(title).minY == 7)
  }

  @Test(arguments: [(500.0, 8.0, 484.0), (1000.0, 164.0, 672.0)])
  func theReadableGuideIsNeverWiderThanALineOfText(width: Double, x: Double, expected: Double) throws {
    // 1000 - 16 of margins is more than 672: centred at (1000 - 672) / 2.
    let screen = Screen(width, 100)
    let view = screen.view(content: -1, 10)
    let guide = screen.tree.guide(.readableContentGuide, of: screen.root)
    try screen.equal(view, .leading, guide)
    try screen.equal(view, .trailing, guide)
    #expect(screen.frame(view).minX == x)
    #expect(screen.frame(view).size.width == expected)
  }
}
