import PlumbLayout
import Testing

/// What a tree tells of a stack's own constraints, and what depends on the views' contents.
@Suite struct StackConstraintTests {
  private func stack(
    _ screen: Screen, _ contents: [(Double, Double)], _ configure: (inout StackConfiguration) -> Void
  ) throws -> (stack: ItemID, views: [ItemID]) {
    let stack = screen.view()
    var configuration = StackConfiguration()
    configure(&configuration)
    screen.tree.setStack(configuration, of: stack)
    let views = contents.map { screen.view(in: stack, content: $0.0, $0.1) }
    screen.tree.setArrangedViews(views.map { ArrangedView($0) }, of: stack)
    try screen.equal(stack, .leading, screen.root)
    try screen.equal(stack, .top, screen.root)
    return (stack, views)
  }

  @Test func aConflictNamesOneConstraintOfTheStack() throws {
    let screen = Screen(300, 100)
    let (stack, views) = try stack(screen, [(20, 20), (30, 20)]) { $0.spacing = 10 }
    try screen.equal(views[0], .width, plus: 100)
    try screen.equal(views[1], .width, plus: 50)
    try screen.equal(stack, .width, plus: 200)
    _ = screen.frame(stack)
    // 100 + 10 + 50 is not 200: both ends and the gap take part, beside the three widths.
    let conflict = try #require(screen.tree.conflicts.first)
    let own = conflict.rules.compactMap { rule -> StackConstraint? in
      if case .stack(let constraint) = rule { constraint } else { nil }
    }
    #expect(
      own.map(\.identifier).sorted() == ["UISV-canvas-connection", "UISV-canvas-connection", "UISV-spacing"])
    #expect(own.allSatisfy { $0.stack == stack })
    #expect(own.first { $0.role == .spacing }?.spec.constant == 10)
    #expect(screen.tree.stackConstraints(of: stack).contains(own[0]))
    #expect(screen.tree.stackConstraints(of: views[0]).isEmpty)
  }

  @Test func aBaselineFollowsTheTallestView() throws {
    let screen = Screen(300, 200)
    let (stack, views) = try stack(screen, [(20, 20), (30, 40)]) { $0.alignment = .center }
    screen.tree.setBaselines(first: .top(5), last: .bottom(0), of: views[0])
    screen.tree.setBaselines(first: .top(10), last: .bottom(0), of: views[1])
    let mark = screen.view(content: 1, 1)
    try screen.equal(mark, .top, stack, .firstBaseline)
    #expect(screen.frame(mark).minY == 10)
    // Now the first view is the tallest; it fills the stack, and its baseline is 5 below the top.
    screen.tree.setContentSize(Size(width: 20, height: 60), of: views[0])
    #expect(screen.frame(mark).minY == 5)
  }

  @Test func aSpacingThatIsNoNumberIsNone() throws {
    let screen = Screen(300, 100)
    let (stack, views) = try stack(screen, [(20, 20), (30, 20)]) { $0.spacing = .infinity }
    #expect(screen.frame(stack).size.width == 50)
    #expect(screen.frame(views[1]).minX == 20)
  }
}
