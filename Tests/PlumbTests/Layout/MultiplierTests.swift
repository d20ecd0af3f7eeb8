import Testing

@testable import Plumb

/// Multiples of sizes and of locations, and numbers far apart.
struct MultiplierTests {
  @Test func halfOfTheSuperview() {
    let root = makeRoot(375, 100, scale: 2)
    let view = root.placed()
    // 375 / 2 on either side
    #expect(
      root.frames(
        view,
        with: [
          relate(view, .width, .equal, root, times: 0.5), relate(view, .trailing, .equal, root),
          relate(view, .top, .equal, root), relate(view, .height, plus: 10),
        ]) == [rect(187.5, 0, 187.5, 10)])
  }

  @Test(
    arguments: [
      (false, NSLayoutConstraint.Attribute.trailing, NSLayoutConstraint.Attribute.trailing, 0.75, 250),
      (false, .leading, .trailing, 0.25, 100), (false, .centerX, .centerX, 0.5, 75),
      (true, .trailing, .trailing, 0.75, 100), (true, .leading, .trailing, 0.25, 250),
      (true, .right, .right, 0.75, 250),
    ] as [(Bool, NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, CGFloat, CGFloat)])
  func aLocationIsAFractionOfTheSuperview(
    _ rightToLeft: Bool, _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute,
    _ multiplier: CGFloat, _ left: CGFloat
  ) {
    // The superview is 400 wide, the view 50. Trailing at 0.75 * 400 = 300 leaves it 250 from the left; read from
    // the right, 300 from there, its left edge is at 100. Leading at 100 from the right: 400 - 100 - 50.
    let root = makeRoot(400, 100, rightToLeft: rightToLeft)
    let view = root.placed()
    #expect(
      root.frames(
        view,
        with: [
          relate(view, first, .equal, root, second, times: multiplier), relate(view, .width, plus: 50),
          relate(view, .top, .equal, root), relate(view, .height, plus: 10),
        ]) == [rect(left, 0, 50, 10)])
  }

  @Test func aFractionOfTheBottom() {
    let root = makeRoot(100, 400)
    let view = root.placed()
    // 0.75 * 400 - 50
    #expect(
      root.frames(
        view,
        with: [
          relate(view, .bottom, .equal, root, times: 0.75), relate(view, .height, plus: 50),
          relate(view, .left, .equal, root), relate(view, .width, plus: 10),
        ]) == [rect(0, 250, 10, 50)])
  }

  @Test(arguments: [333, 1000, 7, 1e-3, 123_457.0] as [CGFloat])
  func redundantRulesThatAreOffByRoundingAreNoConflict(_ width: CGFloat) {
    let root = makeRoot(width, 10, scale: 100)
    let (a, b, c) = (root.placed(), root.placed(), root.placed())
    _ = root.frames(
      with: [
        relate(a, .width, .equal, root, times: 0.1), relate(b, .width, .equal, root, times: 0.2),
        relate(c, .width, .equal, root, times: 0.3), relate(a, .left, .equal, root),
        relate(b, .left, .equal, a, .right), relate(c, .left, .equal, root), relate(c, .right, .equal, b),
      ]
        + [a, b, c].flatMap { [relate($0, .top, .equal, root), relate($0, .height, plus: 10)] })
    #expect(root.layoutIssues.isEmpty)
    // 0.3 of the width, to a hundredth
    #expect(abs(c.frame.width - 0.3 * width) <= 0.005 + 1e-6)
  }

  @Test(arguments: [CGFloat.greatestFiniteMagnitude, 1e300, 1e100, 1e12])
  func aHugeMaximumSpoilsNothing(_ maximum: CGFloat) {
    let root = makeRoot(320, 100, scale: 4)
    let (view, other) = (root.placed(), root.placed())
    let frames = root.frames(
      view, other,
      with: [
        relate(view, .width, .lessThanOrEqual, plus: maximum), relate(view, .width, plus: 100),
        relate(other, .left, .equal, view, .right, plus: 0.25), relate(other, .right, .equal, root),
      ]
        + [view, other].flatMap { [relate($0, .top, .equal, root), relate($0, .height, plus: 10)] }
        + [relate(view, .leading, .equal, root)])
    #expect(frames == [rect(0, 0, 100, 10), rect(100.25, 0, 219.75, 10)])
    #expect(root.layoutIssues.isEmpty)
  }

  @Test func nearlyEqualCoefficientsComeToAnEnd() {
    // Forty views whose sizes are tied by factors that differ in the seventh digit.
    let root = makeRoot(1000, 1000)
    let views = (0..<40).map { _ in root.placed() }
    var constraints: [NSLayoutConstraint] = []
    for (index, view) in views.enumerated() {
      let factor = 1 + 1e-7 * CGFloat(index % 5)
      let other = views[(index * 7 + 3) % views.count]
      constraints += [
        relate(view, .width, .greaterThanOrEqual, other, times: factor, at: 999),
        relate(view, .width, .lessThanOrEqual, other, times: 2 - factor, plus: 1, at: 998),
        relate(view, .height, .equal, other, .width, times: factor, at: 500),
        relate(view, .width, .lessThanOrEqual, root), relate(view, .left, .greaterThanOrEqual, root),
        relate(view, .right, .lessThanOrEqual, root), relate(view, .width, plus: CGFloat(index), at: 100),
      ]
    }
    _ = root.frames(with: constraints)
    #expect(views.allSatisfy { $0.frame.width.isFinite && $0.frame.width >= 0 && $0.frame.width <= 1000 })
  }

  @Test func aLocationCannotBeZeroTimesAnother() {
    let root = makeRoot(320, 10)
    let view = root.placed()
    // What 1 / 3 is in whole numbers.
    do {
      _ = try NSLayoutConstraint(
        checking: view, attribute: .centerY, relatedBy: .equal, toItem: root, attribute: .centerY,
        multiplier: CGFloat(1 / 3 as Int), constant: 0)
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.description.contains(" 0 times ") && error.description.contains("centerY"))
    }
  }
}
