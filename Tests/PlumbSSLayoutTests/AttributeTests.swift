import NotationTesting
import PlumbSSLayout
import Testing

/// The attributes, read and assigned.
struct AttributeTests {
  let views = TwoViews()
  var one: NotationView { views.one }
  var other: NotationView { views.other }

  @Test func eachIsOneOfTheViewsParts() {
    let attributes = [
      one.left_attr, one.right_attr, one.top_attr, one.bottom_attr, one.leading_attr, one.trailing_attr,
      one.width_attr, one.height_attr, one.centerX_attr, one.centerY_attr, one.lastBaseline_attr,
      one.firstBaseLine_attr, one.firstBaseline_attr,
    ]
    #expect(
      attributes.map(\.attribute) == [
        .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
        .firstBaseline, .firstBaseline,
      ])
    #expect(attributes.filter { $0.item === one && $0.view === one && !$0.isSafe }.count == 13)
  }

  @Test func eachSafeOneIsAPartOfTheSafeArea() {
    let attributes = [
      one.left_attr_safe, one.right_attr_safe, one.top_attr_safe, one.bottom_attr_safe, one.leading_attr_safe,
      one.trailing_attr_safe, one.centerX_attr_safe, one.centerY_attr_safe,
    ]
    #expect(
      attributes.map(\.attribute) == [
        .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY,
      ])
    #expect(attributes.filter { $0.item === one.safeAreaLayoutGuide && $0.view === one }.count == 8)
  }

  @Test func theyAreEqualByViewPartAndSafeArea() {
    #expect(one.left_attr == one.left_attr)
    #expect(one.left_attr != one.right_attr)
    #expect(one.left_attr != other.left_attr)
    #expect(one.left_attr != one.left_attr_safe)
  }

  @Test func assigningOneMakesTheTwoEqual() {
    one.activateConstraints {
      one.left_attr = other.left_attr
      one.right_attr = other.right_attr
      one.top_attr = other.top_attr
      one.bottom_attr = other.bottom_attr
      one.leading_attr = other.trailing_attr
      one.trailing_attr = other.leading_attr
      one.width_attr = other.height_attr
      one.height_attr = other.width_attr
      one.centerX_attr = other.centerX_attr
      one.centerY_attr = other.centerY_attr
      one.lastBaseline_attr = other.firstBaseLine_attr
      one.firstBaseLine_attr = other.lastBaseline_attr
      one.firstBaseline_attr = other.top_attr
    }
    let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.left, .left), (.right, .right), (.top, .top), (.bottom, .bottom), (.leading, .trailing),
      (.trailing, .leading), (.width, .height), (.height, .width), (.centerX, .centerX), (.centerY, .centerY),
      (.lastBaseline, .firstBaseline), (.firstBaseline, .lastBaseline), (.firstBaseline, .top),
    ]
    #expect(
      one.allConstraints?.map(ConstraintFacts.init)
        == pairs.map { ConstraintFacts(one, $0.0, .equal, other, $0.1) })
  }

  @Test func aSafeAttributeStandsOnTheRight() {
    one.activateConstraints { one.top_attr = views.container.top_attr_safe }
    #expect(
      one.allConstraints?.map(ConstraintFacts.init) == [
        ConstraintFacts(one, .top, .equal, views.container.safeAreaLayoutGuide, .top)
      ])
  }

  @Test func aSafeAttributeOnTheLeftIsTrackedByItsView() {
    one.activateConstraints {}
    let constraint = one.top_attr_safe.equalTo(other.bottom_attr)
    #expect(constraint.firstItem === one.safeAreaLayoutGuide)
    #expect(one.allConstraints == [constraint])
  }

  @Test func anAssignmentBeforeAnyBlockMakesAnInactiveConstraint() {
    one.width_attr = other.width_attr
    #expect(one.allConstraints == nil)
    #expect(views.container.constraints.isEmpty)
  }

  @Test func aConstantOfAnAttributeIsNoAssignmentToTheView() {
    one.activateConstraints { one.height_attr.constant = 100 }
    let constraint = one.allConstraints?.first
    one.height_attr.constant += 20
    #expect(one.allConstraints?.count == 1)
    #expect(constraint?.constant == 120)
  }
}
