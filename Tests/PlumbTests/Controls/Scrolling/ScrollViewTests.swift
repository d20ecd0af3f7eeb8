import Plumb
import Testing

struct ScrollViewTests {
  @Test func defaultsAreApples() {
    let view = UIScrollView()
    #expect(view.clipsToBounds)
    #expect(view.contentOffset == .zero && view.contentSize == .zero && view.contentInset == .zero)
    #expect(view.contentInsetAdjustmentBehavior == .automatic)
    #expect(view.isScrollEnabled && view.bounces && view.scrollsToTop && !view.isPagingEnabled)
    #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
    #expect((view.minimumZoomScale, view.maximumZoomScale, view.zoomScale) == (1, 1, 1))
  }

  @Test func offsetIsTheBoundsOrigin() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentOffset = CGPoint(x: 3, y: 40)
    #expect(view.bounds == CGRect(x: 3, y: 40, width: 100, height: 100))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func constraintsGiveTheContentItsSize() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let scroll = UIScrollView()
    let content = UIView()
    for view in [scroll, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(scroll)
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 10),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -10),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 700),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 720))
    #expect(content.frame == CGRect(x: 0, y: 10, width: 200, height: 700))
  }

  @Test func aSizeSetByHandStays() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let scroll = UIScrollView(frame: root.bounds)
    root.addSubview(scroll)
    scroll.contentSize = CGSize(width: 200, height: 900)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 900))
  }

  @Test func scrollingJustFarEnough() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    view.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 20), animated: false)
    // The rectangle ends at 170: 70 points are out of sight.
    #expect(view.contentOffset.y == 70)
    view.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 20), animated: false)
    #expect(view.contentOffset.y == 20)
    view.scrollRectToVisible(CGRect(x: 0, y: 30, width: 10, height: 20), animated: false)
    #expect(view.contentOffset.y == 20)
  }

  @Test func contentAtRestFollowsTheInset() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    #expect(view.adjustedContentInset.top == 20)
    #expect(view.contentOffset.y == -20)
    view.contentOffset.y = 55
    view.contentInset.top = 30
    #expect(view.contentOffset.y == 55)
  }
}
