import PlumbLayout
import Testing

@Suite struct AutoresizingTests {
  private static let design = Size(width: 320, height: 480)

  private func frame(_ mask: AutoresizingMask, width: Double = 400) -> Rect {
    let screen = Screen(width, 480)
    let view = screen.view()
    screen.tree.setFrame(
      Rect(x: 10, y: 20, width: 100, height: 50), mask: mask, parentSize: Self.design, of: view)
    return screen.frame(view)
  }

  @Test func nothingFlexibleKeepsLeftAndWidth() {
    #expect(frame([]) == Rect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test func oneFlexiblePartTakesAll() {
    // The superview grows by 80.
    #expect(frame(.flexibleLeftMargin) == Rect(x: 90, y: 20, width: 100, height: 50))
    #expect(frame(.flexibleWidth) == Rect(x: 10, y: 20, width: 180, height: 50))
    #expect(frame(.flexibleRightMargin) == Rect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test func flexiblePartsShareInProportion() {
    // Left margin 10 and width 100 share 80 as 10 : 100 = 7.27 : 72.73; rounded edges 17 and 190.
    #expect(frame([.flexibleLeftMargin, .flexibleWidth]) == Rect(x: 17, y: 20, width: 173, height: 50))
    // Margins of 10 and 210 share 80 as 10 : 210 = 3.64 : 76.36.
    #expect(frame([.flexibleLeftMargin, .flexibleRightMargin]) == Rect(x: 14, y: 20, width: 100, height: 50))
  }

  @Test func aFrameAndAConstraintThatContradictAreAConflict() throws {
    let screen = Screen(320, 480)
    let view = screen.view()
    screen.tree.setFrame(Rect(x: 0, y: 0, width: 100, height: 50), mask: [], of: view)
    let width = try screen.equal(view, .width, plus: 50)
    #expect(screen.frame(view).size.width == 100)
    let conflict = try #require(screen.tree.conflicts.first)
    #expect(Set(conflict.rules) == [.autoresizing(view, .horizontal, .size), .constraint(width)])
    #expect(conflict.setAside == .constraint(width))
    // It comes back by itself.
    screen.tree.clearFrame(of: view)
    #expect(screen.frame(view).size.width == 50)
    #expect(screen.tree.conflicts.isEmpty)
  }

  @Test func settingTheFrameAgainMovesTheView() {
    let screen = Screen(320, 480)
    let view = screen.view()
    screen.tree.setFrame(Rect(x: 1, y: 2, width: 3, height: 4), mask: [], of: view)
    #expect(screen.frame(view) == Rect(x: 1, y: 2, width: 3, height: 4))
    screen.tree.setFrame(Rect(x: 5, y: 6, width: 7, height: 8), mask: [], of: view)
    #expect(screen.frame(view) == Rect(x: 5, y: 6, width: 7, height: 8))
  }
}
