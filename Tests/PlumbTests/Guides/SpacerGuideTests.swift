import Testing

@testable import Plumb

/// Layout guides as spacers and centre lines.
struct SpacerGuideTests {
  @Test(arguments: Along.allCases) func equalSpacers(_ along: Along) {
    let root = makeRoot(300, 300)
    let spacers = [root.guide(), root.guide(), root.guide()]
    let (a, b) = (root.placed(), root.placed())
    NSLayoutConstraint.activate([
      relate(spacers[0], along.start, .equal, root), relate(a, along.start, .equal, spacers[0], along.end),
      relate(spacers[1], along.start, .equal, a, along.end),
      relate(b, along.start, .equal, spacers[1], along.end),
      relate(spacers[2], along.start, .equal, b, along.end), relate(spacers[2], along.end, .equal, root),
      relate(spacers[1], along.size, .equal, spacers[0]), relate(spacers[2], along.size, .equal, spacers[0]),
      relate(a, along.size, plus: 60), relate(b, along.size, plus: 60),
    ])
    let across: Along = along == .horizontal ? .vertical : .horizontal
    for item in spacers + [a, b] as [AnyObject] {
      NSLayoutConstraint.activate([
        relate(item, across.start, .equal, root), relate(item, across.size, plus: 10),
      ])
    }
    root.layoutIfNeeded()
    // (300 - 120) / 3
    #expect(along.stretch(a) == [60, 60])
    #expect(along.stretch(b) == [180, 60])
    #expect(root.layoutIssues.isEmpty)
    let length = along == .horizontal ? spacers[1].layoutFrame.width : spacers[1].layoutFrame.height
    #expect(length == 60)
  }

  @Test func aGapOfZeroIsAGap() {
    let root = makeRoot(200, 40)
    let group = root.guide()
    let (a, b) = (root.placed(), root.placed())
    let frames = root.frames(
      a, b,
      with: [
        relate(group, .centerX, .equal, root), relate(a, .leading, .equal, group),
        relate(b, .leading, .equal, a, .trailing), relate(b, .trailing, .equal, group),
        relate(a, .width, plus: 30), relate(b, .width, plus: 50),
      ]
        + ([group, a, b] as [AnyObject]).flatMap {
          [relate($0, .top, .equal, root), relate($0, .height, plus: 10)]
        })
    // (200 - 80) / 2
    #expect(frames == [rect(60, 0, 30, 10), rect(90, 0, 50, 10)])
    #expect(root.layoutIssues.isEmpty)
  }

  @Test(arguments: [false, true]) func twoSidesOfACentreLine(_ rightToLeft: Bool) {
    let root = makeRoot(320, 20, rightToLeft: rightToLeft)
    let middle = root.guide()
    let (before, behind) = (root.placed(), root.placed())
    let frames = root.frames(
      before, behind,
      with: [
        relate(middle, .centerX, .equal, root), relate(middle, .width, plus: 0),
        relate(before, .trailing, .equal, middle, .leading, plus: -20),
        relate(behind, .leading, .equal, middle, .trailing, plus: 20), relate(before, .width, plus: 100),
        relate(behind, .width, plus: 100),
      ]
        + ([middle, before, behind] as [AnyObject]).flatMap {
          [relate($0, .top, .equal, root), relate($0, .height, plus: 10)]
        })
    // 160 - 20 - 100 and 160 + 20, mirrored in a right-to-left root
    #expect(
      frames == [rect(rightToLeft ? 180 : 40, 0, 100, 10), rect(rightToLeft ? 40 : 180, 0, 100, 10)])
  }
}
