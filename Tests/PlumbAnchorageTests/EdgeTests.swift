import NotationTesting
import PlumbAnchorage
import Testing

/// Edges: four constraints that inset.
struct EdgeTests {
  let views = TwoViews()
  var one: NotationView { views.one }
  var other: NotationView { views.other }

  /// Top, leading, bottom and trailing of `one` to those of `other`.
  private func expected(
    _ constants: [CGFloat], _ relations: [NSLayoutConstraint.Relation] = [.equal, .equal, .equal, .equal],
    priority: Float = 1000
  ) -> [ConstraintFacts] {
    let attributes: [NSLayoutConstraint.Attribute] = [.top, .leading, .bottom, .trailing]
    return (0..<4).map {
      ConstraintFacts(
        one, attributes[$0], relations[$0], other, attributes[$0], plus: constants[$0], priority: priority)
    }
  }

  private func facts(_ group: ConstraintGroup) -> [ConstraintFacts] { group.all.map(ConstraintFacts.init) }

  @Test func edgesEqualEdges() {
    #expect(facts(one.edgeAnchors == other.edgeAnchors) == expected([0, 0, 0, 0]))
    #expect(facts(one.edgeAnchors /==/ other.edgeAnchors) == expected([0, 0, 0, 0]))
  }

  @Test func aNumberInsetsAllFour() {
    #expect(facts(one.edgeAnchors == other.edgeAnchors + 20) == expected([20, 20, -20, -20]))
    #expect(
      facts(one.edgeAnchors == other.edgeAnchors - 20 ~ .high) == expected([-20, -20, 20, 20], priority: 750))
  }

  @Test func insetsInsetEachByItsOwn() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(facts(one.edgeAnchors == other.edgeAnchors + insets) == expected([1, 2, -3, -4]))
    #expect(
      facts(one.edgeAnchors == other.edgeAnchors - insets ~ .low) == expected([-1, -2, 3, 4], priority: 250))
  }

  @Test func inequalitiesTurnBottomAndTrailing() {
    let inside: [NSLayoutConstraint.Relation] = [
      .greaterThanOrEqual, .greaterThanOrEqual, .lessThanOrEqual, .lessThanOrEqual,
    ]
    let outside: [NSLayoutConstraint.Relation] = [
      .lessThanOrEqual, .lessThanOrEqual, .greaterThanOrEqual, .greaterThanOrEqual,
    ]
    #expect(facts(one.edgeAnchors >= other.edgeAnchors + 5) == expected([5, 5, -5, -5], inside))
    #expect(facts(one.edgeAnchors />=/ other.edgeAnchors) == expected([0, 0, 0, 0], inside))
    #expect(facts(one.edgeAnchors <= other.edgeAnchors + 5) == expected([5, 5, -5, -5], outside))
    #expect(facts(one.edgeAnchors /<=/ other.edgeAnchors) == expected([0, 0, 0, 0], outside))
  }

  @Test func aGroupNamesItsParts() {
    let group = one.edgeAnchors == other.edgeAnchors
    #expect(group.horizontal == [group.leading, group.trailing])
    #expect(group.vertical == [group.top, group.bottom])
    #expect(group.all == [group.top, group.leading, group.bottom, group.trailing])
  }

  @Test func theyAreMadeInTheirOrder() {
    let constraints = batch { one.edgeAnchors == other.edgeAnchors }
    #expect(constraints.map(\.firstAttribute) == [.leading, .trailing, .top, .bottom])
  }

  @Test func withoutABatchTheyAreActiveInTheirOrder() {
    one.edgeAnchors == views.container.edgeAnchors
    #expect(views.container.constraints.map(\.firstAttribute) == [.leading, .trailing, .top, .bottom])
  }

  @Test func edgesOfOwnPairs() {
    let edges = EdgeAnchors(
      horizontal: AnchorPair(first: one.centerXAnchor, second: one.trailingAnchor),
      vertical: AnchorPair(first: one.topAnchor, second: one.centerYAnchor))
    let group = edges == other.edgeAnchors + 6
    #expect(group.all.map(\.firstAttribute) == [.top, .centerX, .centerY, .trailing])
    #expect(group.all.map(\.constant) == [6, 6, -6, -6])
  }

  /// A view that is inset in a container of 300 by 200 points.
  @Test func theFrameIsInset() {
    one.edgeAnchors == views.container.edgeAnchors + EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    views.container.layoutIfNeeded()
    // 300 - 20 - 40 = 240, 200 - 10 - 30 = 160
    #expect(one.frame == CGRect(x: 20, y: 10, width: 240, height: 160))
  }
}
