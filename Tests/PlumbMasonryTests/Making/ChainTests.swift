import NotationTesting
import PlumbMasonry
import Testing

/// Attributes that are chained: `make.left.right.and.bottom`.
struct ChainTests {
  private let screen = Screen()

  @Test func whatFollowsAChainAppliesToAllOfIt() {
    let made = screen.view.mas_makeConstraints { make in
      make.left.right.and.bottom.equalTo(screen.other).with.offset(3).priorityHigh()
    }
    #expect(made.count == 1)
    #expect(
      made.facts == [
        Fact(.left, screen.other, plus: 3, priority: 750), Fact(.right, screen.other, plus: 3, priority: 750),
        Fact(.bottom, screen.other, plus: 3, priority: 750),
      ])
  }

  @Test func aCompositeKeepsItsPlaceInTheMaker() {
    let made = screen.view.mas_makeConstraints { make in
      let left = make.left
      make.width.equalTo(5)
      left.top.equalTo(screen.other)
    }
    #expect(made.count == 2)
    #expect(made[0].facts == [Fact(.left, screen.other), Fact(.top, screen.other)])
    #expect(made[1].facts == [Fact(.width, is: 5)])
  }

  @Test func aCompositeReturnsItselfWhenItGrows() {
    screen.view.mas_makeConstraints { make in
      let two = make.left.top
      #expect(two.width === two)
      #expect(two.with === two)
      #expect(two.and === two)
      #expect((two as? MASCompositeConstraint)?.children.count == 3)
    }
  }

  @Test func wordsForTheEarChangeNothing() {
    screen.view.mas_makeConstraints { make in
      let left = make.left
      #expect(left.with === left)
      #expect(left.and === left)
    }
  }

  /// A kept effect: the attribute behind the relation gets none of it, and is pinned to the superview.
  @Test func anAttributeBehindTheRelationOfACompositeEarnsAWarning() {
    let log = WarningLog()
    let made = log.listen {
      screen.view.mas_makeConstraints { make in _ = make.left.right.equalTo(screen.other).top }
    }
    #expect(
      made.facts == [
        Fact(.left, screen.other), Fact(.right, screen.other), Fact(.top, screen.root),
      ])
    #expect(log.descriptions.count == 1)
    #expect(log.descriptions[0].contains("top is chained after the relation"))
  }

  @Test func aPartOfACompositeCanBeChainedToo() {
    let made = screen.view.mas_makeConstraints { make in
      let left = make.left
      let pair = left.top
      _ = left.width
      pair.equalTo(screen.other)
    }
    #expect(made.facts.map(\.first) == [.left, .width, .top])
  }
}

/// `group`.
struct GroupTests {
  private let screen = Screen()

  @Test func aGroupCollectsWhatItsBlockWrites() {
    var group: MASConstraint?
    let made = screen.view.mas_makeConstraints { make in
      make.height.equalTo(9)
      group = make.group {
        make.left.equalTo(screen.other)
        make.top.bottom.equalTo(screen.other)
      }.priorityLow()
    }
    #expect((group as? MASCompositeConstraint)?.children.count == 2)
    // The group's constraints stay constraints of the maker's own.
    #expect(made.count == 3)
    #expect(made.facts.map(\.priority) == [1000, 250, 250, 250])
    #expect(screen.root.masonry.count == 3)
  }

  /// A fault of the original's: it installs the constraint without relation and not the copies.
  @Test func anArrayExpandsTheConstraintsOfAGroup() {
    let made = screen.view.mas_makeConstraints { make in
      make.group {
        _ = make.left
        _ = make.top
      }.equalTo([screen.other, screen.third])
    }
    #expect(made.count == 2)
    #expect(
      made.facts == [
        Fact(.left, screen.other), Fact(.left, screen.third), Fact(.top, screen.other),
        Fact(.top, screen.third),
      ])
    #expect(screen.root.masonry.count == 4)
  }

  @Test func aGroupThatGrowsInstallsWhatItGrewBy() {
    let made = screen.view.mas_makeConstraints { make in
      make.group { _ = make.left }.top.equalTo(screen.other)
    }
    #expect(made.facts == [Fact(.left, screen.other), Fact(.top, screen.other)])
  }

  @Test func aPartOfAGroupCanBeChainedAfterIt() {
    let made = screen.view.mas_makeConstraints { make in
      var left: MASConstraint?
      make.group { left = make.left }
      left?.top.equalTo(screen.other)
    }
    #expect(made.facts == [Fact(.left, screen.other), Fact(.top, screen.other)])
  }

  @Test func anEmptyGroupIsEmpty() {
    let made = screen.view.mas_makeConstraints { make in make.group {}.equalTo(screen.other) }
    #expect(made.isEmpty)
  }
}
