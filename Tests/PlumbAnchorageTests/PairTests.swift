import NotationTesting
import PlumbAnchorage
import Testing

/// Pairs of anchors: which they are, which way their constants go, and which way their relations turn.
struct PairTests {
  let views = TwoViews()
  var one: NotationView { views.one }
  var other: NotationView { views.other }

  private func facts(_ pair: ConstraintPair) -> [ConstraintFacts] {
    [ConstraintFacts(pair.first), ConstraintFacts(pair.second)]
  }

  @Test func aViewsPairs() {
    #expect(
      facts(one.horizontalAnchors == other.horizontalAnchors) == [
        ConstraintFacts(one, .leading, .equal, other, .leading),
        ConstraintFacts(one, .trailing, .equal, other, .trailing),
      ])
    #expect(
      facts(one.verticalAnchors /==/ other.verticalAnchors) == [
        ConstraintFacts(one, .top, .equal, other, .top),
        ConstraintFacts(one, .bottom, .equal, other, .bottom),
      ])
    #expect(
      facts(one.centerAnchors == other.centerAnchors) == [
        ConstraintFacts(one, .centerX, .equal, other, .centerX),
        ConstraintFacts(one, .centerY, .equal, other, .centerY),
      ])
    #expect(
      facts(one.sizeAnchors /==/ other.sizeAnchors) == [
        ConstraintFacts(one, .width, .equal, other, .width),
        ConstraintFacts(one, .height, .equal, other, .height),
      ])
  }

  @Test func guidesHaveThemToo() {
    let guide = NotationGuide()
    views.container.addLayoutGuide(guide)
    #expect(
      facts(guide.centerAnchors == one.centerAnchors) == [
        ConstraintFacts(guide, .centerX, .equal, one, .centerX),
        ConstraintFacts(guide, .centerY, .equal, one, .centerY),
      ])
    #expect((guide.edgeAnchors == one.edgeAnchors).all.allSatisfy { $0.firstItem === guide })
  }

  @Test func sidesAreInset() {
    #expect(
      facts(one.horizontalAnchors == other.horizontalAnchors + 10) == [
        ConstraintFacts(one, .leading, .equal, other, .leading, plus: 10),
        ConstraintFacts(one, .trailing, .equal, other, .trailing, plus: -10),
      ])
    #expect(
      facts(one.verticalAnchors /==/ other.verticalAnchors - 10) == [
        ConstraintFacts(one, .top, .equal, other, .top, plus: -10),
        ConstraintFacts(one, .bottom, .equal, other, .bottom, plus: 10),
      ])
  }

  @Test func centersAndSizesAreNot() {
    #expect(
      facts(one.centerAnchors == other.centerAnchors + 10) == [
        ConstraintFacts(one, .centerX, .equal, other, .centerX, plus: 10),
        ConstraintFacts(one, .centerY, .equal, other, .centerY, plus: 10),
      ])
    #expect(
      facts(one.sizeAnchors == other.sizeAnchors - 10) == [
        ConstraintFacts(one, .width, .equal, other, .width, plus: -10),
        ConstraintFacts(one, .height, .equal, other, .height, plus: -10),
      ])
  }

  @Test func atLeastTurnsTheSecondSide() {
    #expect(
      facts(one.horizontalAnchors >= other.horizontalAnchors + 10) == [
        ConstraintFacts(one, .leading, .greaterThanOrEqual, other, .leading, plus: 10),
        ConstraintFacts(one, .trailing, .lessThanOrEqual, other, .trailing, plus: -10),
      ])
    #expect(
      facts(one.verticalAnchors />=/ other.verticalAnchors) == [
        ConstraintFacts(one, .top, .greaterThanOrEqual, other, .top),
        ConstraintFacts(one, .bottom, .lessThanOrEqual, other, .bottom),
      ])
  }

  @Test func atMostTurnsTheSecondSide() {
    #expect(
      facts(one.horizontalAnchors /<=/ other.horizontalAnchors) == [
        ConstraintFacts(one, .leading, .lessThanOrEqual, other, .leading),
        ConstraintFacts(one, .trailing, .greaterThanOrEqual, other, .trailing),
      ])
    #expect(
      facts(one.verticalAnchors <= other.verticalAnchors + 10) == [
        ConstraintFacts(one, .top, .lessThanOrEqual, other, .top, plus: 10),
        ConstraintFacts(one, .bottom, .greaterThanOrEqual, other, .bottom, plus: -10),
      ])
  }

  @Test func centersAndSizesAreNotTurned() {
    #expect(
      facts(one.centerAnchors >= other.centerAnchors).map(\.relation) == [
        .greaterThanOrEqual, .greaterThanOrEqual,
      ])
    #expect(
      facts(one.sizeAnchors <= other.sizeAnchors).map(\.relation) == [.lessThanOrEqual, .lessThanOrEqual])
  }

  @Test func aSizeIsComparedWithASize() {
    let size = CGSize(width: 30, height: 40)
    #expect(
      facts(one.sizeAnchors == size) == [
        ConstraintFacts(one, .width, .equal, plus: 30), ConstraintFacts(one, .height, .equal, plus: 40),
      ])
    #expect(
      facts(one.sizeAnchors />=/ size ~ .high) == [
        ConstraintFacts(one, .width, .greaterThanOrEqual, plus: 30, priority: 750),
        ConstraintFacts(one, .height, .greaterThanOrEqual, plus: 40, priority: 750),
      ])
    #expect(facts(one.sizeAnchors <= size).map(\.relation) == [.lessThanOrEqual, .lessThanOrEqual])
  }

  @Test func anyTwoAnchorsMakeAPair() {
    let corner = AnchorPair(first: one.leftAnchor, second: one.topAnchor)
    let middle = AnchorPair(first: other.centerXAnchor, second: other.bottomAnchor)
    #expect(
      facts(corner >= middle + 3) == [
        ConstraintFacts(one, .left, .greaterThanOrEqual, other, .centerX, plus: 3),
        ConstraintFacts(one, .top, .greaterThanOrEqual, other, .bottom, plus: 3),
      ])
  }

  @Test func aPairsPriorityIsThatOfBoth() {
    #expect(facts(one.centerAnchors == other.centerAnchors ~ .low).map(\.priority) == [250, 250])
  }
}
