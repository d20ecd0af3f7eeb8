import NotationTesting
import PlumbSSLayout
import Testing

/// `attribute.constant`: the number of points that a width or height is tied to.
struct ConstantTests {
  let views = TwoViews()
  var one: NotationView { views.one }
  var other: NotationView { views.other }

  @Test func settingItMakesAConstraint() {
    one.activateConstraints { one.height_attr.constant = 100 }
    #expect(
      one.allConstraints?.map(ConstraintFacts.init) == [ConstraintFacts(one, .height, .equal, plus: 100)])
    #expect(one.height_attr.constant == 100)
  }

  @Test func settingItAgainChangesTheConstraint() throws {
    one.activateConstraints { one.width_attr.constant = 100 }
    let constraint = try #require(one.allConstraints?.first)
    one.width_attr.constant = 50
    #expect(one.allConstraints == [constraint])
    #expect(constraint.constant == 50)
  }

  @Test func anyTrackedEqualityWithANumberIsIt() {
    one.activateConstraints { one.width_attr.equalTo(nil, constant: 100, priority: .defaultLow) }
    one.width_attr.constant = 50
    #expect(one.allConstraints?.map(\.constant) == [50])
  }

  @Test func inequalitiesAndOtherItemsAreNot() {
    one.activateConstraints {
      one.width_attr.greaterThan(nil, constant: 10)
      one.width_attr.equalTo(other.width_attr, constant: 10)
    }
    #expect(one.width_attr.constant == 0)
    one.width_attr.constant = 50
    #expect(one.allConstraints?.map(\.constant) == [10, 10, 50])
  }

  @Test func withoutATrackingListItMakesAnInactiveConstraintThatNobodyFinds() {
    one.width_attr.constant = 100
    #expect(one.width_attr.constant == 0)
    #expect(one.allConstraints == nil)
    #expect(one.constraints.isEmpty)
  }

  @Test func readingItWithoutAnyIsZero() {
    one.activateConstraints {}
    #expect(one.height_attr.constant == 0)
    #expect(one.allConstraints == [])
  }

  @Test func otherAttributesHaveNone() {
    one.activateConstraints {}
    let log = WarningLog()
    log.listen {
      #expect(one.left_attr.constant == 0)
      one.left_attr.constant = 10
    }
    #expect(one.allConstraints == [])
    #expect(
      log.descriptions == [
        "SSLayout: warning: Only a width or a height has a constant. This one is read as 0.",
        "SSLayout: warning: Only a width or a height has a constant. This one is left alone.",
      ])
  }

  @Test func theWarningKnowsTheLineOfTheBlock() {
    let log = WarningLog()
    log.listen { one.activateConstraints(fileID: "App/A.swift", line: 3) { one.top_attr.constant = 10 } }
    #expect(log.descriptions.first?.hasSuffix("This one is left alone. (App/A.swift:3)") == true)
  }
}
