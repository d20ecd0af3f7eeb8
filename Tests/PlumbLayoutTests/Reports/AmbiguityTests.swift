import PlumbLayout
import Testing

@Suite struct AmbiguityTests {
  @Test func equalHuggingIsAmbiguousAndTheEarlierGivesWay() throws {
    let screen = Screen(300, 60)
    let one = screen.view(content: 60, 20)
    let two = screen.view(content: 80, 20)
    try screen.equal(one, .leading, screen.root)
    try screen.equal(two, .leading, one, .trailing, plus: 8)
    try screen.equal(two, .trailing, screen.root)
    for view in [one, two] { try screen.equal(view, .top, screen.root) }
    // The widths add up to 292: the second keeps 80, the first takes the rest.
    #expect(screen.frame(one).size.width == 212)
    let found = screen.tree.ambiguities()
    let first = try #require(found.first { $0.item == one && $0.value == .width })
    #expect(first.lowest == 60 && first.highest == 212)
    let second = try #require(found.first { $0.item == two && $0.value == .width })
    #expect(second.lowest == 80 && second.highest == 232)
    #expect(!found.contains { $0.item == one && $0.value == .x })
    try screen.tree.setHugging(Priority(251), .horizontal, of: one)
    #expect(screen.frame(one).size.width == 60)
    #expect(screen.tree.ambiguities().isEmpty)
  }

  @Test func onlyInequalitiesLeaveTheirRangeOpen() throws {
    let screen = Screen(300, 60)
    let view = screen.view(content: 100, 20)
    try screen.relate(view, .leading, .greaterThanOrEqual, screen.root, plus: 10)
    try screen.relate(screen.root, .trailing, .greaterThanOrEqual, view, plus: 10)
    try screen.equal(view, .top, screen.root)
    #expect(screen.frame(view).size.width == 100)
    let found = screen.tree.ambiguities()
    #expect(found.count == 1)
    // From 10 to 300 - 10 - 100.
    #expect(found.first?.value == .x && found.first?.lowest == 10 && found.first?.highest == 190)
  }

  @Test func twoWishesOfOnePriorityPullApart() throws {
    let screen = Screen(300, 60)
    let view = screen.view(content: -1, 20)
    try screen.equal(view, .left, screen.root)
    try screen.equal(view, .top, screen.root)
    try screen.equal(view, .width, plus: 100, at: 500)
    try screen.equal(view, .width, plus: 200, at: 500)
    screen.tree.layoutIfNeeded()
    let found = screen.tree.ambiguities()
    #expect(found.first?.lowest == 100 && found.first?.highest == 200)
    #expect((100...200).contains(screen.frame(view).size.width))
  }

  @Test func aNegativeWidthIsAConflictByItself() throws {
    let screen = Screen(300, 60)
    let view = screen.view()
    let width = try screen.equal(view, .width, plus: -16)
    screen.tree.layoutIfNeeded()
    let conflict = try #require(screen.tree.conflicts.first)
    #expect(conflict.setAside == .constraint(width))
    #expect(Set(conflict.rules) == [.constraint(width), .nonNegativeSize(view, .horizontal)])
  }

  @Test func insetsWiderThanTheViewAreAConflict() throws {
    let screen = Screen(320, 60)
    let view = screen.view()
    try screen.equal(view, .left, screen.root, plus: 249)
    let right = try screen.equal(screen.root, .right, view, plus: 249)
    screen.tree.layoutIfNeeded()
    let conflict = try #require(screen.tree.conflicts.first)
    // The newest of the user's gives way; it comes back when there is room.
    #expect(conflict.setAside == .constraint(right))
    screen.tree.setRootSize(Size(width: 600, height: 60))
    #expect(screen.frame(view) == Rect(x: 249, y: 0, width: 102, height: 0))
    #expect(screen.tree.conflicts.isEmpty)
  }
}
