import PlumbLayout
import Testing

@Suite struct StackTests {
  /// A stack at the top left of a 600 x 400 screen with views of these widths, 20 high.
  private func stack(
    _ screen: Screen, _ contents: [Double], width: Double? = 300, hugging: [Float] = [],
    _ configure: (inout StackConfiguration) -> Void
  ) throws -> (stack: ItemID, views: [ItemID]) {
    let stack = screen.view()
    var configuration = StackConfiguration()
    configure(&configuration)
    screen.tree.setStack(configuration, of: stack)
    let views = contents.map { screen.view(in: stack, content: $0, 20) }
    for (view, priority) in zip(views, hugging) {
      try screen.tree.setHugging(Priority(priority), .horizontal, of: view)
    }
    screen.tree.setArrangedViews(views.map { ArrangedView($0) }, of: stack)
    try screen.equal(stack, .leading, screen.root)
    try screen.equal(stack, .top, screen.root)
    if let width { try screen.equal(stack, .width, plus: width) }
    return (stack, views)
  }

  private func spans(_ screen: Screen, _ views: [ItemID]) -> [[Double]] {
    views.map { [screen.frame($0).minX, screen.frame($0).size.width] }
  }

  @Test func fillGivesTheSlackToWhatHugsLeast() throws {
    let screen = Screen(600, 400)
    let (_, views) = try stack(screen, [50, 60, 70], hugging: [251, 251, 250]) { $0.spacing = 10 }
    // 300 - 50 - 60 - 20 = 170
    #expect(spans(screen, views) == [[0, 50], [60, 60], [130, 170]])
  }

  @Test func withEqualHuggingTheFirstViewTakesTheSlack() throws {
    let screen = Screen(600, 400)
    // As measured on NSStackView: 40, 60 and 20 in 200 with a spacing of 10 give the first view 100.
    let (_, views) = try stack(screen, [40, 60, 20], width: 200) { $0.spacing = 10 }
    #expect(spans(screen, views) == [[0, 100], [110, 60], [180, 20]])
    #expect(!screen.tree.ambiguities().isEmpty)
  }

  @Test func fillEquallySizesTheStackFromOneRequiredWidth() throws {
    let screen = Screen(600, 400)
    let (stack, views) = try stack(screen, [20, 30, 70], width: nil) {
      $0.spacing = 10
      $0.distribution = .fillEqually
    }
    try screen.equal(views[1], .width, plus: 150)
    // 3 * 150 + 2 * 10
    #expect(screen.frame(stack).size.width == 470)
    #expect(spans(screen, views) == [[0, 150], [160, 150], [320, 150]])
  }

  @Test func equalSpacing() throws {
    let screen = Screen(600, 400)
    let (_, views) = try stack(screen, [40, 60, 80]) {
      $0.spacing = 10
      $0.distribution = .equalSpacing
    }
    // (300 - 180) / 2 = 60
    #expect(spans(screen, views) == [[0, 40], [100, 60], [220, 80]])
  }

  @Test func equalSpacingWithoutRoomCompressesWhatResistsLeast() throws {
    let screen = Screen(600, 400)
    let (_, views) = try stack(screen, [80, 80, 80], width: 200) {
      $0.spacing = 10
      $0.distribution = .equalSpacing
    }
    try screen.tree.setCompressionResistance(Priority(749), .horizontal, of: views[1])
    // 200 - 160 - 20 = 20
    #expect(spans(screen, views) == [[0, 80], [90, 20], [120, 80]])
  }

  @Test func equalCentring() throws {
    let screen = Screen(600, 400)
    let (_, views) = try stack(screen, [20, 100, 20]) { $0.distribution = .equalCentering }
    #expect(spans(screen, views) == [[0, 20], [100, 100], [280, 20]])
    // Spacing is a required minimum: centres as wished would have the first two overlap.
    let narrow = Screen(600, 400)
    let (_, others) = try stack(narrow, [150, 150, 20], width: 360) {
      $0.spacing = 10
      $0.distribution = .equalCentering
    }
    #expect(spans(narrow, others) == [[0, 150], [160, 150], [340, 20]])
  }

