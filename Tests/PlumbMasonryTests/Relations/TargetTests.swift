import PlumbMasonry
import Testing

/// What constraints can be related to, and what it makes of them.
struct TargetTests {
  private let screen = Screen()

  @Test func aViewStandsForItsAttributeOfTheSameKind() {
    let made = screen.view.mas_makeConstraints { make in
      make.left.equalTo(screen.other)
      make.width.greaterThanOrEqualTo(screen.other)
      make.bottom.lessThanOrEqualTo(screen.third)
    }
    #expect(
      made.facts == [
        Fact(.left, screen.other), Fact(.width, .greaterThanOrEqual, screen.other),
        Fact(.bottom, .lessThanOrEqual, screen.third),
      ])
  }

  @Test func anAttributeIsTakenAsItIs() {
    let made = screen.view.mas_makeConstraints { make in
      make.left.equalTo(screen.other.mas_right).offset(4)
      make.width.equalTo(screen.other.mas_height)
    }
    #expect(made.facts == [Fact(.left, screen.other, .right, plus: 4), Fact(.width, screen.other, .height)])
  }

  @Test func aGuideStandsForItsAttributeOfTheSameKind() {
    let guide = NotationGuide()
    screen.root.addLayoutGuide(guide)
    let made = screen.view.mas_makeConstraints { make in
      make.left.equalTo(guide)
      make.top.equalTo(guide.mas_bottom)
    }
    #expect(made.facts == [Fact(.left, guide), Fact(.top, guide, .bottom)])
  }

  /// The attribute without a suffix follows the left side.
  @Test func theSafeAreaAttributeFollowsTheLeftSide() {
    let safeArea = screen.root.safeAreaLayoutGuide
    let made = screen.view.mas_makeConstraints { make in
      make.edges.equalTo(screen.root.mas_safeAreaLayoutGuide)
      make.width.equalTo(screen.root.mas_safeAreaLayoutGuide)
    }
    #expect(made.facts == [.left, .right, .top, .bottom, .width].map { Fact($0, safeArea) })
  }

  @Test func everyKindOfNumberSetsTheConstant() {
    let numbers: [any MASConstraintTarget] = [
      7, 7.0, Int8(7), Int16(7), Int32(7), Int64(7), UInt(7), UInt8(7), UInt16(7), UInt32(7), UInt64(7),
      Float(7), CGFloat(7), NSNumber(value: 7),
    ]
    for number in numbers {
      let made = NotationView().mas_makeConstraints { make in make.width.equalTo(number) }
      #expect(made.facts == [Fact(.width, is: 7)])
    }
    #expect(NotationView().mas_makeConstraints { $0.width.equalTo(true) }.facts == [Fact(.width, is: 1)])
  }

  @Test func aNumberOfAPositionCountsFromTheSuperview() {
    let made = screen.view.mas_makeConstraints { make in make.top.equalTo(30) }
    #expect(made.facts == [Fact(.top, screen.root, plus: 30)])
  }

  @Test func pointsSizesAndInsetsSetTheConstantsThatTheySpeakOf() {
    let made = screen.view.mas_makeConstraints { make in
      make.center.equalTo(CGPoint(x: 3, y: 4))
      make.size.equalTo(CGSize(width: 50, height: 60))
      make.edges.equalTo(NotationEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).priorityLow()
    }
    #expect(
      made.facts == [
        Fact(.centerX, screen.root, plus: 3), Fact(.centerY, screen.root, plus: 4), Fact(.width, is: 50),
        Fact(.height, is: 60), Fact(.left, screen.root, plus: 2, priority: 250),
        Fact(.right, screen.root, plus: -4, priority: 250), Fact(.top, screen.root, plus: 1, priority: 250),
        Fact(.bottom, screen.root, plus: -3, priority: 250),
      ])
  }

  @Test func anOptionalTargetIsWhatItHolds() {
    let made = screen.view.mas_makeConstraints { make in make.left.equalTo(screen.view.superview) }
    #expect(made.facts == [Fact(.left, screen.root)])
  }

  @Test func aTypeOfTheProgramCanStandForAView() {
    let made = screen.view.mas_makeConstraints { make in make.left.equalTo(Card(content: screen.other)) }
    #expect(made.facts == [Fact(.left, screen.other)])
  }

  @Test func theTwinsTakeTheSameTargets() {
    let made = screen.view.mas_makeConstraints { make in
      make.left.mas_equalTo(screen.other)
      make.width.mas_greaterThanOrEqualTo(20)
      make.height.mas_lessThanOrEqualTo(screen.other.mas_width)
      make.top.mas_equalTo([screen.other, 5])
      make.right.mas_greaterThanOrEqualTo([screen.other, screen.third])
      make.bottom.mas_lessThanOrEqualTo([screen.other.mas_top])
    }
    #expect(
      made.facts == [
        Fact(.left, screen.other), Fact(.width, .greaterThanOrEqual, is: 20),
        Fact(.height, .lessThanOrEqual, screen.other, .width), Fact(.top, screen.other),
        Fact(.top, screen.root, plus: 5), Fact(.right, .greaterThanOrEqual, screen.other),
        Fact(.right, .greaterThanOrEqual, screen.third), Fact(.bottom, .lessThanOrEqual, screen.other, .top),
      ])
  }

  /// No relation means *equal*; a size without a target is its constant, here 0.
  @Test func withoutARelationAConstraintMeansEqual() {
    let made = screen.view.mas_makeConstraints { make in
      make.top.and.left.offset(10)
      _ = make.width
    }
    #expect(
      made.facts == [
        Fact(.top, screen.root, plus: 10), Fact(.left, screen.root, plus: 10), Fact(.width, is: 0),
      ])
  }

  @Test func aValueOfTheSameRelationMayBeGivenAgain() {
    let width = screen.view.mas_makeConstraints { make in make.width.lessThanOrEqualTo(10) }[0]
    width.lessThanOrEqualTo(20)
    #expect(screen.view.masonry.map(\.constant) == [20])
    let left = screen.view.mas_makeConstraints { make in make.left.equalTo(screen.other).equalTo(6) }
    #expect(left.facts == [Fact(.left, screen.other, plus: 6)])
  }
}

private struct Card: MASConstraintTarget {
  let content: NotationView
  var masTarget: MASTarget { content.masTarget }
}
