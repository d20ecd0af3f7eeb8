import PlumbLayout
import Testing

struct KeyboardTests {
  private let root = Size(width: 400, height: 800)

  private func insets(_ keyboard: Rect?, _ rule: KeyboardRule = KeyboardRule()) -> Insets {
    rule.insets(
      keyboard: keyboard, view: Rect(x: 100, y: 200, width: 300, height: 600), rootSize: root,
      safeAreaBottom: 34)
  }

  @Test func withoutKeyboardTheStripLiesOnTheSafeArea() {
    #expect(insets(nil) == Insets(top: 566, left: 0, bottom: 0, right: 0))
    #expect(insets(nil, KeyboardRule(usesBottomSafeArea: false)).top == 600)
    // Off the screen, and of no size.
    #expect(insets(Rect(x: 0, y: 800, width: 400, height: 300)).top == 566)
    #expect(insets(Rect(x: 0, y: 500, width: 0, height: 300)).top == 566)
  }

  @Test func dockedKeyboardIsCutToTheView() {
    let keyboard = Rect(x: 0, y: 500, width: 400, height: 300)
    #expect(insets(keyboard) == Insets(top: 300, left: 0, bottom: 0, right: 0))
    // Narrower than the view, and higher than it.
    let tower = Rect(x: 150, y: 100, width: 200, height: 700)
    #expect(insets(tower) == Insets(top: 0, left: 50, bottom: 0, right: 50))
    // Beside the view.
    #expect(insets(Rect(x: 0, y: 500, width: 50, height: 300)).top == 566)
  }

  @Test func floatingKeyboardIsFollowedIfAsked() {
    let keyboard = Rect(x: 150, y: 300, width: 100, height: 80)
    #expect(insets(keyboard).top == 566)
    let rule = KeyboardRule(followsUndocked: true)
    #expect(insets(keyboard, rule) == Insets(top: 100, left: 50, bottom: 420, right: 150))
  }

  @Test func guideMovesWhatHangsOnIt() throws {
    let tree = LayoutTree()
    tree.setRootSize(root)
    let outer = tree.addView(to: tree.root)
    tree.setFrame(Rect(x: 0, y: 100, width: 400, height: 700), mask: [], parentSize: root, of: outer)
    let bar = tree.addView(to: outer)
    let guide = tree.guide(.keyboardGuide, of: outer)
    for attribute in [Attribute.left, .right, .bottom, .top] {
      _ = try tree.add(ConstraintSpec(bar, attribute, .equal, to: guide, attribute))
    }
    tree.setKeyboardFrame(Rect(x: 0, y: 600, width: 400, height: 200))
    tree.layoutIfNeeded()
    #expect(tree.frame(of: bar) == Rect(x: 0, y: 500, width: 400, height: 200))
    #expect(tree.frame(of: guide) == tree.frame(of: bar))
    tree.setKeyboardFrame(nil)
    tree.layoutIfNeeded()
    #expect(tree.frame(of: bar) == Rect(x: 0, y: 700, width: 400, height: 0))
    // Numbers from outside that are none change nothing.
    tree.setKeyboardFrame(Rect(x: 0, y: .nan, width: 400, height: 200))
    tree.layoutIfNeeded()
    #expect(tree.frame(of: bar).size.height == 0)
    tree.remove(outer)
    tree.layoutIfNeeded()
  }
}
