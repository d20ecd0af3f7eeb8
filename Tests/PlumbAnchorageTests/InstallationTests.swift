import NotationTesting
import PlumbAnchorage
import Testing

/// What happens to every constraint: the mask, the priority, the activation, the line.
struct InstallationTests {
  let views = TwoViews()
  var one: NotationView { views.one }
  var other: NotationView { views.other }

  @Test func theLeftViewsMaskIsNoLongerTranslated() {
    one.leadingAnchor == other.leadingAnchor + 10
    #expect(!one.translatesAutoresizingMaskIntoConstraints)
    #expect(other.translatesAutoresizingMaskIntoConstraints)
    #expect(views.container.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func aGuideOnTheLeftLeavesMasksAlone() {
    let guide = NotationGuide()
    views.container.addLayoutGuide(guide)
    guide.edgeAnchors == one.edgeAnchors
    #expect(one.translatesAutoresizingMaskIntoConstraints)
    #expect(views.container.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func theResultIsActiveAndHeldByTheCommonAncestor() {
    let constraint = one.topAnchor == other.bottomAnchor ~ .low
    #expect(constraint.isActive)
    #expect(views.container.constraints.first === constraint)
    #expect(constraint.priority == .defaultLow)
  }

  @Test func itsConstantAndPriorityMayChangeLater() {
    let constraint = one.widthAnchor == 10
    constraint.constant = 20
    constraint.priority = .defaultHigh
    one.heightAnchor == 5
    one.leadingAnchor == views.container.leadingAnchor
    one.topAnchor == views.container.topAnchor
    views.container.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 0, y: 0, width: 20, height: 5))
  }

  /// In a container of 300 points: 2 * 300 / 3 = 200.
  @Test func positionsHaveMultipliers() {
    let constraint = one.centerXAnchor == 2 * views.container.trailingAnchor / 3
    #expect(constraint.multiplier == 2.0 / 3)
    #expect(constraint.firstAttribute == .centerX && constraint.secondAttribute == .trailing)
    one.sizeAnchors == CGSize(width: 100, height: 50)
    one.topAnchor == views.container.topAnchor
    views.container.layoutIfNeeded()
    // 200 - 100 / 2 = 150
    #expect(one.frame == CGRect(x: 150, y: 0, width: 100, height: 50))
  }

  @Test func dimensionsHaveMultipliers() {
    let constraint = one.widthAnchor <= other.heightAnchor * 2 + 10 ~ 600
    #expect(
      ConstraintFacts(constraint)
        == ConstraintFacts(one, .width, .lessThanOrEqual, other, .height, times: 2, plus: 10, priority: 600))
  }

  @Test func multipliedPositionsKeepEverythingElse() {
    let constraint = one.topAnchor >= other.bottomAnchor * 0.5 - 4 ~ .high
    #expect(
      ConstraintFacts(constraint)
        == ConstraintFacts(
          one, .top, .greaterThanOrEqual, other, .bottom, times: 0.5, plus: -4, priority: 750))
    #expect(constraint.isActive)
    #expect(views.container.constraints == [constraint])
  }

  @Test func distancesBetweenAnchorsAreDimensions() {
    let gap = one.trailingAnchor.anchorWithOffset(to: other.leadingAnchor)
    one.edgeAnchors == views.container.edgeAnchors ~ .low
    one.widthAnchor == 40
    other.widthAnchor == 60
    other.trailingAnchor == views.container.trailingAnchor
    one.leadingAnchor == views.container.leadingAnchor
    gap >= 150 ~ .high
    views.container.layoutIfNeeded()
    // 300 - 40 - 60 = 200
    #expect(other.frame.minX - one.frame.maxX == 200)
  }

  @Test func theMethodsConstraintsKnowTheirLine() {
    let lines = [
      one.leadingAnchor.constrain(to: other.leadingAnchor).sourceLocation?.line,
      one.widthAnchor.constrain(toConstant: 10).sourceLocation?.line,
      one.centerAnchors.constrain(to: other.centerAnchors).second.sourceLocation?.line,
      one.edgeAnchors.constrain(to: other.edgeAnchors).trailing.sourceLocation?.line,
      one.topAnchor.constrain(to: other.topAnchor, multiplier: 2).sourceLocation?.line,
    ]
    let first: UInt = #line - 6
    #expect(lines == [first, first + 1, first + 2, first + 3, first + 4])
  }

  @Test func anOperatorsConstraintKnowsNoLineOutsideABatch() {
    #expect((one.leadingAnchor == other.leadingAnchor).sourceLocation == nil)
    #expect((one.leadingAnchor == other.leadingAnchor * 2).sourceLocation == nil)
    #expect((one.widthAnchor == 5).sourceLocation == nil)
  }
}
