import Testing

@testable import Plumb

/// Frames lie on whole pixels: absolute edges are rounded, half up, and neighbours meet.
struct PixelTests {
  /// Views side by side, each a share of the root.
  private func columns(_ count: Int, across root: UIView, along: Along) -> [UIView] {
    let views = (0..<count).map { _ in root.placed() }
    for (index, view) in views.enumerated() {
      let across: Along = along == .horizontal ? .vertical : .horizontal
      NSLayoutConstraint.activate([
        relate(
          view, along.start, .equal, index == 0 ? root : views[index - 1],
          index == 0 ? along.start : along.end),
        relate(view, along.size, .equal, root, times: 1 / CGFloat(count)),
        relate(view, across.start, .equal, root), relate(view, across.size, plus: 10),
      ])
    }
    root.layoutIfNeeded()
    return views
  }

  @Test(arguments: Along.allCases) func threeColumnsOfAHundred(_ along: Along) {
    // Edges at 33.333 and 66.667: 33 and 67; in half points 33.5 and 66.5; in thirds they stay.
    for (scale, edges) in [
      (1, [0, 33, 67, 100]), (2, [0, 33.5, 66.5, 100]), (3, [0, 100.0 / 3, 200.0 / 3, 100]),
    ] as [(CGFloat, [CGFloat])] {
      let views = columns(3, across: makeRoot(100, 100, scale: scale), along: along)
      for (index, view) in views.enumerated() {
        #expect(abs(along.stretch(view)[0] - edges[index]) < 1e-9)
        #expect(abs(along.stretch(view)[1] - (edges[index + 1] - edges[index])) < 1e-9)
      }
    }
  }

  @Test(arguments: [2, 3, 5, 6, 7, 9, 11, 13], [1, 2, 3] as [CGFloat])
  func columnsTileAndLieOnPixels(_ count: Int, _ scale: CGFloat) {
    let root = makeRoot(100, 10, scale: scale)
    let views = columns(count, across: root, along: .horizontal)
    for (view, next) in zip(views, views.dropFirst()) {
      #expect(abs(view.frame.maxX - next.frame.minX) < 1e-9)
    }
    #expect(abs(views[count - 1].frame.maxX - 100) < 1e-9)
    for (index, view) in views.enumerated() {
      let pixels = Double(view.frame.minX * scale)
      #expect(abs(pixels - pixels.rounded()) < 1e-6)
      #expect(abs(pixels - Double(index) * 100 * Double(scale) / Double(count)) <= 0.5 + 1e-6)
    }
  }

  @Test(arguments: Along.allCases) func rowsOfAFractionInAContainerAtAFraction(_ along: Along) {
    let root = makeRoot(320, 320)
    let container = root.placed()
    let rows = (0..<10).map { _ in container.placed() }
    let across: Along = along == .horizontal ? .vertical : .horizontal
    NSLayoutConstraint.activate([
      relate(container, along.start, .equal, root, plus: 51.2), relate(container, across.start, .equal, root),
      relate(container, across.size, plus: 10), relate(container, along.end, .equal, rows[9]),
    ])
    for (index, row) in rows.enumerated() {
      NSLayoutConstraint.activate([
        relate(
          row, along.start, .equal, index == 0 ? container : rows[index - 1],
          index == 0 ? along.start : along.end),
        relate(row, along.size, plus: 13.92), relate(row, across.start, .equal, container),
        relate(row, across.size, plus: 10),
      ])
    }
    root.layoutIfNeeded()
    // 51.2 + 13.92 * n: 51.2, 65.12, 79.04, 92.96, 106.88, 120.8, 134.72, 148.64, 162.56, 176.48, 190.4
    let edges: [CGFloat] = [51, 65, 79, 93, 107, 121, 135, 149, 163, 176, 190]
    let origin = along.stretch(container)[0]
    #expect(origin == 51)
    // 190 - 51
    #expect(along.stretch(container)[1] == 139)
    #expect(rows.map { along.stretch($0)[0] + origin } == Array(edges.dropLast()))
    #expect(rows.map { along.stretch($0)[1] } == [14, 14, 14, 14, 14, 14, 14, 14, 13, 14])
  }

