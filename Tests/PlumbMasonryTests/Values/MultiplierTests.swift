import PlumbMasonry
import Testing

/// Multipliers, priorities and keys.
struct MultiplierTests {
  private let screen = Screen()

  @Test func theLastMultiplierCounts() {
    let count = 4
    let made = screen.view.mas_makeConstraints { make in
      make.width.equalTo(screen.other).multipliedBy(3).multipliedBy(0.5)
      make.height.equalTo(screen.other).multipliedBy(3).dividedBy(count)
    }
    #expect(made.facts == [Fact(.width, screen.other, times: 0.5), Fact(.height, screen.other, times: 0.25)])
  }

  @Test func prioritiesHaveNamesAndNumbers() {
    let made = screen.view.mas_makeConstraints { make in
      make.left.offset(0)
      make.left.offset(0).priorityLow()
      make.left.offset(0).priorityMedium()
      make.left.offset(0).priorityHigh()
      make.left.offset(0).priority(.fittingSizeLevel)
      make.left.offset(0).priority(1)
      make.left.offset(0).priority(2.5)
      make.left.offset(0).priority(Float(3))
    }
    #expect(made.facts.map(\.priority) == [1000, 250, 500, 750, 50, 1, 2.5, 3])
  }

  @Test func aCompositeHandsOnMultiplierAndPriority() {
    let made = screen.view.mas_makeConstraints { make in
      make.size.equalTo(screen.other).dividedBy(2).priority(40)
    }
    #expect(
      made.facts == [
        Fact(.width, screen.other, times: 0.5, priority: 40),
        Fact(.height, screen.other, times: 0.5, priority: 40),
      ])
  }

  @Test func priorityAndMultiplierCanBeUpdated() {
    let made = screen.view.mas_makeConstraints { make in
      make.left.top.equalTo(screen.root)
      make.size.equalTo(screen.root).multipliedBy(0.5).key("size")
    }
    #expect(screen.frame(of: screen.view) == CGRect(x: 0, y: 0, width: 150, height: 100))
    made[1].updateMultiplier(0.25)
    #expect(screen.frame(of: screen.view) == CGRect(x: 0, y: 0, width: 75, height: 50))
    #expect(made[1].layoutConstraints.map { $0.mas_key as? String } == ["size[0]", "size[1]"])
    made[1].updatePriority(.defaultLow)
    #expect(screen.root.masonry.count == 4)
    #expect(
      made[1].facts == [
        Fact(.width, screen.root, times: 0.25, priority: 250),
        Fact(.height, screen.root, times: 0.25, priority: 250),
      ])
    #expect(MASViewConstraint.installedConstraints(for: screen.view).count == 4)
  }

  @Test func keysReachTheLayoutConstraints() {
    let made = screen.view.mas_makeConstraints { make in
      make.left.equalTo(screen.root).key("left")
      make.size.equalTo(screen.root).key("size")
    }
    #expect(
      made.flatMap(\.layoutConstraints).map { $0.mas_key as? String } == ["left", "size[0]", "size[1]"])
    made[0].key("start")
    #expect(made[0].layoutConstraints[0].mas_key as? String == "start")
    #expect(made[1].mas_key as? String == "size")
  }
}
