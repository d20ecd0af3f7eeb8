import Testing

@testable import Plumb

/// Which of several wishes wins, and what stays open.
struct PriorityTests {
  /// Two views side by side across a root of 300 points with a gap of 8.
  private func pair(_ hugging: Float, _ other: Float, along: Along) -> (
    root: UIView, a: SizedView, b: SizedView
  ) {
    let root = makeRoot(300, 300)
    let (a, b) = (SizedView(60, 60), SizedView(80, 80))
    root.placeAll(a, b)
    a.setContentHuggingPriority(UILayoutPriority(hugging), for: along.axis)
    b.setContentHuggingPriority(UILayoutPriority(other), for: along.axis)
    NSLayoutConstraint.activate([
      relate(a, along.start, .equal, root), relate(b, along.start, .equal, a, along.end, plus: 8),
      relate(b, along.end, .equal, root),
    ])
    let across: Along = along == .horizontal ? .vertical : .horizontal
    NSLayoutConstraint.activate([
      relate(a, across.start, .equal, root), relate(b, across.start, .equal, root),
    ])
    root.layoutIfNeeded()
    return (root, a, b)
  }

  @Test(arguments: Along.allCases) func equalHuggingIsAmbiguousAndTheEarlierGivesWay(_ along: Along) {
    let (root, a, b) = pair(250, 250, along: along)
    // 300 - 8 = 292 for both: a between 60 and 292 - 80, b between 80 and 292 - 60.
    let size: LayoutIssues.Ambiguity.Value = along == .horizontal ? .width : .height
    #expect(root.ambiguities(of: a).range(size) == 60...212)
    #expect(root.ambiguities(of: b).range(size) == 80...232)
    #expect(root.ambiguities(of: b).range(along == .horizontal ? .x : .y) != nil)
    #expect(a.hasAmbiguousLayout && b.hasAmbiguousLayout && !root.hasAmbiguousLayout)
    #expect(along.stretch(a) == [0, 212])
    #expect(along.stretch(b) == [220, 80])
  }

  @Test(arguments: Along.allCases) func higherHuggingDoesNotGrow(_ along: Along) {
    let (root, a, b) = pair(251, 250, along: along)
    #expect(along.stretch(a) == [0, 60])
    // 300 - 60 - 8
    #expect(along.stretch(b) == [68, 232])
    #expect(root.layoutIssues.isEmpty)
    let other = pair(250, 250.5, along: along)
    #expect(along.stretch(other.a) == [0, 212])
  }

  @Test(arguments: [
    (749 as Float, 160 as CGFloat), (750, 130), (751, 100),
  ]) func aWidthAgainstCompressionResistance(_ priority: Float, _ width: CGFloat) {
    let root = makeRoot(320, 60)
    let view = root.place(SizedView(160, 20))
    _ = root.frames(
      with: [
        relate(view, .leading, .equal, root, plus: 10), relate(view, .top, .equal, root),
        relate(view, .width, plus: 100, at: priority),
      ])
    if priority == 750 {
      // Any width between is as good: the sum of both violations is 60.
      #expect(root.ambiguities(of: view).range(.width) == 100...160)
    } else {
      #expect(view.frame == rect(10, 0, width, 20))
    }
  }

  @Test(arguments: Along.allCases) func twoWishesOfOnePriorityAreATie(_ along: Along) {
    var sizes: Set<[CGFloat]> = []
    for order in [[100, 200], [200, 100]] as [[CGFloat]] {
      let root = makeRoot(320, 320)
      let view = root.placed()
      _ = root.frames(
        with: [relate(view, .left, .equal, root), relate(view, .top, .equal, root)]
          + order.map { relate(view, along.size, plus: $0, at: 500) }
          + [relate(view, along == .horizontal ? .height : .width, plus: 10)])
      #expect(
        root.ambiguities(of: view).range(along == .horizontal ? .width : .height) == 100...200)
      sizes.insert(along.stretch(view))
    }
    #expect(sizes.allSatisfy { (100...200).contains($0[1]) })
  }

  @Test(arguments: [(999, 998), (251, 250), (2, 1), (500.5, 500.25)] as [(Float, Float)])
  func oneStrongerWishBeatsManyWeakerOnes(_ strong: Float, _ weak: Float) {
    let root = makeRoot(320, 100)
    let view = root.placed()
    let many = (0..<30).map { _ in relate(view, .width, plus: 200, at: weak) }
    _ = root.frames(
      with: [
        relate(view, .leading, .equal, root), relate(view, .top, .equal, root),
        relate(view, .height, plus: 10), relate(view, .width, plus: 100, at: strong),
      ] + many)
    #expect(view.frame == rect(0, 0, 100, 10))
    #expect(root.layoutIssues.isEmpty)
  }

  @Test(arguments: [(500, 200), (251, 200), (249, 120)] as [(Float, CGFloat)])
  func aWeakInequalityAgainstHugging(_ priority: Float, _ width: CGFloat) {
    let root = makeRoot(320, 100)
    let view = root.place(SizedView(120, 20))
    let frames = root.frames(
      view,
      with: [
        relate(view, .leading, .equal, root), relate(view, .top, .equal, root),
        relate(view, .width, .greaterThanOrEqual, plus: 200, at: priority),
      ])
    #expect(frames == [rect(0, 0, width, 20)])
  }

  @Test(arguments: Along.allCases) func onlyInequalitiesLeaveThePositionOpen(_ along: Along) {
    let root = makeRoot(300, 300)
    let view = root.place(SizedView(100, 100))
    let across: Along = along == .horizontal ? .vertical : .horizontal
    _ = root.frames(
      with: [
        relate(view, along.start, .greaterThanOrEqual, root, plus: 10),
        relate(view, along.end, .lessThanOrEqual, root, plus: -10), relate(view, across.start, .equal, root),
      ])
    let ambiguities = root.ambiguities(of: view)
    // 300 - 10 - 100 = 190; the size is settled.
    #expect(ambiguities.range(along == .horizontal ? .x : .y) == 10...190)
    #expect(ambiguities.count == 1)
    #expect(along.stretch(view) == [10, 100])
  }

  @Test func ambiguousValuesAreTheSameEachTime() {
    func run() -> [CGRect] {
      let root = makeRoot(1000, 100)
      let views = (0..<6).map { SizedView(CGFloat(40 + $0), 20) }
      views.forEach { root.place($0) }
      var constraints: [NSLayoutConstraint] = []
      for (one, next) in zip(views, views.dropFirst()) {
        constraints.append(relate(next, .left, .greaterThanOrEqual, one, .right, plus: 3))
      }
      constraints.append(relate(views[5], .right, .lessThanOrEqual, root))
      _ = root.frames(with: constraints)
      #expect(views.allSatisfy { $0.hasAmbiguousLayout })
      return views.map(\.frame)
    }
    let first = run()
    for _ in 0..<5 { #expect(run() == first) }
  }
}
