import PlumbMasonryShorthand
import Testing

/// The names without their prefix, for those who import them.
struct ShorthandTests {
  private let root = NotationView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let view = NotationView()
  private let other = NotationView()

  init() {
    root.addSubview(view)
    root.addSubview(other)
  }

  @Test func everyAttributeOfAViewHasAShortName() {
    let attributes = [
      view.left, view.right, view.top, view.bottom, view.leading, view.trailing, view.width, view.height,
      view.centerX, view.centerY, view.lastBaseline, view.firstBaseline, view.leftMargin, view.rightMargin,
      view.topMargin, view.bottomMargin, view.leadingMargin, view.trailingMargin, view.centerXWithinMargins,
      view.centerYWithinMargins, view.baseline,
    ]
    #expect(attributes.map(\.layoutAttribute.rawValue) == Array(1...20) + [11])
    #expect(attributes.allSatisfy { $0.item === view && $0.view === view })
  }

  @Test func theSafeAreaHasShortNames() {
    let attributes = [
      view.safeAreaLayoutGuideLeft, view.safeAreaLayoutGuideRight, view.safeAreaLayoutGuideTop,
      view.safeAreaLayoutGuideBottom, view.safeAreaLayoutGuideLeading, view.safeAreaLayoutGuideTrailing,
      view.safeAreaLayoutGuideWidth, view.safeAreaLayoutGuideHeight, view.safeAreaLayoutGuideCenterX,
      view.safeAreaLayoutGuideCenterY,
    ]
    #expect(attributes.map(\.layoutAttribute.rawValue) == Array(1...10))
    #expect(attributes.allSatisfy { $0.item === view.safeAreaLayoutGuide && $0.view === view })
  }

  @Test func theCallsHaveShortNames() {
    view.makeConstraints { make in
      make.left.top.equalTo(root).offset(10)
      make.size.equalTo(CGSize(width: 50, height: 20))
    }
    other.makeConstraints { make in
      make.left.equalTo(view.right).offset(5)
      make.top.bottom.equalTo(view)
      make.width.equalTo(10)
    }
    view.updateConstraints { make in make.width.equalTo(60) }
    root.layoutIfNeeded()
    // The view from 10 to 70, the gap of 5.
    #expect(other.frame == CGRect(x: 75, y: 10, width: 10, height: 20))
    view.replaceConstraints { make in make.width.equalTo(60).priorityHigh() }
    other.remakeConstraints { make in make.edges.equalTo(view) }
    root.layoutIfNeeded()
    #expect(other.frame == view.frame)
  }

  @Test func theCallsOnArraysHaveShortNames() {
    #expect([view, other].makeConstraints { make in make.width.equalTo(10) }.count == 2)
    #expect([view, other].updateConstraints { make in make.width.equalTo(20) }.count == 2)
    #expect([view, other].map { $0.constraints.map(\.constant) } == [[20], [20]])
    [view, other].replaceConstraints { make in make.width.equalTo(25).priorityLow() }
    #expect([view, other].map { $0.constraints.map(\.constant) } == [[25], [25]])
    [view, other].remakeConstraints { make in make.height.equalTo(30) }
    #expect([view, other].map { $0.constraints.map(\.constant) } == [[30], [30]])
  }
}