  @Test func fillProportionallyDividesByContentAndSpacing() throws {
    let screen = Screen(600, 400, scale: 3)
    let (_, views) = try stack(screen, [50, 100, 150], width: 600) {
      $0.spacing = 20
      $0.distribution = .fillProportionally
    }
    // Apple's way: 50 and 100 of 300 + 40 in 600 are 88.235 and 176.471; the last takes the rest.
    let frames = spans(screen, views)
    #expect(abs(frames[0][1] - 88.235) < 0.34)
    #expect(abs(frames[1][1] - 176.471) < 0.34)
    #expect(frames[2][0] + frames[2][1] == 600)
  }

  @Test func aHiddenViewTakesItsSpacingWithIt() throws {
    let screen = Screen(600, 400)
    let (_, views) = try stack(screen, [50, 60, 70], hugging: [251, 250, 250]) { $0.spacing = 10 }
    screen.tree.setHidden(true, of: views[1])
    #expect(spans(screen, [views[0], views[2]]) == [[0, 50], [60, 240]])
    #expect(screen.frame(views[1]).size.width == 0)
    screen.tree.setHidden(false, of: views[1])
    #expect(screen.frame(views[1]).size.width > 0)
  }

  @Test func customSpacingAfterAView() throws {
    let screen = Screen(600, 400)
    let (stack, views) = try stack(screen, [50, 60, 70], hugging: [251, 251, 250]) { $0.spacing = 10 }
    screen.tree.setArrangedViews(
      [ArrangedView(views[0], spacingAfter: 5), ArrangedView(views[1]), ArrangedView(views[2])], of: stack)
    #expect(spans(screen, views) == [[0, 50], [55, 60], [125, 175]])
  }

  @Test func rightToLeftRunsFromTheRight() throws {
    let screen = Screen(600, 400)
    screen.tree.setDirection(.rightToLeft, of: screen.root)
    let (stack, views) = try stack(screen, [50, 60, 70], hugging: [251, 251, 250]) { $0.spacing = 10 }
    #expect(screen.frame(stack).minX == 300)
    #expect(spans(screen, views) == [[250, 50], [180, 60], [0, 170]])
  }

  @Test func aVerticalStackInItsMargins() throws {
    let screen = Screen(600, 400)
    let (stack, views) = try stack(screen, [50], width: 200) {
      $0.axis = .vertical
      $0.isLayoutMarginsRelative = true
    }
    screen.tree.setLayoutMargins(Insets(top: 8, left: 16, bottom: 8, right: 16), of: stack)
    #expect(screen.frame(views[0]) == Rect(x: 16, y: 8, width: 168, height: 20))
    // 20 and twice 8
    #expect(screen.frame(stack).size.height == 36)
  }

  @Test(arguments: [
    (StackConfiguration.Alignment.fill, [0.0, 200.0]), (.leading, [0, 80]), (.center, [60, 80]),
    (.trailing, [120, 80]),
  ])
  func alignments(alignment: StackConfiguration.Alignment, expected: [Double]) throws {
    let screen = Screen(600, 400)
    let (stack, views) = try stack(screen, [80], width: 200) {
      $0.axis = .vertical
      $0.alignment = alignment
    }
    #expect(spans(screen, views) == [expected])
    #expect(screen.frame(stack).size.height == 20)
  }

  @Test func removingAViewClosesTheGap() throws {
    let screen = Screen(600, 400)
    let (_, views) = try stack(screen, [50, 60, 70], hugging: [251, 251, 250]) { $0.spacing = 10 }
    screen.tree.layoutIfNeeded()
    screen.tree.remove(views[0])
    #expect(spans(screen, [views[1], views[2]]) == [[0, 60], [70, 230]])
  }
}
