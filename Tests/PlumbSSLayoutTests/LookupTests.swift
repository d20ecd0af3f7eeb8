import NotationTesting
import PlumbSSLayout
import Testing

/// Finding tracked constraints by what they say.
struct LookupTests {
  let views = TwoViews()
  var one: NotationView { views.one }
  var other: NotationView { views.other }

  init() { one.activateConstraints {} }

  @Test func byOneAttributeFindsTheOneWithoutSecondItem() {
    one.width_attr.equalTo(other.width_attr)
    #expect(one.constraint(accordingTo: one.width_attr) == nil)
    let fixed = one.width_attr.equalTo(nil, constant: 3)
    #expect(one.constraint(accordingTo: one.width_attr) === fixed)
    #expect(one.constraint(accordingTo: one.height_attr) == nil)
  }

  @Test func byTwoAttributesFindsTheOneBetweenThem() {
    let left = one.left_attr.equalTo(other.left_attr)
    let right = one.left_attr.equalTo(other.right_attr)
    #expect(one.constraint(accordingTo: one.left_attr, andAttribute: other.right_attr) === right)
    #expect(one.constraint(accordingTo: one.left_attr, andAttribute: other.left_attr) === left)
    #expect(one.constraint(accordingTo: one.left_attr, andAttribute: views.container.left_attr) == nil)
  }

  @Test func byRelation() {
    let least = one.width_attr.greaterThan(nil, constant: 3)
    #expect(one.constraint(accordingTo: one.width_attr) == nil)
    #expect(one.constraint(accordingTo: one.width_attr, relation: .greaterThanOrEqual) === least)
    let most = one.left_attr.lesserThan(other.left_attr)
    #expect(
      one.constraint(accordingTo: one.left_attr, andAttribute: other.left_attr, relation: .lessThanOrEqual)
        === most)
  }

  @Test func theFirstIsFoundWhateverItsMultiplierAndPriority() {
    let first = one.width_attr.equalTo(other.width_attr, constant: 0, multiplier: 2, priority: .defaultLow)
    one.width_attr.equalTo(other.width_attr)
    #expect(one.constraint(accordingTo: one.width_attr, andAttribute: other.width_attr) === first)
  }

  @Test func aSafeAreaIsAnotherItem() {
    let safe = one.top_attr.equalTo(views.container.top_attr_safe)
    #expect(one.constraint(accordingTo: one.top_attr, andAttribute: views.container.top_attr) == nil)
    #expect(one.constraint(accordingTo: one.top_attr, andAttribute: views.container.top_attr_safe) === safe)
  }

  @Test func onlyTrackedOnesAreFound() {
    other.left_attr.equalTo(one.left_attr)
    #expect(other.constraint(accordingTo: other.left_attr, andAttribute: one.left_attr) == nil)
    one.widthAnchor.constraint(equalToConstant: 3).isActive = true
    #expect(one.constraint(accordingTo: one.width_attr) == nil)
  }

  @Test func oneIsActivated() {
    let constraint = one.left_attr.equalTo(other.left_attr)
    constraint.isActive = false
    #expect(one.activateConstraint(accordingTo: one.left_attr, andAttribute: other.left_attr) === constraint)
    #expect(constraint.isActive)
    #expect(one.activateConstraint(accordingTo: one.top_attr) == nil)
  }

  @Test func oneIsDeactivatedAndForgotten() {
    let constraint = one.width_attr.lesserThan(nil, constant: 3)
    let kept = one.height_attr.equalTo(nil, constant: 3)
    #expect(one.deactivateConstraint(accordingTo: one.width_attr) == nil)
    #expect(one.deactivateConstraint(accordingTo: one.width_attr, relation: .lessThanOrEqual) === constraint)
    #expect(!constraint.isActive)
    #expect(one.allConstraints == [kept])
  }
}
