import Testing

@testable import Plumb

/// Arranged views come, move and go; arranged and subview order are two things.
struct ArrangementOperationTests {
  private func boxes() -> [StackBox] { [StackBox(40, 20), StackBox(60, 30), StackBox(20, 10)] }

  @Test func anArrangedViewThatIsAddedAgainMovesToTheEnd() {
    let views = boxes()
    let stack = StackBox.stack(views, 120, 50)
    stack.addArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
    #expect(stack.subviews == views)
    #expect(stack.arrangedFrames.map(\.minX) == [0, 60, 80])
    stack.insertArrangedSubview(views[1], at: 3)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    stack.insertArrangedSubview(views[1], at: 1)
    #expect(stack.arrangedSubviews == [views[2], views[1], views[0]])
  }

  @Test func aSubviewThatGetsArrangedKeepsItsPlaceAmongSubviews() {
    let views = boxes()
    let stack = UIStackView(arrangedSubviews: [views[0]])
    stack.insertSubview(views[1], at: 0)
    #expect(stack.arrangedSubviews == [views[0]])
    stack.addArrangedSubview(views[1])
    #expect(stack.subviews == [views[1], views[0]])
    #expect(stack.arrangedSubviews == [views[0], views[1]])
    stack.sendSubviewToBack(views[0])
    #expect(stack.arrangedSubviews == [views[0], views[1]])
  }

  @Test func aViewMovesFromStackToStack() {
    let views = boxes()
    let one = StackBox.stack(views, 120, 50)
    one.setCustomSpacing(7, after: views[1])
    one.layoutIfNeeded()
    let other = UIStackView()
    other.addArrangedSubview(views[1])
    #expect(one.arrangedSubviews == [views[0], views[2]])
    #expect(views[1].superview === other)
    #expect(other.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    // The first takes what the last leaves: 120 - 20.
    #expect(one.arrangedFrames.map(\.width) == [100, 20])
    one.addArrangedSubview(views[1])
    #expect(one.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
  }

  @Test func aViewTakenOffTheArrangementStaysASubview() {
    let views = boxes()
    let stack = StackBox.stack(views, 120, 50)
    stack.removeArrangedSubview(views[1])
    #expect(stack.subviews == views)
    #expect(!views[1].translatesAutoresizingMaskIntoConstraints)
    #expect(stack.arrangedFrames.map(\.minX) == [0, 100])
    // It is a plain subview now, which constraints may place.
    views[1].leftAnchor.constraint(equalTo: stack.leftAnchor, constant: 5).isActive = true
    views[1].topAnchor.constraint(equalTo: stack.topAnchor, constant: 6).isActive = true
    stack.layoutIfNeeded()
    #expect(views[1].frame == CGRect(x: 5, y: 6, width: 60, height: 30))
    stack.removeArrangedSubview(views[1])
    #expect(stack.arrangedSubviews.count == 2)
  }

  @Test func propertiesChangeWhileLaidOut() {
    let stack = StackBox.stack(boxes(), 120, 60)
    #expect(stack.arrangedFrames.map(\.minX) == [0, 40, 100])
    stack.axis = .vertical
    stack.alignment = .trailing
    #expect(
      stack.arrangedFrames == [
        CGRect(x: 80, y: 0, width: 40, height: 20), CGRect(x: 60, y: 20, width: 60, height: 30),
        CGRect(x: 100, y: 50, width: 20, height: 10),
      ])
    stack.distribution = .fillEqually
    #expect(stack.arrangedFrames.map(\.minY) == [0, 20, 40])
    stack.spacing = 15
    // (60 - 30) / 3 = 10 each.
    #expect(stack.arrangedFrames.map(\.minY) == [0, 25, 50])
    stack.alignment = .fill
    #expect(stack.arrangedFrames.map(\.width) == [120, 120, 120])
  }

  @Test func aNegativeSpacingOverlaps() {
    let stack = StackBox.stack(boxes(), 100, 30)
    stack.spacing = -10
    // 40 + 60 + 20 - 20 = 100: nobody is stretched.
    #expect(stack.arrangedFrames.map(\.minX) == [0, 30, 80])
    stack.distribution = .equalSpacing
    #expect(stack.arrangedFrames.map(\.minX) == [0, 30, 80])
    #expect(stack.systemLayoutSizeFitting(.zero).width == 100)
  }

  @Test(arguments: [CGFloat.nan, .infinity, UIStackView.spacingUseDefault])
  func spacingsThatAreNoNumberCountAsNone(_ spacing: CGFloat) {
    let views = boxes()
    let stack = StackBox.stack(views, 120, 30)
    stack.spacing = spacing
    stack.axis = .vertical
    stack.axis = .horizontal
    #expect(stack.arrangedFrames.map(\.minX) == [0, 40, 100])
    stack.spacing = 0
    stack.setCustomSpacing(spacing, after: views[0])
    #expect(stack.arrangedFrames.map(\.minX) == [0, 40, 100])
  }

  @Test func theSystemsSpacingIsEightPoints() {
    let stack = StackBox.stack(boxes(), 136, 30)
    stack.spacing = UIStackView.spacingUseSystem
    #expect(stack.arrangedFrames.map(\.minX) == [0, 48, 116])
    #expect(stack.spacing == UIStackView.spacingUseSystem)
  }

  @Test func aStackWithoutViewsIsAPlainView() {
    let stack = UIStackView()
    #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(stack.systemLayoutSizeFitting(.zero) == .zero)
    let framed = StackBox.stack([], 100, 50)
    framed.layoutIfNeeded()
    #expect(framed.layoutIssues.isEmpty)
    #expect(framed.arrangementConstraints.isEmpty)
  }

  @Test func baselinesAreThoseOfTheFirstLastOrTallestView() {
    let views = boxes()
    let stack = StackBox.stack(views, 120, 60)
    #expect(stack.forFirstBaselineLayout === views[1])
    #expect(stack.forLastBaselineLayout === views[1])
    stack.axis = .vertical
    #expect(stack.forFirstBaselineLayout === views[0])
    #expect(stack.forLastBaselineLayout === views[2])
    views[0].isHidden = true
    #expect(stack.forFirstBaselineLayout === views[1])
  }
}
