import Testing

@testable import Plumb

/// Safe areas reach the bottom of deep trees without taking for ever.
struct DeepEnvironmentTests {
  @Test(arguments: [false, true])
  func fourHundredViewsInEachOther(_ areScrollViews: Bool) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    var last = root
    for _ in 0..<400 {
      let view: UIView
      if areScrollViews {
        let scroll = UIScrollView(frame: root.bounds)
        scroll.contentInsetAdjustmentBehavior = .never
        view = scroll
      } else {
        view = UIView(frame: root.bounds)
      }
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      last.addSubview(view)
      last = view
    }
    let clock = ContinuousClock()
    let time = clock.measure {
      root.hostSafeAreaInsets.top = 20
      root.layoutIfNeeded()
      #expect(last.safeAreaInsets.top == 20)
      root.frame.size.height = 300
      root.layoutIfNeeded()
    }
    // Debug builds take a second or less; what grows exponentially would never end.
    #expect(time < .seconds(60))
  }
}
