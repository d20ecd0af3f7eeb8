import NotationTesting
import PlumbAnchorage
import Testing

/// Each operator and its twin, over everything that can stand on either side.
struct RelationTests {
  let views = TwoViews()
  var one: NotationView { views.one }
  var other: NotationView { views.other }

  private func check(
    _ constraints: [NSLayoutConstraint], _ expected: [ConstraintFacts],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(constraints.map(ConstraintFacts.init) == expected, sourceLocation: sourceLocation)
    #expect(constraints.filter(\.isActive).count == constraints.count, sourceLocation: sourceLocation)
  }

  /// Equal, at most, at least: the order in which the tests write the operators.
  private let relations: [NSLayoutConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]

  @Test func aDimensionIsComparedWithNumbersOfAnyKind() {
    let double = 10.0
    let float: Float = 20
    let points: CGFloat = 30
    let int = 40
    check(
      [
        one.widthAnchor == double, one.widthAnchor == float, one.widthAnchor == points,
        one.widthAnchor == int,
        one.widthAnchor == 50, one.widthAnchor == 60.5,
      ],
      [10, 20, 30, 40, 50, 60.5].map { ConstraintFacts(one, .width, .equal, plus: $0) })
  }

  @Test func aDimensionIsComparedWithANumberByEachOperator() {
    check(
      [
        one.heightAnchor == 10, one.heightAnchor <= 10, one.heightAnchor >= 10,
        one.heightAnchor /==/ 10, one.heightAnchor /<=/ 10, one.heightAnchor />=/ 10,
      ],
      (relations + relations).map { ConstraintFacts(one, .height, $0, plus: 10) })
  }

  @Test func anAnchorIsComparedWithOneOfItsKindByEachOperator() {
    check(
      [
        one.leadingAnchor == other.trailingAnchor, one.leadingAnchor <= other.trailingAnchor,
        one.leadingAnchor >= other.trailingAnchor, one.leadingAnchor /==/ other.trailingAnchor,
        one.leadingAnchor /<=/ other.trailingAnchor, one.leadingAnchor />=/ other.trailingAnchor,
      ],
      (relations + relations).map { ConstraintFacts(one, .leading, $0, other, .trailing) })
    check(
      [
        one.topAnchor == other.bottomAnchor, one.topAnchor <= other.bottomAnchor,
        one.topAnchor >= other.bottomAnchor, one.topAnchor /==/ other.bottomAnchor,
        one.topAnchor /<=/ other.bottomAnchor, one.topAnchor />=/ other.bottomAnchor,
      ],
      (relations + relations).map { ConstraintFacts(one, .top, $0, other, .bottom) })
    check(
      [
        one.widthAnchor == other.heightAnchor, one.widthAnchor <= other.heightAnchor,
        one.widthAnchor >= other.heightAnchor, one.widthAnchor /==/ other.heightAnchor,
        one.widthAnchor /<=/ other.heightAnchor, one.widthAnchor />=/ other.heightAnchor,
      ],
      (relations + relations).map { ConstraintFacts(one, .width, $0, other, .height) })
  }

  @Test func anAnchorIsComparedWithAnExpressionByEachOperator() {
    check(
      [
        one.leftAnchor == other.rightAnchor + 4, one.leftAnchor <= other.rightAnchor + 4,
        one.leftAnchor >= other.rightAnchor + 4, one.leftAnchor /==/ other.rightAnchor + 4,
        one.leftAnchor /<=/ other.rightAnchor + 4, one.leftAnchor />=/ other.rightAnchor + 4,
      ],
      (relations + relations).map { ConstraintFacts(one, .left, $0, other, .right, plus: 4) })
    check(
      [
        one.centerYAnchor == other.firstBaselineAnchor - 4, one.centerYAnchor <= other.lastBaselineAnchor - 4,
        one.heightAnchor >= other.widthAnchor - 4,
      ],
      [
        ConstraintFacts(one, .centerY, .equal, other, .firstBaseline, plus: -4),
        ConstraintFacts(one, .centerY, .lessThanOrEqual, other, .lastBaseline, plus: -4),
        ConstraintFacts(one, .height, .greaterThanOrEqual, other, .width, plus: -4),
      ])
  }

  @Test func aDimensionIsComparedWithANumberThatHasAPriority() {
    check(
      [one.widthAnchor == 10 ~ .high, one.widthAnchor <= 10.5 ~ 700, one.widthAnchor />=/ 10 ~ .low],
      [
        ConstraintFacts(one, .width, .equal, plus: 10, priority: 750),
        ConstraintFacts(one, .width, .lessThanOrEqual, plus: 10.5, priority: 700),
        ConstraintFacts(one, .width, .greaterThanOrEqual, plus: 10, priority: 250),
      ])
  }

  @Test func guidesStandOnEitherSide() {
    let guide = NotationGuide()
    views.container.addLayoutGuide(guide)
    check(
      [guide.leadingAnchor == one.leadingAnchor, one.topAnchor == guide.bottomAnchor + 2],
      [
        ConstraintFacts(guide, .leading, .equal, one, .leading),
        ConstraintFacts(one, .top, .equal, guide, .bottom, plus: 2),
      ])
  }

  @Test func anchorsAreStillComparedAsObjects() {
    let same: Bool = one.leadingAnchor == one.leadingAnchor
    let different: Bool = one.leadingAnchor == one.topAnchor
    #expect(same && !different)
  }
}
