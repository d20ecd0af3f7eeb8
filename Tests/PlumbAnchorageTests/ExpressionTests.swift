import NotationTesting
import PlumbAnchorage
import Testing

/// What arithmetic makes of anchors: `multiplier * anchor + constant ~ priority`.
struct ExpressionTests {
  let views = TwoViews()
  var one: NotationView { views.one }
  var other: NotationView { views.other }

  /// Multiplier, constant and priority of an expression.
  private func parts<Anchor>(_ expression: LayoutExpression<Anchor, CGFloat>) -> [CGFloat] {
    [expression.multiplier, expression.constant, CGFloat(expression.priority.value.rawValue)]
  }

  @Test func productsAndQuotientsScaleTheMultiplierAlone() {
    #expect(parts(one.leadingAnchor * 2) == [2, 0, 1000])
    #expect(parts(3 * one.topAnchor) == [3, 0, 1000])
    #expect(parts(one.widthAnchor / 4) == [0.25, 0, 1000])
    // The kept quirk: 2 * a + 10, where arithmetic would say 2 * a + 20.
    #expect(parts((one.widthAnchor + 10) * 2) == [2, 10, 1000])
    #expect(parts(2 * (one.widthAnchor + 10)) == [2, 10, 1000])
    #expect(parts((one.widthAnchor + 10) / 2) == [0.5, 10, 1000])
    #expect(parts(one.widthAnchor * 2 * 3) == [6, 0, 1000])
  }

  @Test func sumsAddToTheConstant() {
    #expect(parts(one.leadingAnchor + 5) == [1, 5, 1000])
    #expect(parts(5 + one.topAnchor) == [1, 5, 1000])
    #expect(parts(one.widthAnchor - 5) == [1, -5, 1000])
    #expect(parts(one.widthAnchor * 2 + 5 - 1) == [2, 4, 1000])
    #expect(parts(one.centerAnchors + 5) == [1, 5, 1000])
    #expect(parts(5 + one.edgeAnchors) == [1, 5, 1000])
    #expect(parts(one.sizeAnchors - 5) == [1, -5, 1000])
  }

  @Test func aNumberLessAnAnchorIsTheAnchorLessTheNumber() {
    #expect(parts(5 - one.leadingAnchor) == [1, -5, 1000])
    #expect(parts(5 - (one.widthAnchor + 2)) == [1, -3, 1000])
    #expect(parts(5 - one.topAnchor) == [1, -5, 1000])
    #expect(parts(5 - one.heightAnchor * 2) == [2, -5, 1000])
    #expect(parts(5 - one.centerAnchors) == [1, -5, 1000])
    #expect(parts(5 - one.edgeAnchors) == [1, -5, 1000])
  }

  @Test func insetsAddPerSideAndMinusNegatesThem() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let inset = one.edgeAnchors + insets
    let outset = one.edgeAnchors - insets
    #expect(
      [inset.constant.top, inset.constant.left, inset.constant.bottom, inset.constant.right] == [1, 2, 3, 4])
    #expect(
      [outset.constant.top, outset.constant.left, outset.constant.bottom, outset.constant.right]
        == [-1, -2, -3, -4])
  }

  @Test func aPriorityBelongsToTheWholeSide() {
    let constraint = one.leadingAnchor == other.leadingAnchor * 2 + 20 ~ .required - 1
    #expect(
      ConstraintFacts(constraint)
        == ConstraintFacts(one, .leading, .equal, other, .leading, times: 2, plus: 20, priority: 999))
  }

  @Test func aPriorityReplacesAnEarlierOne() {
    #expect(parts((one.leadingAnchor + 1 ~ .low) ~ .high) == [1, 1, 750])
    #expect(parts((one.leadingAnchor ~ .low) + 3) == [1, 3, 250])
  }

  @Test func everyKindOfSideTakesAPriority() {
    #expect((10 ~ .high).constant == 10)
    #expect((10.5 ~ .high).constant == 10.5)
    #expect((CGSize(width: 1, height: 2) ~ .high).constant == CGSize(width: 1, height: 2))
    #expect(parts(one.widthAnchor ~ .high) == [1, 0, 750])
    #expect(parts(one.horizontalAnchors ~ .low) == [1, 0, 250])
    #expect(parts(one.edgeAnchors ~ .fittingSize) == [1, 0, 50])
    #expect((one.edgeAnchors + EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) ~ 7).priority == 7)
  }

  @Test func anExpressionIsRequiredWithoutMultiplierAndCanBeChanged() {
    var expression = one.widthAnchor.layoutExpression
    #expect(expression.anchor?.isEqual(one.widthAnchor) == true)
    #expect(parts(expression) == [1, 0, 1000])
    expression.multiplier = 3
    expression.constant = 4
    expression.priority = 5
    expression.anchor = other.widthAnchor
    let constraint = one.heightAnchor == expression
    #expect(
      ConstraintFacts(constraint)
        == ConstraintFacts(one, .height, .equal, other, .width, times: 3, plus: 4, priority: 5))
  }

  @Test func theMultiplierOfABareNumberCounts() {
    var expression = 10 ~ .required
    expression.multiplier = 2
    // 2 * 10 = 20
    #expect(ConstraintFacts(one.widthAnchor == expression) == ConstraintFacts(one, .width, .equal, plus: 20))
    #expect((one.heightAnchor == (10 ~ .required) * 3).constant == 30)
  }
}
