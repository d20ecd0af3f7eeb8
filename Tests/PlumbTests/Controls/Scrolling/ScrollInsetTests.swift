import Testing

@testable import Plumb

/// Adjusted insets, rest positions, and what of the safe area reaches the content.
final class ScrollInsetTests {
  /// Superviews, which nobody else owns.
  private var roots: [UIView] = []

  final class Listening: UIScrollView {
    var count = 0
    override func adjustedContentInsetDidChange() { count += 1 }
  }

  private let safe = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 20)

  /// A scroll view that fills a root of 100 x 200.
  private func scroll(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) -> (UIView, Listening) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let scroll = Listening(frame: root.bounds)
    scroll.contentInsetAdjustmentBehavior = behavior
    root.addSubview(scroll)
    root.hostSafeAreaInsets = safe
    roots.append(root)
    return (root, scroll)
  }

  @Test func everyBehaviorHasItsEdges() {
    let (_, always) = scroll(.always)
    #expect(always.adjustedContentInset == safe)
    #expect(always.contentOffset == CGPoint(x: -10, y: -44))
    let (_, never) = scroll(.never)
    #expect(never.adjustedContentInset == .zero)
    #expect(never.contentOffset == .zero)
    #expect(never.count == 0)
    let (_, automatic) = scroll(.automatic)
    #expect(automatic.adjustedContentInset == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let (_, axes) = scroll(.scrollableAxes)
    #expect(axes.adjustedContentInset == .zero)
    axes.contentSize = CGSize(width: 50, height: 201)
    #expect(axes.adjustedContentInset == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(axes.count == 1)
    axes.alwaysBounceHorizontal = true
    #expect(axes.adjustedContentInset == safe)
    axes.contentSize.height = 200
    axes.alwaysBounceVertical = true
    #expect(axes.adjustedContentInset == safe)
  }

  @Test func insetsAddUpAndAreToldOnce() {
    let (_, scroll) = scroll(.always)
    #expect(scroll.count == 1)
    scroll.contentInset = UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0)
    #expect(scroll.adjustedContentInset.top == 50)
    #expect(scroll.contentOffset.y == -50)
    #expect(scroll.count == 2)
    scroll.contentInset = UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0)
    scroll.contentSize = CGSize(width: 10, height: 10)
    #expect(scroll.count == 2)
  }

  @Test func contentThatHasScrolledStaysWhereItIs() {
    let (root, scroll) = scroll(.always)
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.setContentOffset(CGPoint(x: -10, y: 70), animated: true)
    root.hostSafeAreaInsets.top = 20
    #expect(scroll.contentOffset == CGPoint(x: -10, y: 70))
  }

  @Test func smallContentIsAligned() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    view.contentSize = CGSize(width: 40, height: 300)
    #expect(view.contentAlignmentPoint == .zero)
    view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    // (100 - 40) / 2 on the left; the content is higher than the room and lies at its top.
    #expect(view.contentOffset == CGPoint(x: -30, y: -20))
    view.contentSize.height = 80
    // (200 - 20 - 80) / 2 = 50 below the inset of 20.
    #expect(view.contentOffset == CGPoint(x: -30, y: -70))
  }

  @Test func whatIsNotTakenUpReachesTheContent() {
    let (root, scroll) = scroll(.automatic)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
    scroll.addSubview(content)
    // The left and right strips are not taken up: the content is no wider than the view.
    #expect(content.safeAreaInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20))
    scroll.contentInsetAdjustmentBehavior = .always
    #expect(content.safeAreaInsets == .zero)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentOffset = CGPoint(x: 0, y: 0)
    // It ends at 500, far below the view: the strip's 34 and no more.
    #expect(content.safeAreaInsets == safe)
    scroll.contentOffset.y = 310
    // It ends at 190, 10 above the view's bottom; its top sticks out.
    #expect(content.safeAreaInsets == UIEdgeInsets(top: 44, left: 10, bottom: 24, right: 20))
    scroll.contentOffset.y = -30
    #expect(content.safeAreaInsets.top == 14)
    #expect(root.safeAreaInsets == safe)
  }

  @Test func constraintsInTheContentKeepToItsSafeArea() {
    let (root, scroll) = scroll(.never)
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(page)
    page.addSubview(label)
    let guide = page.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: guide.topAnchor),
      label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      label.leftAnchor.constraint(equalTo: guide.leftAnchor),
      label.rightAnchor.constraint(equalTo: guide.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 10, y: 44, width: 70, height: 122))
    scroll.contentOffset.y = 14
    root.layoutIfNeeded()
    // The page's top sticks out by 14, which changes nothing; its bottom is 14 above the view's: 34 - 14.
    #expect(label.frame == CGRect(x: 10, y: 44, width: 70, height: 136))
    scroll.contentInsetAdjustmentBehavior = .always
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test func aViewInTheContentHearsOfItsSafeArea() {
    final class Page: UIView {
      var count = 0
      override func safeAreaInsetsDidChange() { count += 1 }
    }
    let (_, scroll) = scroll(.never)
    let page = Page(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.addSubview(page)
    #expect(page.count == 1)
    scroll.contentOffset.y = 10
    #expect(page.count == 2)
    scroll.contentInsetAdjustmentBehavior = .always
    #expect(page.count == 3)
    #expect(page.safeAreaInsets == .zero)
  }

  @Test func aNestedScrollViewIsInsetOnlyByWhatReachesIt() {
    let (_, outer) = scroll(.always)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    inner.contentInsetAdjustmentBehavior = .always
    outer.addSubview(inner)
    #expect(inner.adjustedContentInset == .zero)
    outer.contentInsetAdjustmentBehavior = .never
    outer.contentOffset = .zero
    #expect(inner.adjustedContentInset == safe)
  }

  @Test func onePassSettlesContentThatFollowsTheRestPosition() {
    let (root, scroll) = scroll(.scrollableAxes)
    let content = UIView()
    let badge = UIView()
    for view in [content, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(view)
    }
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 500),
      badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 3),
      badge.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      badge.widthAnchor.constraint(equalToConstant: 10),
      badge.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    // 500 is more than 200: the content is scrollable, and rests 44 lower.
    #expect(scroll.contentOffset.y == -44)
    // The badge stays 3 below the root's top, in coordinates that begin at -44.
    #expect(badge.frame.minY == -41)
    #expect(scroll.contentSize == CGSize(width: 100, height: 500))
  }

  @Test func rightToLeftContentBeginsAtTheRight() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    root.traitOverrides.layoutDirection = .rightToLeft
    let scroll = UIScrollView(frame: root.bounds)
    root.addSubview(scroll)
    let views = [StackBox(80, 10), StackBox(90, 10)]
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(view)
      view.topAnchor.constraint(equalTo: scroll.topAnchor).isActive = true
      view.bottomAnchor.constraint(equalTo: scroll.bottomAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 5),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 5),
      views[1].trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
    ])
    root.layoutIfNeeded()
    // 5 + 80 + 5 + 90 = 180, read from the right.
    #expect(scroll.contentSize == CGSize(width: 180, height: 10))
    #expect(views.map(\.frame.minX) == [95, 0])
    #expect(scroll.contentOffset == .zero)
  }
}
