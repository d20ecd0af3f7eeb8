import Testing

@testable import Plumb

/// Hidden arranged views take no room, and no spacing, under any distribution.
struct HiddenArrangedViewTests {
  private func boxes() -> [StackBox] { [StackBox(40, 20), StackBox(60, 30), StackBox(20, 10)] }

  @Test(arguments: [
    // 200 - 10 is left for two views: the first takes what the last does not need.
    (UIStackView.Distribution.fill, [0, 170, 180, 20] as [CGFloat]),
    // (200 - 10) / 2 = 95 each.
    (.fillEqually, [0, 95, 105, 95]),
    // 40 and 20 of 40 + 20 + 10 in 200: 200 * 40 / 70 = 114.29, which pixels make 114; the last fills up to 200.
    (.fillProportionally, [0, 114, 124, 76]),
    // One gap of 200 - 60 = 140.
    (.equalSpacing, [0, 40, 180, 20]),
    (.equalCentering, [0, 40, 180, 20]),
  ])
  func theMiddleOneHides(_ distribution: UIStackView.Distribution, _ spans: [CGFloat]) {
    let views = boxes()
    let stack = StackBox.stack(views, 200, 50)
    stack.spacing = 10
    stack.distribution = distribution
    views[1].isHidden = true
    let frames = stack.arrangedFrames
    #expect([frames[0].minX, frames[0].width, frames[2].minX, frames[2].width] == spans)
    #expect(frames[1].width == 0)
    #expect(stack.layoutIssues.conflicts.isEmpty)
  }

  @Test func showingAgainGivesWhatWasBefore() {
    let views = boxes()
    let stack = StackBox.stack(views, 200, 50)
    stack.spacing = 10
    stack.distribution = .equalSpacing
    let before = stack.arrangedFrames
    for view in views { view.isHidden = true }
    stack.layoutIfNeeded()
    for view in views { view.isHidden = false }
    #expect(stack.arrangedFrames == before)
    // 200 - 120 in two gaps.
    #expect(before.map(\.minX) == [0, 80, 180])
  }

  @Test func customSpacingIsThatOfTheVisibleViewBefore() {
    let views = boxes()
    let stack = StackBox.stack(views, 200, 50)
    stack.spacing = 10
    stack.setCustomSpacing(30, after: views[0])
    stack.setCustomSpacing(50, after: views[1])
    views[1].isHidden = true
    // The hidden view's 50 goes with it; the first view's 30 stays: 200 - 20 - 30.
    #expect(stack.arrangedFrames[0].width == 150)
    #expect(stack.arrangedFrames[2].minX == 180)
    views[1].isHidden = false
    views[0].isHidden = true
    #expect(stack.arrangedFrames[2].minX - stack.arrangedFrames[1].maxX == 50)
    #expect(stack.arrangedFrames[1].minX == 0)
    views[0].isHidden = false
    views[2].isHidden = true
    // Nothing comes after the last one that shows: no 50 at the end.
    #expect(stack.arrangedFrames[1].maxX == 200)
  }

  @Test func allHiddenCollapses() {
    let views = boxes()
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 10
    for view in views { view.isHidden = true }
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    stack.isLayoutMarginsRelativeArrangement = true
    // The margins of 8 on each side stay.
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 16, height: 16))
    let framed = StackBox.stack(views, 200, 50)
    framed.layoutIfNeeded()
    #expect(framed.layoutIssues.conflicts.isEmpty)
  }

  @Test func aNestedStackOfHiddenViewsLeavesTheRoomToOthers() {
    let inner = UIStackView(arrangedSubviews: boxes())
    let other = StackBox(40, 20)
    let outer = StackBox.stack([other, inner], 200, 50)
    outer.spacing = 10
    for view in inner.arrangedSubviews { view.isHidden = true }
    // The spacing before the inner stack, which is not hidden itself, stays: 200 - 10.
    #expect(outer.arrangedFrames.map(\.width) == [190, 0])
    inner.isHidden = true
    #expect(outer.arrangedFrames[0].width == 200)
  }

  @Test func hidingTheTallestLowersTheStack() {
    let views = boxes()
    let stack = UIStackView(arrangedSubviews: views)
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 120, height: 30))
    views[1].isHidden = true
    // 40 + 20 wide, and 20 high.
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 60, height: 20))
  }

  @Test func aRequiredSizeOfAHiddenViewIsNamedWithTheRule() throws {
    let views = boxes()
    let stack = StackBox.stack(views, 200, 50)
    let width = views[1].widthAnchor.constraint(equalToConstant: 60)
    width.isActive = true
    views[1].isHidden = true
    stack.layoutIfNeeded()
    let conflict = try #require(stack.layoutIssues.conflicts.first)
    #expect(conflict.rules.map(\.identifier).contains("UISV-hiding"))
    #expect(conflict.setAside.constraint === width)
    // As conflict logs advise: lower it.
    width.priority = UILayoutPriority(999)
    stack.layoutIfNeeded()
    #expect(stack.layoutIssues.conflicts.isEmpty)
    #expect(views[1].frame.width == 0)
  }

  @Test func inAColumnReadFromTheRightAHiddenViewTakesNoHeight() {
    let views = boxes()
    let stack = StackBox.stack(views, 200, 100)
    stack.axis = .vertical
    stack.alignment = .leading
    stack.semanticContentAttribute = .forceRightToLeft
    views[0].isHidden = true
    // The second takes 100 - 10; both lie at the right.
    #expect(stack.arrangedFrames[1] == CGRect(x: 140, y: 0, width: 60, height: 90))
    #expect(stack.arrangedFrames[2] == CGRect(x: 180, y: 90, width: 20, height: 10))
    #expect(stack.arrangedFrames[0].height == 0)
  }
}
