import NotationTesting
import PlumbAnchorage
import Testing

/// The notation without operators.
struct MethodTests {
  let views = TwoViews()
  var one: NotationView { views.one }
  var other: NotationView { views.other }

  @Test func anAnchor() {
    #expect(
      ConstraintFacts(one.leadingAnchor.constrain(to: other.trailingAnchor))
        == ConstraintFacts(one, .leading, .equal, other, .trailing))
    #expect(
      ConstraintFacts(
        one.widthAnchor.constrain(
          .lessThanOrEqual, to: other.heightAnchor, multiplier: 2, constant: 3, priority: .high))
        == ConstraintFacts(one, .width, .lessThanOrEqual, other, .height, times: 2, plus: 3, priority: 750))
  }

  @Test func aDimensionAndANumber() {
    #expect(
      ConstraintFacts(one.widthAnchor.constrain(toConstant: 7))
        == ConstraintFacts(one, .width, .equal, plus: 7))
    #expect(
      ConstraintFacts(one.heightAnchor.constrain(.greaterThanOrEqual, toConstant: 7, priority: 5))
        == ConstraintFacts(one, .height, .greaterThanOrEqual, plus: 7, priority: 5))
  }

  @Test func aPair() {
    let pair = one.verticalAnchors.constrain(
      .greaterThanOrEqual, to: other.verticalAnchors, constant: 4, priority: .low)
    #expect(
      ConstraintFacts(pair.first)
        == ConstraintFacts(one, .top, .greaterThanOrEqual, other, .top, plus: 4, priority: 250))
    #expect(
      ConstraintFacts(pair.second)
        == ConstraintFacts(one, .bottom, .lessThanOrEqual, other, .bottom, plus: -4, priority: 250))
  }

  @Test func aSize() {
    let pair = one.sizeAnchors.constrain(.lessThanOrEqual, toConstant: CGSize(width: 1, height: 2))
    #expect(ConstraintFacts(pair.first) == ConstraintFacts(one, .width, .lessThanOrEqual, plus: 1))
    #expect(ConstraintFacts(pair.second) == ConstraintFacts(one, .height, .lessThanOrEqual, plus: 2))
  }

  @Test func edges() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let group = one.edgeAnchors.constrain(to: other.edgeAnchors, insets: insets)
    #expect(group.all.map(\.constant) == [1, 2, -3, -4])
    #expect(
      one.edgeAnchors.constrain(to: other.edgeAnchors, priority: 9).all.map(\.constant) == [0, 0, 0, 0])
  }

  @Test func theyGoIntoBatches() {
    let constraints = batch(active: false) {
      one.widthAnchor.constrain(toConstant: 7)
      one.sizeAnchors.constrain(to: other.sizeAnchors)
    }
    #expect(constraints.map(\.firstAttribute) == [.width, .width, .height])
    #expect(constraints.filter(\.isActive).isEmpty)
  }
}
