import Testing

@testable import Plumb

/// What each flexible part of an autoresizing mask does when the superview grows from 320 to 400 points.
struct MaskTests {
  @Test(
    arguments: [
      // 320 = 10 + 100 + 210, and 80 more
      ([], 10, 100), (.flexibleLeftMargin, 90, 100), (.flexibleRightMargin, 10, 100),
      (.flexibleWidth, 10, 180),
      // in proportion 10 : 210 and 10 : 100
      ([.flexibleLeftMargin, .flexibleRightMargin], 10 + 80 * 10 / 220, 100),
      ([.flexibleLeftMargin, .flexibleWidth], 10 + 80 * 10 / 110, 100 + 80 * 100 / 110),
    ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)])
  func horizontally(_ mask: UIView.AutoresizingMask, _ x: CGFloat, _ width: CGFloat) {
    for isLaidOutBefore in [false, true] {
      let root = makeRoot(320, 480, scale: 1000)
      let view = UIView(frame: rect(10, 20, 100, 50))
      view.autoresizingMask = mask
      root.addSubview(view)
      if isLaidOutBefore { root.layoutIfNeeded() }
      root.frame.size.width = 400
      root.layoutIfNeeded()
      #expect(view.frame.isAbout(rect(x, 20, width, 50)))
    }
  }
}
