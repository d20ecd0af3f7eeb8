import PlumbLayout
import Testing

@Suite struct PixelTests {
  @Test(arguments: [1.0, 2, 3])
  func equalColumnsTileWithoutAGap(scale: Double) throws {
    let screen = Screen(100, 10, scale: scale)
    var columns: [ItemID] = []
    for _ in 0..<3 { columns.append(screen.view(content: -1, 10)) }
    try screen.equal(columns[0], .left, screen.root)
    for index in 1..<3 {
      try screen.equal(columns[index], .left, columns[index - 1], .right)
      try screen.equal(columns[index], .width, columns[0])
    }
    try screen.equal(columns[2], .right, screen.root)
    let frames = columns.map(screen.frame)
    #expect(frames[0].maxX == frames[1].minX)
    #expect(frames[1].maxX == frames[2].minX)
    #expect(frames[2].maxX == 100)
    if scale == 1 {
      // Edges at 33.33 and 66.67 become 33 and 67.
      #expect(frames.map(\.size.width) == [33, 34, 33])
    }
  }

  @Test func halfPixelsGoUp() throws {
    let screen = Screen(100, 100, scale: 2)
    let view = screen.view(content: 10, 10)
    try screen.equal(view, .left, screen.root, plus: 10.25)
    try screen.equal(view, .top, screen.root, plus: 0.75)
    #expect(screen.frame(view).minX == 10.5)
    #expect(screen.frame(view).minY == 1)
  }

  @Test func edgesAreRoundedWhereTheyAreInTheRoot() throws {
    let screen = Screen(100, 100)
    let outer = screen.view()
    try screen.place(outer, 0.4, 0, 50, 50)
    let inner = screen.view(in: outer)
    try screen.place(inner, 0.3, 0, 10, 10)
    // 0.4 rounds to 0; 0.4 + 0.3 = 0.7 rounds to 1, 10.7 to 11.
    #expect(screen.frame(outer).minX == 0)
    #expect(screen.frame(inner) == Rect(x: 1, y: 0, width: 10, height: 10))
    #expect(screen.tree.alignmentRect(of: inner).minX == 0.3)
  }

  @Test func aViewThatMovesInsideOneThatMovesByWholePixelsTakesItsSubviewsToTheirPixels() throws {
    let screen = Screen(100, 100)
    let outer = screen.view()
    let top = try screen.equal(outer, .top, screen.root, plus: 38)
    let middle = screen.view(in: outer, content: 10, 10)
    let middleTop = try screen.equal(middle, .top, outer, plus: 2)
    let inner = screen.view(in: middle, content: 10, 23)
    try screen.equal(inner, .top, middle, plus: -14.5)
    // 38 + 2 - 14.5 = 25.5 rounds to 26, 14 above 40.
    #expect(screen.frame(inner).minY == -14)
    try screen.tree.setConstant(32, of: top)
    try screen.tree.setConstant(9.5, of: middleTop)
    // 32 + 9.5 - 14.5 = 27; the middle view's 41.5 rounds to 42, 15 below that.
    #expect(screen.frame(middle).minY == 10)
    #expect(screen.frame(inner).minY == -15)
  }
}
