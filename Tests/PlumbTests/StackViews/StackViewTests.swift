import Testing

@testable import Plumb

/// UIStackView's properties and operations, and the arrangements that they give.
struct StackViewTests {
  private func boxes() -> [StackBox] { [StackBox(40, 20), StackBox(60, 30), StackBox(20, 10)] }

  private func frames(_ stack: UIStackView) -> [CGRect] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  private func stack(_ views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    return stack
  }

  @Test func defaults() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == 0)
    #expect(!stack.isBaselineRelativeArrangement)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
    #expect(UIStackView.Alignment.top == .leading)
    #expect(UIStackView.Alignment.bottom == .trailing)
    #expect(stack.customSpacing(after: UIView()) == UIStackView.spacingUseDefault)
  }

  @Test func arrangementOperations() {
    let views = boxes()
    let stack = UIStackView()
    stack.addArrangedSubview(views[0])
    stack.addArrangedSubview(views[1])
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    #expect(stack.subviews == [views[0], views[1], views[2]])
    #expect(!views[0].translatesAutoresizingMaskIntoConstraints)
    // An arranged view moves; the subviews' order stays.
    stack.insertArrangedSubview(views[1], at: 0)
    #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
    stack.removeArrangedSubview(views[2])
    #expect(stack.arrangedSubviews == [views[1], views[0]])
    #expect(views[2].superview === stack)
    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[1]])
  }

  @Test func fillStretchesTheFirstOfEqualHugging() {
    let stack = stack(boxes())
    stack.spacing = 10
    stack.alignment = .center
    // 200 - 60 - 20 - 2 * 10 = 100 for the first, as measured on NSStackView.
    #expect(
      frames(stack) == [
        CGRect(x: 0, y: 90, width: 100, height: 20), CGRect(x: 110, y: 85, width: 60, height: 30),
        CGRect(x: 180, y: 95, width: 20, height: 10),
      ])
  }

  @Test func fillEquallySharesWhatSpacingLeaves() {
    let stack = stack(boxes())
    stack.spacing = 10
    stack.distribution = .fillEqually
    // (200 - 2 * 10) / 3
    #expect(frames(stack).map(\.width) == [60, 60, 60])
    #expect(frames(stack).map(\.minX) == [0, 70, 140])
    #expect(frames(stack).map(\.height) == [200, 200, 200])
  }

  @Test func equalSpacingWidensTheGaps() {
    let stack = stack(boxes())
    stack.spacing = 10
    stack.distribution = .equalSpacing
    // (200 - 120) / 2
    #expect(frames(stack).map(\.minX) == [0, 80, 180])
  }

  @Test func equalCenteringSpacesTheMiddles() {
    let stack = stack(boxes())
    stack.distribution = .equalCentering
    // The middles of the first and the last are at 20 and 190; that of the second lies halfway, at 105.
    #expect(frames(stack).map(\.midX) == [20, 105, 190])
  }

  @Test func customSpacingReplacesTheSpacing() {
    let views = boxes()
    let stack = stack(views)
    stack.spacing = 5
    stack.setCustomSpacing(30, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == 30)
    #expect(frames(stack)[1].minX - frames(stack)[0].maxX == 30)
    #expect(frames(stack)[2].minX - frames(stack)[1].maxX == 5)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    #expect(frames(stack)[1].minX - frames(stack)[0].maxX == 5)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
    #expect(frames(stack)[2].minX - frames(stack)[1].maxX == 8)
  }

  @Test func hiddenViewsTakeNoRoomAndNoSpacing() {
    let views = boxes()
    let stack = stack(views)
    stack.spacing = 10
    views[1].isHidden = true
    #expect(frames(stack)[0] == CGRect(x: 0, y: 0, width: 170, height: 200))
    #expect(frames(stack)[2].minX == 180)
    views[1].isHidden = false
    #expect(frames(stack).map(\.minX) == [0, 110, 180])
  }

  @Test func marginsRelativeArrangement() {
    let stack = stack([StackBox(10, 10)])
    stack.axis = .vertical
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(frames(stack) == [CGRect(x: 2, y: 1, width: 194, height: 196)])
  }

  @Test func rightToLeftReversesTheRow() {
    let stack = stack(boxes())
    stack.distribution = .equalSpacing
    stack.semanticContentAttribute = .forceRightToLeft
    #expect(frames(stack).map(\.maxX) == [200, 120, 20])
  }

  @Test func theStackFitsItsViews() {
    let stack = UIStackView(arrangedSubviews: boxes())
    stack.spacing = 10
    // 40 + 60 + 20 + 2 * 10, the tallest is 30.
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 140, height: 30))
    stack.axis = .vertical
    // the widest is 60; 20 + 30 + 10 + 2 * 10
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 60, height: 80))
  }
}
