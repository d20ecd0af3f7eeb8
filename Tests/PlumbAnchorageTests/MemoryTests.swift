import NotationTesting
import PlumbAnchorage
import Testing

/// Nothing that the notation makes outlives its views, or keeps them.
struct MemoryTests {
  @Test func aTreeGoesWithItsConstraints() {
    weak var container: NotationView?
    weak var constraint: NSLayoutConstraint?
    do {
      let views = TwoViews()
      container = views.container
      batch {
        views.one.edgeAnchors == views.container.edgeAnchors + 10
        views.other.centerXAnchor == views.one.trailingAnchor * 0.5
      }
      constraint = views.one.widthAnchor == views.other.widthAnchor
      views.container.layoutIfNeeded()
    }
    #expect(container == nil)
    #expect(constraint == nil)
  }

  @Test func expressionsAndPairsKeepNoView() {
    weak var view: NotationView?
    let expression: LayoutExpression<EdgeAnchors, CGFloat>
    let pair: AnchorPair<NSLayoutDimension, NSLayoutDimension>
    do {
      let made = NotationView()
      view = made
      expression = made.edgeAnchors + 10
      pair = made.sizeAnchors
    }
    #expect(view == nil)
    #expect(expression.constant == 10)
    #expect(pair.first.item == nil)
  }

  @Test func keptConstraintsSurviveTheirViews() {
    let constraint: NSLayoutConstraint
    do {
      let views = TwoViews()
      constraint = views.one.leadingAnchor == views.other.trailingAnchor + 8
    }
    #expect(constraint.firstItem == nil && constraint.secondItem == nil)
    #expect(!constraint.isActive)
    #expect(constraint.constant == 8)
  }

  @Test func aViewThatLeavesTakesItsConstraintsOutOfForce() {
    let views = TwoViews()
    let constraint = views.one.leadingAnchor == views.other.trailingAnchor
    let own = views.one.widthAnchor == 10
    views.one.removeFromSuperview()
    #expect(!constraint.isActive)
    #expect(own.isActive)
  }
}
