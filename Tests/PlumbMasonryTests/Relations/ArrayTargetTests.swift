import PlumbMasonry
import Testing

/// Arrays as targets: one copy of the constraint for each element.
struct ArrayTargetTests {
  private let screen = Screen()

  @Test func anArrayOfViewsMakesAConstraintForEach() {
    let made = screen.view.mas_makeConstraints { make in
      make.left.greaterThanOrEqualTo([screen.other, screen.third]).offset(4)
    }
    #expect(made.count == 1)
    #expect(made[0] is MASCompositeConstraint)
    #expect(
      made.facts == [
        Fact(.left, .greaterThanOrEqual, screen.other, plus: 4),
        Fact(.left, .greaterThanOrEqual, screen.third, plus: 4),
      ])
  }

  @Test func elementsMayBeOfDifferentKinds() {
    let made = screen.view.mas_makeConstraints { make in
      make.height.equalTo([screen.other, 100, screen.third.mas_width])
    }
    #expect(
      made.facts == [
        Fact(.height, screen.other), Fact(.height, is: 100), Fact(.height, screen.third, .width),
      ])
  }

  @Test func anArrayInAVariableWillDo() {
    let views = [screen.other, screen.third]
    let attributes = views.map(\.mas_right)
    let made = screen.view.mas_makeConstraints { make in
      make.top.equalTo(views)
      make.left.equalTo(attributes)
    }
    #expect(
      made.facts == [
        Fact(.top, screen.other), Fact(.top, screen.third), Fact(.left, screen.other, .right),
        Fact(.left, screen.third, .right),
      ])
  }

  @Test func theCopiesKeepConstantMultiplierPriorityAndKey() {
    let made = screen.view.mas_makeConstraints { make in
      make.width.offset(5).multipliedBy(2).priority(300).key("width").equalTo([screen.other, screen.third])
    }
    let expected = [screen.other, screen.third].map {
      Fact(.width, $0, times: 2, plus: 5, priority: 300)
    }
    #expect(made.facts == expected)
    #expect(made[0].layoutConstraints.map { $0.mas_key as? String } == ["width", "width"])
  }

  @Test func eachPartOfACompositeExpandsForItself() {
    let made = screen.view.mas_makeConstraints { make in
      make.left.top.equalTo([screen.other, screen.third]).offset(1)
    }
    let composite = made[0] as? MASCompositeConstraint
    #expect(composite?.children.map { $0 is MASCompositeConstraint } == [true, true])
    #expect(
      made.facts == [
        Fact(.left, screen.other, plus: 1), Fact(.left, screen.third, plus: 1),
        Fact(.top, screen.other, plus: 1), Fact(.top, screen.third, plus: 1),
      ])
  }

  @Test func anEmptyArrayMakesTheConstraintVanish() {
    let made = screen.view.mas_makeConstraints { make in make.left.equalTo([NotationView]()) }
    #expect(made.count == 1)
    #expect(made.facts.isEmpty)
    #expect(screen.root.masonry.isEmpty)
  }

  @Test func aCopyHasARelationAndNoTarget() {
    let original = MASViewConstraint(firstViewAttribute: screen.view.mas_left)
    original.equalTo(screen.other).offset(3).multipliedBy(2).priority(400).key("gap")
    let copy = original.copy()
    #expect(copy.firstViewAttribute == screen.view.mas_left)
    #expect(copy.secondViewAttribute == nil)
    #expect(copy.mas_key as? String == "gap")
    #expect(copy.layoutConstraint == nil)
    // The relation is given, so a value is all that can follow.
    copy.equalTo(8)
    original.updateExisting = true
    #expect(!copy.updateExisting && !original.copy().updateExisting)
    original.updateExisting = false
    copy.install()
    #expect(copy.facts == [Fact(.left, screen.root, times: 2, plus: 8, priority: 400)])
    original.install()
    let late = original.copy()
    late.install()
    #expect(late.facts == [Fact(.left, screen.root, times: 2, plus: 3, priority: 400)])
    #expect(screen.root.masonry.count == 3)
  }
}
