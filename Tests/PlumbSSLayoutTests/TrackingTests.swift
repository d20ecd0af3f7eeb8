import NotationTesting
import PlumbSSLayout
import Testing

/// Which constraints become active and are tracked, and when.
struct TrackingTests {
  let views = TwoViews()
  var one: NotationView { views.one }
  var other: NotationView { views.other }

  @Test func beforeAnyBlockConstraintsAreInactive() {
    let constraint = one.left_attr.equalTo(other.left_attr)
    #expect(!constraint.isActive)
    #expect(one.allConstraints == nil)
    #expect(one.translatesAutoresizingMaskIntoConstraints)
    NSLayoutConstraint.activate([constraint])
    #expect(constraint.isActive)
  }

  @Test func aBlockTurnsTheReceiversMaskOff() {
    one.activateConstraints { one.left_attr = other.left_attr }
    #expect(!one.translatesAutoresizingMaskIntoConstraints)
    #expect(other.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func inABlockConstraintsAreActiveAtOnce() {
    var wasActive = false
    one.activateConstraints { wasActive = one.left_attr.equalTo(other.left_attr).isActive }
    #expect(wasActive)
  }

  @Test func afterABlockTheyAreForever() {
    one.activateConstraints {}
    let constraint = one.left_attr.equalTo(other.left_attr)
    #expect(constraint.isActive)
    #expect(one.allConstraints == [constraint])
  }

  @Test func inABlockAnotherViewsConstraintIsActiveOnlyIfItHasHadABlock() {
    var early: NSLayoutConstraint?
    one.activateConstraints { early = other.left_attr.equalTo(one.left_attr) }
    #expect(early?.isActive == false)
    #expect(one.allConstraints == [] && other.allConstraints == nil)
    other.activateConstraints {}
    var late: NSLayoutConstraint?
    one.activateConstraints { late = other.left_attr.equalTo(one.left_attr) }
    #expect(late?.isActive == true)
    #expect(other.allConstraints?.first === late)
  }

  @Test func withoutABlockNothingHappens() {
    one.activateConstraints(nil)
    #expect(one.allConstraints == nil)
    #expect(one.translatesAutoresizingMaskIntoConstraints)
    let block: (() -> Void)? = { one.width_attr.constant = 3 }
    one.activateConstraints(block)
    #expect(one.allConstraints?.count == 1)
  }

  @Test func blocksAddUp() {
    one.activateConstraints { one.width_attr.constant = 3 }
    one.activateConstraints { one.left_attr = other.left_attr }
    #expect(one.allConstraints?.map(\.firstAttribute) == [.width, .left])
  }

  @Test func aPriorityIsSetBeforeActivation() {
    one.activateConstraints { one.width_attr.equalTo(nil, constant: 3, priority: .defaultLow) }
    #expect(one.allConstraints?.map(\.priority) == [.defaultLow])
  }

  @Test func allAreActivatedAndDeactivated() {
    one.activateConstraints {
      one.left_attr = other.left_attr
      one.width_attr.constant = 3
    }
    let constraints = one.allConstraints ?? []
    NSLayoutConstraint.deactivate(constraints)
    one.activateAllConstraints()
    #expect(constraints.map(\.isActive) == [true, true])
    one.deactivateAllConstraints()
    #expect(constraints.map(\.isActive) == [false, false])
    #expect(one.allConstraints == [])
    // The list is empty, not gone.
    #expect(one.top_attr.equalTo(other.top_attr).isActive)
  }

  @Test func withoutAListThereIsNothingToActivate() {
    one.activateAllConstraints()
    one.deactivateAllConstraints()
    one.deactivateAllConstraintsAndAssociatedObjects()
    #expect(one.allConstraints == nil)
  }

  @Test func endingTheTrackingLeavesOthersAssociatedValues() {
    let foreign = AssociatedValue<String>()
    foreign[one] = "kept"
    one.activateConstraints { one.width_attr.constant = 3 }
    let constraint = one.allConstraints?.first
    one.deactivateAllConstraintsAndAssociatedObjects()
    #expect(constraint?.isActive == false)
    #expect(one.allConstraints == nil)
    #expect(!one.left_attr.equalTo(other.left_attr).isActive)
    #expect(foreign[one] == "kept")
  }

  @Test func trackingThatEndsInABlockEndsAtOnce() {
    var late: NSLayoutConstraint?
    one.activateConstraints {
      one.deactivateAllConstraintsAndAssociatedObjects()
      late = one.left_attr.equalTo(other.left_attr)
    }
    #expect(late?.isActive == false)
    #expect(one.allConstraints == nil)
  }

  @Test func innerBlocksTakeNothingFromOuterOnes() {
    one.activateConstraints {
      other.activateConstraints {
        one.width_attr.constant = 3
        other.width_attr.constant = 4
      }
      one.height_attr.constant = 5
      other.height_attr.constant = 6
    }
    #expect(one.allConstraints?.map(\.constant) == [3, 5])
    #expect(other.allConstraints?.map(\.constant) == [4, 6])
  }

  @Test func theFullInitialiserFollowsTheSameRule() {
    func make() -> NSLayoutConstraint {
      NSLayoutConstraint.constraint(
        item: one, attribute: .left, relatedBy: .greaterThanOrEqual, toItem: other, attribute: .right,
        multiplier: 2, constant: 3, ss_priority: .defaultLow)
    }
    #expect(!make().isActive)
    one.activateConstraints {}
    let tracked = make()
    #expect(tracked.isActive)
    #expect(one.allConstraints == [tracked])
    #expect(
      ConstraintFacts(tracked)
        == ConstraintFacts(
          one, .left, .greaterThanOrEqual, other, .right, times: 2, plus: 3, priority: 250))
  }

  @Test func theFullInitialiserTracksAGuideByItsOwner() {
    let guide = NotationGuide()
    one.addLayoutGuide(guide)
    one.activateConstraints {}
    let constraint = NSLayoutConstraint.constraint(
      item: guide, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 3, ss_priority: .required)
    #expect(constraint.isActive)
    #expect(one.allConstraints == [constraint])
  }
}
