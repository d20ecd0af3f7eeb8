import Testing

@testable import Plumb

/// Sizes and places that a stack view gives its views, and those that they give it.
final class StackDistributionTests {
  private var roots: [UIView] = []

  /// A stack at the leading top corner of a root of 600 x 400, and its views.
  private func stack(
    _ views: [UIView], in root: UIView = makeRoot(600, 400), width: CGFloat? = nil, height: CGFloat? = 20,
    spacing: CGFloat = 0, _ distribution: UIStackView.Distribution = .fill
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = spacing
    stack.distribution = distribution
    root.place(stack)
    roots.append(root)
    NSLayoutConstraint.activate(
      [relate(stack, .leading, .equal, root), relate(stack, .top, .equal, root)]
        + (width.map { [relate(stack, .width, plus: $0)] } ?? [])
        + (height.map { [relate(stack, .height, plus: $0)] } ?? []))
    return stack
  }

  private func frames(_ stack: UIStackView) -> [CGRect] {
    stack.superview?.layoutIfNeeded()
    return [stack.frame] + stack.arrangedSubviews.map(\.frame)
  }

  @Test func oneRequiredWidthSizesAllThatAreEqual() {
    let views = [SizedView(20, 20), SizedView(30, 20), SizedView(70, 20)]
    let stack = stack(views, spacing: 10, .fillEqually)
    relate(views[1], .width, plus: 150).isActive = true
    // 3 * 150 + 2 * 10
    #expect(
      frames(stack) == [
        rect(0, 0, 470, 20), rect(0, 0, 150, 20), rect(160, 0, 150, 20), rect(320, 0, 150, 20),
      ])
    // The same in a column.
    let column = self.stack(
      [SizedView(20, 20), SizedView(20, 50)], width: 20, height: nil, spacing: 6, .fillEqually)
    column.axis = .vertical
    relate(column.arrangedSubviews[0], .height, plus: 40).isActive = true
    #expect(frames(column) == [rect(0, 0, 20, 86), rect(0, 0, 20, 40), rect(0, 46, 20, 40)])
  }

  @Test func equalSpacingSharesWhatIsLeft() {
    // 300 - 40 - 60 - 80 = 120 for two gaps
    let three = [SizedView(40, 20), SizedView(60, 20), SizedView(80, 20)]
    #expect(
      frames(stack(three, width: 300, spacing: 10, .equalSpacing)).dropFirst() == [
        rect(0, 0, 40, 20), rect(100, 0, 60, 20), rect(220, 0, 80, 20),
      ])
    // 300 - 120 - 30 = 150 for one
    let two = stack([SizedView(120, 20), SizedView(30, 20)], width: 300, height: nil, .equalSpacing)
    two.alignment = .top
    #expect(frames(two) == [rect(0, 0, 300, 20), rect(0, 0, 120, 20), rect(270, 0, 30, 20)])
  }

  @Test func equalSpacingWithoutRoomCompressesTheWeakest() {
    let views = [SizedView(80, 20), SizedView(80, 20, resistance: 749), SizedView(80, 20)]
    // 200 - 2 * 80 - 2 * 10 = 20 for the middle
    #expect(
      frames(stack(views, width: 200, spacing: 10, .equalSpacing)).dropFirst() == [
        rect(0, 0, 80, 20), rect(90, 0, 20, 20), rect(120, 0, 80, 20),
      ])
  }

  @Test func equalCenteringSpacesTheCentres() {
    let views = [SizedView(20, 20), SizedView(100, 20), SizedView(20, 20)]
    // Centres at 10, 150 and 290.
    #expect(
      frames(stack(views, width: 300, .equalCentering)).dropFirst() == [
        rect(0, 0, 20, 20), rect(100, 0, 100, 20), rect(280, 0, 20, 20),
      ])
    // Centres at 75 and 350 would put the second's left edge at 137.5: the least spacing comes first, 150 + 10.
    let wide = [SizedView(150, 20), SizedView(150, 20), SizedView(20, 20)]
    #expect(
      frames(stack(wide, width: 360, spacing: 10, .equalCentering)).dropFirst() == [
        rect(0, 0, 150, 20), rect(160, 0, 150, 20), rect(340, 0, 20, 20),
      ])
  }

  @Test func aHiddenViewTakesItsSpacingWithIt() {
    let views = [SizedView(50, 20, hugging: 251), SizedView(60, 20), SizedView(70, 20)]
    views[1].isHidden = true
    let stack = stack(views, width: 300, spacing: 10)
    // 300 - 50 - 10
    #expect([1, 3].map { frames(stack)[$0] } == [rect(0, 0, 50, 20), rect(60, 0, 240, 20)])
    views[1].isHidden = false
    views[1].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    #expect(frames(stack).dropFirst() == [rect(0, 0, 50, 20), rect(60, 0, 60, 20), rect(130, 0, 170, 20)])
    views[0].isHidden = true
    #expect(frames(stack).dropFirst(2) == [rect(0, 0, 60, 20), rect(70, 0, 230, 20)])
    views[0].isHidden = false
    views[2].isHidden = true
    views[1].setContentHuggingPriority(UILayoutPriority(250), for: .horizontal)
    // 300 - 60
    #expect(frames(stack).dropFirst().prefix(2) == [rect(0, 0, 50, 20), rect(60, 0, 240, 20)])
  }

  @Test func customSpacingCountsAfterItsView() {
    let views = [SizedView(50, 20, hugging: 251), SizedView(60, 20, hugging: 251), SizedView(70, 20)]
    let stack = stack(views, width: 300, spacing: 10)
    stack.setCustomSpacing(5, after: views[0])
    // 50 + 5, then 55 + 60 + 10; 300 - 125
    #expect(frames(stack).dropFirst(2) == [rect(55, 0, 60, 20), rect(125, 0, 175, 20)])
    views[0].isHidden = true
    #expect(frames(stack)[2] == rect(0, 0, 60, 20))
    stack.setCustomSpacing(0, after: views[1])
    #expect(frames(stack)[3] == rect(60, 0, 240, 20))
  }

  @Test func marginsAroundTheArrangement() {
    let stack = stack([SizedView(50, 30)], width: 200, height: nil)
    stack.axis = .vertical
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    // 200 - 32; 30 + 16
    #expect(frames(stack) == [rect(0, 0, 200, 46), rect(16, 8, 168, 30)])
    stack.isLayoutMarginsRelativeArrangement = false
    #expect(frames(stack) == [rect(0, 0, 200, 30), rect(0, 0, 200, 30)])
  }

  @Test(
    arguments: [
      (.leading, 0, 80), (.center, 60, 80), (.trailing, 120, 80), (.fill, 0, 200),
    ] as [(UIStackView.Alignment, CGFloat, CGFloat)])
  func alignmentInAColumn(_ alignment: UIStackView.Alignment, _ x: CGFloat, _ width: CGFloat) {
    let stack = stack([SizedView(80, 20)], width: 200, height: nil)
    stack.axis = .vertical
    stack.alignment = alignment
    #expect(frames(stack) == [rect(0, 0, 200, 20), rect(x, 0, width, 20)])
    let mirrored = self.stack(
      [SizedView(80, 20)], in: makeRoot(600, 400, rightToLeft: true), width: 200, height: nil)
    mirrored.axis = .vertical
    mirrored.alignment = alignment
    #expect(frames(mirrored) == [rect(400, 0, 200, 20), rect(200 - x - width, 0, width, 20)])
  }

  @Test func firstBaselinesMeetAndTheStackHoldsAll() {
    let views = [
      SizedView(50, 26).lines(first: 20, last: 6), SizedView(80, 50).lines(first: 40, last: 10),
    ]
    let stack = stack(views, height: nil)
    stack.alignment = .firstBaseline
    #expect(frames(stack) == [rect(0, 0, 130, 50), rect(0, 20, 50, 26), rect(50, 0, 80, 50)])
    // 10 under the line at the bottom of the second: the first's, 6 under its own, is 50 - 10 + 6 - 26 from the top.
    stack.alignment = .lastBaseline
    #expect(frames(stack) == [rect(0, 0, 130, 50), rect(0, 20, 50, 26), rect(50, 0, 80, 50)])
  }

  @Test func rightToLeftRunsFromTheRight() {
    let views = [SizedView(50, 20, hugging: 251), SizedView(60, 20, hugging: 251), SizedView(70, 20)]
    let stack = stack(views, in: makeRoot(600, 400, rightToLeft: true), width: 300, spacing: 10)
    // 300 - 50; 250 - 10 - 60; the rest
    #expect(
      frames(stack) == [
        rect(300, 0, 300, 20), rect(250, 0, 50, 20), rect(180, 0, 60, 20), rect(0, 0, 170, 20),
      ])
  }

  @Test(arguments: [true, false]) func takingOutTheMiddleKeepsTheFirstLink(_ fromTree: Bool) {
    let views = [SizedView(50, 20, hugging: 251), SizedView(60, 20, hugging: 251), SizedView(70, 20)]
    let stack = stack(views, width: 300)
    _ = frames(stack)
    if fromTree { views[1].removeFromSuperview() } else { stack.removeArrangedSubview(views[1]) }
    #expect(frames(stack).dropFirst() == [rect(0, 0, 50, 20), rect(50, 0, 250, 20)])
    stack.insertArrangedSubview(views[1], at: 1)
    #expect(frames(stack).dropFirst() == [rect(0, 0, 50, 20), rect(50, 0, 60, 20), rect(110, 0, 190, 20)])
  }

  @Test func theStackHugsItsContentUnderAnInequality() {
    let views = (0..<3).map { _ in SizedView(40, 20) }
    let root = makeRoot(300, 60)
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .equalSpacing
    stack.alignment = .center
    stack.spacing = 5
    root.place(stack)
    NSLayoutConstraint.activate([
      relate(stack, .leading, .equal, root, plus: 8),
      relate(stack, .trailing, .lessThanOrEqual, root, plus: -5),
      relate(stack, .top, .equal, root),
    ])
    // 3 * 40 + 2 * 5
    #expect(
      frames(stack) == [rect(8, 0, 130, 20), rect(0, 0, 40, 20), rect(45, 0, 40, 20), rect(90, 0, 40, 20)])
    #expect(root.layoutIssues.isEmpty)
  }

  @Test(arguments: Along.allCases) func spacingIsAGapAndNotAStride(_ along: Along) {
    let sizes: [CGFloat] = [40, 50, 60]
    let stack = stack(sizes.map { SizedView($0, $0) }, height: nil, spacing: 10)
    stack.axis = along.axis
    stack.alignment = .leading
    _ = frames(stack)
    // 40 + 10, 50 + 50 + 10
    #expect(stack.arrangedSubviews.map { along.stretch($0) } == [[0, 40], [50, 50], [110, 60]])
    #expect(along.stretch(stack) == [0, 170])
  }

  @Test(arguments: [
    UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ])
  func nestedStacksHaveNoAmbiguousHelpers(_ distribution: UIStackView.Distribution) {
    let inner = UIStackView(arrangedSubviews: [SizedView(20, 10), SizedView(30, 20), SizedView(5, 5)])
    inner.axis = .vertical
    inner.distribution = distribution
    inner.alignment = .center
    let outer = stack(
      [SizedView(40, 40), inner, SizedView(10, 10)], width: 300, height: 100, spacing: 4, distribution)
    _ = frames(outer)
    let views: [AnyObject] = [outer, inner] + outer.arrangedSubviews + inner.arrangedSubviews
    for ambiguity in outer.layoutIssues.ambiguities {
      #expect(views.contains { $0 === ambiguity.item })
    }
    #expect(outer.layoutGuides.isEmpty && inner.layoutGuides.isEmpty)
    #expect(outer.layoutIssues.conflicts.isEmpty)
  }
}