  @Test(
    arguments: [
      // x, width, scale, expected x, expected width
      (73.625, 0.5, 2, 73.5, 0.5),  // 147.25 and 148.25 half points: 147 and 148
      (73.75, 0.5, 2, 74, 0.5),  // 147.5 and 148.5: 148 and 149
      (10.25, 0.5, 2, 10.5, 0.5),  // 20.5 and 21.5: 21 and 22
      (10.4, 1, 1, 10, 1), (10.5, 1, 1, 11, 1), (-10.5, 1, 1, -10, 1), (-10.6, 1, 1, -11, 1),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func aHairlineKeepsItsWidth(
    _ x: CGFloat, _ width: CGFloat, _ scale: CGFloat, _ left: CGFloat, _ wide: CGFloat
  ) {
    let root = makeRoot(320, 480, scale: scale)
    let view = root.placed()
    #expect(
      root.frames(
        view,
        with: [
          relate(view, .left, .equal, root, plus: x), relate(view, .width, plus: width),
          relate(view, .top, .equal, root), relate(view, .height, plus: 10),
        ]) == [rect(left, 0, wide, 10)])
  }

  @Test(arguments: [1, 2, 3] as [CGFloat]) func passesDoNotDrift(_ scale: CGFloat) {
    let root = makeRoot(320, 480, scale: scale)
    let view = root.place(SizedView(10, 10))
    let left = relate(view, .left, .equal, root)
    NSLayoutConstraint.activate([left, relate(view, .top, .equal, root, plus: -1.49)])
    root.layoutIfNeeded()
    let height = view.frame.height
    #expect(height == 10)
    for step in 1...20 {
      left.constant = CGFloat(step) * 1.37
      root.layoutIfNeeded()
      #expect(view.frame.height == height)
      #expect(view.frame.size == CGSize(width: 10, height: 10))
    }
    left.constant = 0
    root.layoutIfNeeded()
    #expect(view.frame.minX == 0)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat], [0.1, 0.17, 0.3, 0.49, 0.5, 0.66, 0.9] as [CGFloat])
  func textLosesNoPixelThroughFractionalParents(_ scale: CGFloat, _ inset: CGFloat) {
    let root = makeRoot(320, 480, scale: scale)
    // A content of whole pixels, as labels have: 301 thirds, 201 halves, 101 wholes.
    let width = (100.3 * scale).rounded(.up) / scale
    let content = SizedView(width, (20.3 * scale).rounded(.up) / scale)
    var outer = root
    for _ in 0..<4 {
      let view = outer.placed()
      NSLayoutConstraint.activate([
        relate(view, .left, .equal, outer, plus: inset), relate(view, .top, .equal, outer, plus: inset),
      ])
      outer = view
    }
    outer.place(content)
    NSLayoutConstraint.activate([
      relate(content, .left, .equal, outer, plus: inset), relate(content, .top, .equal, outer, plus: inset),
    ])
    root.layoutIfNeeded()
    #expect(content.frame.width >= width - 1e-6)
    #expect(content.frame.height >= content.size.height - 1e-6)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat]) func labelsAreNotCutThroughFractionalParents(_ scale: CGFloat) {
    let root = makeRoot(320, 480, scale: scale)
    var outer = root
    for _ in 0..<4 {
      let view = outer.placed()
      NSLayoutConstraint.activate([
        relate(view, .left, .equal, outer, plus: 0.37), relate(view, .top, .equal, outer, plus: 1.21),
      ])
      outer = view
    }
    let label = outer.place(UILabel())
    label.text = "A label in a nest"
    NSLayoutConstraint.activate([
      relate(label, .left, .equal, outer, plus: 0.37), relate(label, .right, .equal, outer, plus: -0.37),
      relate(label, .top, .equal, outer, plus: 0.37), relate(label, .bottom, .equal, outer, plus: -0.37),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.width >= label.intrinsicContentSize.width - 1e-6)
    #expect(label.frame.height >= label.intrinsicContentSize.height - 1e-6)
  }

  @Test func fractionsOfChangedConstantsSurvive() {
    let root = makeRoot(100, 10, scale: 4)
    let view = root.placed()
    let left = relate(view, .leading, .equal, root, plus: 10)
    _ = root.frames(
      with: [
        left, relate(view, .width, plus: 20.25), relate(view, .top, .equal, root),
        relate(view, .height, plus: 10),
      ])
    for constant in [10.25, 10.5, 10.75, 10, 10.5] as [CGFloat] {
      left.constant = constant
      root.layoutIfNeeded()
      #expect(view.frame == rect(constant, 0, 20.25, 10))
    }
  }

  @Test func aFractionalOriginMovesWhatIsRoundedInside() {
    let root = makeRoot(100, 10)
    let container = root.placed()
    let inner = container.placed()
    let left = relate(container, .left, .equal, root)
    _ = root.frames(
      with: [
        left, relate(container, .width, plus: 50), relate(container, .top, .equal, root),
        relate(container, .height, plus: 10), relate(inner, .left, .equal, container, plus: 0.3),
        relate(inner, .width, plus: 10), relate(inner, .top, .equal, container),
        relate(inner, .height, plus: 10),
      ])
    #expect(inner.frame == rect(0, 0, 10, 10))
    left.constant = 0.3
    root.layoutIfNeeded()
    // 0.3 + 0.3 = 0.6 rounds to 1, the container's 0.3 to 0; the right edge at 10.6 to 11.
    #expect(container.frame.minX == 0)
    #expect(inner.frame == rect(1, 0, 10, 10))
  }
}
