import NotationTesting
import PlumbSSLayout
import Testing

/// The three relations and their four arities.
struct RelationTests {
  let views = TwoViews()
  var one: NotationView { views.one }
  var other: NotationView { views.other }

  private func facts(
    _ relation: NSLayoutConstraint.Relation, times multiplier: CGFloat = 1, plus constant: CGFloat = 0,
    priority: Float = 1000
  ) -> ConstraintFacts {
    ConstraintFacts(
      one, .left, relation, other, .right, times: multiplier, plus: constant, priority: priority)
  }

  private func check(
    _ relate: SSLayoutRelation, _ relation: NSLayoutConstraint.Relation,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let right = other.right_attr
    let labelled = [
      relate(right), relate(right, constant: 8), relate(right, constant: 8, priority: .defaultHigh),
      relate(right, constant: 8, multiplier: 2, priority: .defaultHigh),
    ]
    let bare = [
      relate(right), relate(right, 8), relate(right, 8, .defaultHigh), relate(right, 8, 2, .defaultHigh),
    ]
    let expected = [
      facts(relation), facts(relation, plus: 8), facts(relation, plus: 8, priority: 750),
      facts(relation, times: 2, plus: 8, priority: 750),
    ]
    #expect(labelled.map(ConstraintFacts.init) == expected, sourceLocation: sourceLocation)
    #expect(bare.map(ConstraintFacts.init) == expected, sourceLocation: sourceLocation)
  }

  @Test func equalTo() { check(one.left_attr.equalTo, .equal) }

  @Test func lesserThanIsAtMost() {
    check(one.left_attr.lesserThan, .lessThanOrEqual)
    check(one.left_attr.lessThan, .lessThanOrEqual)
  }

  @Test func greaterThanIsAtLeast() { check(one.left_attr.greaterThan, .greaterThanOrEqual) }

  @Test func equalToByItsImportedName() {
    let made = [
      one.left_attr.equal(to: other.right_attr), one.left_attr.equal(to: other.right_attr, constant: 8),
      one.left_attr.equal(to: other.right_attr, constant: 8, priority: .defaultLow),
      one.left_attr.equal(to: other.right_attr, constant: 8, multiplier: 2, priority: .defaultLow),
    ]
    #expect(
      made.map(ConstraintFacts.init) == [
        facts(.equal), facts(.equal, plus: 8), facts(.equal, plus: 8, priority: 250),
        facts(.equal, times: 2, plus: 8, priority: 250),
      ])
  }

  @Test func noAttributeIsABareNumber() {
    #expect(
      ConstraintFacts(one.width_attr.lesserThan(nil, constant: 30))
        == ConstraintFacts(one, .width, .lessThanOrEqual, plus: 30))
    #expect(
      ConstraintFacts(one.height_attr.equalTo(nil, 30, .defaultLow))
        == ConstraintFacts(one, .height, .equal, plus: 30, priority: 250))
  }

  @Test func constantsKeepTheirSign() {
    let attributes = [one.right_attr, one.bottom_attr]
    let others = [other.right_attr, other.bottom_attr]
    let made = zip(attributes, others).map { $0.lesserThan($1, constant: -8) }
    #expect(made.map(\.constant) == [-8, -8])
    #expect(made.map(\.relation) == [.lessThanOrEqual, .lessThanOrEqual])
  }

  @Test func theConstraintsKnowTheirLine() {
    let lines = [
      one.left_attr.equalTo(other.left_attr).sourceLocation?.line,
      one.left_attr.lesserThan(other.left_attr, 8).sourceLocation?.line,
      one.left_attr.equal(to: other.left_attr).sourceLocation?.line,
      one.left_attr.greaterThan(other.left_attr, 8, 1, .required).sourceLocation?.line,
    ]
    let first: UInt = #line - 5
    #expect(lines == [first, first + 1, first + 2, first + 3])
  }

  @Test func assignmentsKnowTheLineOfTheBlock() {
    one.width_attr = other.width_attr
    one.activateConstraints {
      one.height_attr = other.height_attr
      one.width_attr.constant = 3
      one.left_attr.equalTo(other.left_attr)
    }
    let line: UInt = #line - 5
    one.top_attr = other.top_attr
    #expect(one.allConstraints?.map { $0.sourceLocation?.line } == [line, line, line + 3, nil])
  }

  /// In a container of 300 by 200 points: half its width, and so much of its height.
  @Test func framesFollow() {
    one.activateConstraints {
      one.left_attr.equalTo(views.container.left_attr, constant: 10)
      one.bottom_attr = views.container.bottom_attr
      one.width_attr.equalTo(views.container.width_attr, multiplier: 0.5)
      one.height_attr.constant = 60
    }
    views.container.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 10, y: 140, width: 150, height: 60))
  }
}
