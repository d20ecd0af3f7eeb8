import Testing

@testable import Plumb

/// Where leading is: by traits, by semantics, in guides, and after a change.
struct ReadingDirectionTests {
  /// A view 50 wide, 16 from an edge of its superview.
  private func pinned(
    _ attribute: NSLayoutConstraint.Attribute, in root: UIView, to item: AnyObject? = nil
  ) -> UIView {
    let view = root.placed()
    NSLayoutConstraint.activate([
      relate(view, attribute, .equal, item ?? root, plus: 16), relate(view, .width, plus: 50),
      relate(view, .top, .equal, root), relate(view, .height, plus: 10),
    ])
    return view
  }

  @Test func leadingFlipsAndLeftDoesNot() {
    let root = makeRoot(320, 100, rightToLeft: true)
    let (leading, left) = (pinned(.leading, in: root), pinned(.left, in: root))
    root.layoutIfNeeded()
    // 320 - 16 - 50
    #expect(leading.frame.minX == 254)
    #expect(left.frame.minX == 16)
  }

  @Test func aChainRunsFromTheRight() {
    let root = makeRoot(320, 100, rightToLeft: true)
    let first = pinned(.leading, in: root)
    let second = root.placed()
    let byAnchors = root.placed()
    NSLayoutConstraint.activate([
      relate(second, .leading, .equal, first, .trailing, plus: 8), relate(second, .width, plus: 40),
      byAnchors.leadingAnchor.constraint(equalTo: second.trailingAnchor, constant: 6),
      byAnchors.widthAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    // 254 - 8 - 40, then 206 - 6 - 20
    #expect([first, second, byAnchors].map(\.frame.minX) == [254, 206, 180])
  }

  @Test func insetsOnLeadingAndTrailing() {
    for rightToLeft in [false, true] {
      let root = makeRoot(320, 100, rightToLeft: rightToLeft)
      let view = root.placed()
      let frames = root.frames(
        view,
        with: [
          relate(view, .leading, .equal, root, plus: 12), relate(view, .trailing, .equal, root, plus: -30),
          relate(view, .top, .equal, root), relate(view, .height, plus: 10),
        ])
      // 320 - 12 - 30
      #expect(frames == [rect(rightToLeft ? 30 : 12, 0, 278, 10)])
    }
  }

  @Test func inequalitiesFlipToo() {
    let root = makeRoot(320, 100, rightToLeft: true)
    let view = root.place(SizedView(50, 10))
    NSLayoutConstraint.activate([
      relate(view, .leading, .greaterThanOrEqual, root, plus: 100),
      relate(view, .leading, .equal, root, at: 1),
      relate(view, .top, .equal, root),
    ])
    root.layoutIfNeeded()
    // At least 100 from the right: 320 - 100 - 50.
    #expect(view.frame.minX == 170)
  }

  static let table:
    [(UISemanticContentAttribute, UIUserInterfaceLayoutDirection, UIUserInterfaceLayoutDirection)] = [
      (.unspecified, .leftToRight, .leftToRight), (.unspecified, .rightToLeft, .rightToLeft),
      (.playback, .leftToRight, .leftToRight), (.playback, .rightToLeft, .leftToRight),
      (.spatial, .leftToRight, .leftToRight), (.spatial, .rightToLeft, .leftToRight),
      (.forceLeftToRight, .leftToRight, .leftToRight), (.forceLeftToRight, .rightToLeft, .leftToRight),
      (.forceRightToLeft, .leftToRight, .rightToLeft), (.forceRightToLeft, .rightToLeft, .rightToLeft),
    ]

  @Test(arguments: table) func semanticsDecide(
    _ attribute: UISemanticContentAttribute, _ interface: UIUserInterfaceLayoutDirection,
    _ expected: UIUserInterfaceLayoutDirection
  ) {
    #expect(UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: interface) == expected)
    if interface == .leftToRight { #expect(UIView.userInterfaceLayoutDirection(for: attribute) == expected) }
    let root = makeRoot(320, 100, rightToLeft: interface == .rightToLeft)
    let container = UIView(frame: root.bounds)
    root.addSubview(container)
    container.semanticContentAttribute = attribute
    #expect(container.effectiveUserInterfaceLayoutDirection == expected)
    // The container arranges its content, whatever the content says of itself.
    let view = pinned(.leading, in: container)
    #expect(view.effectiveUserInterfaceLayoutDirection == interface)
    root.layoutIfNeeded()
    #expect(view.frame.minX == (expected == .rightToLeft ? 254 : 16))
  }

  @Test func aViewsOwnSemanticsDoNotMoveIt() {
    let root = makeRoot(320, 100)
    let view = pinned(.leading, in: root)
    view.semanticContentAttribute = .forceRightToLeft
    let inner = pinned(.leading, in: view)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 16)
    // 50 - 16 - 50
    #expect(inner.frame.minX == -16)
  }

  @Test func guidesFollowTheViewThatOwnsThem() {
    let root = makeRoot(320, 100)
    let guide = root.guide()
    NSLayoutConstraint.activate([
      relate(guide, .leading, .equal, root, plus: 100), relate(guide, .width, plus: 120),
      relate(guide, .top, .equal, root), relate(guide, .height, plus: 10),
    ])
    let view = pinned(.leading, in: root, to: guide)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    // 320 - 100 - 120, and its right edge at 220: 220 - 16 - 50
    #expect(guide.layoutFrame == rect(100, 0, 120, 10))
    #expect(view.frame.minX == 154)
    root.semanticContentAttribute = .unspecified
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 100)
    #expect(view.frame.minX == 116)
  }

  @Test func aChangedDirectionMovesFrames() {
    let root = makeRoot(320, 100)
    let container = UIView(frame: rect(0, 0, 320, 100))
    container.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10)
    root.addSubview(container)
    let edge = pinned(.leading, in: container)
    let margin = pinned(.leading, in: container, to: container.layoutMarginsGuide)
    let stack = UIStackView(arrangedSubviews: [SizedView(40, 10, hugging: 251), SizedView(20, 10)])
    container.place(stack)
    let first = stack.arrangedSubviews[0]
    NSLayoutConstraint.activate(
      [.left, .right, .top].map { relate(stack, $0, .equal, container) })
    root.layoutIfNeeded()
    #expect([edge, margin, first].map(\.frame.minX) == [16, 46, 0])
    root.traitOverrides.layoutDirection = .rightToLeft
    #expect(edge.frame.minX == 16)
    root.layoutIfNeeded()
    // 320 - 16 - 50; 320 - 30 - 16 - 50; 320 - 40
    #expect([edge, margin, first].map(\.frame.minX) == [254, 224, 280])
    container.semanticContentAttribute = .playback
    root.layoutIfNeeded()
    // The stack keeps the interface's direction: it arranges its own content.
    #expect([edge, margin, first].map(\.frame.minX) == [16, 46, 280])
    stack.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    #expect(first.frame.minX == 0)
  }

  @Test func distancesCountAlongTheReadingDirection() {
    let root = makeRoot(320, 100, rightToLeft: true)
    let (one, other, measured) = (root.placed(), root.placed(), root.placed())
    NSLayoutConstraint.activate([
      relate(one, .leading, .equal, root), relate(one, .width, plus: 10),
      relate(other, .trailing, .equal, root), relate(other, .width, plus: 20),
      measured.widthAnchor.constraint(
        equalTo: one.trailingAnchor.anchorWithOffset(to: other.leadingAnchor), multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    // (320 - 10 - 20) / 2
    #expect(measured.frame.width == 145)
  }
}
