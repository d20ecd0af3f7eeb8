import Testing

@testable import Plumb

/// Boxes of a fixed shape that fit into their superview or fill it.
struct AspectRatioTests {
  /// A centred box, twice as wide as high, in 300 x 200, that wants both sizes of the superview.
  private func box(_ relation: NSLayoutConstraint.Relation, reversed: Bool = false, ratio: CGFloat = 2)
    -> CGRect
  {
    let root = makeRoot(300, 200)
    let view = root.placed()
    let constraints = [
      relate(view, .width, .equal, view, .height, times: ratio), relate(view, .width, relation, root),
      relate(view, .height, relation, root), relate(view, .width, .equal, root, at: 750),
      relate(view, .height, .equal, root, at: 750), relate(view, .centerX, .equal, root),
      relate(view, .centerY, .equal, root),
    ]
    let frame = root.frames(view, with: reversed ? constraints.reversed() : constraints)[0]
    #expect(root.layoutIssues.isEmpty)
    return frame
  }

  @Test(arguments: [false, true]) func fitting(_ reversed: Bool) {
    // As wide as the superview: 300 / 2 = 150 high, (200 - 150) / 2 from the top.
    #expect(box(.lessThanOrEqual, reversed: reversed) == rect(0, 25, 300, 150))
    // A square is as high as the superview: (300 - 200) / 2 from the left.
    #expect(box(.lessThanOrEqual, reversed: reversed, ratio: 1) == rect(50, 0, 200, 200))
  }

  @Test(arguments: [false, true]) func filling(_ reversed: Bool) {
    // As high as the superview: 2 * 200 = 400 wide, (300 - 400) / 2 from the left.
    #expect(box(.greaterThanOrEqual, reversed: reversed) == rect(-50, 0, 400, 200))
    // A square is as wide as the superview: (200 - 300) / 2 from the top.
    #expect(box(.greaterThanOrEqual, reversed: reversed, ratio: 1) == rect(0, -50, 300, 300))
  }
}
