import Testing

@testable import Plumb

/// Layout margins and the guides that follow them.
struct MarginTests {
  private func pinned(_ guide: UILayoutGuide, in root: UIView) -> UIView {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      child.topAnchor.constraint(equalTo: guide.topAnchor),
      child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    return child
  }

  @Test func defaultsAreEightPoints() {
    let view = UIView()
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(
      view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    #expect(!view.preservesSuperviewLayoutMargins)
    #expect(view.insetsLayoutMarginsFromSafeArea)
  }

  @Test func theGuideFollowsTheMargins() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = pinned(root.layoutMarginsGuide, in: root)
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 8, y: 8, width: 84, height: 84))
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 2, y: 1, width: 94, height: 96))
    #expect(root.layoutMarginsGuide.layoutFrame == child.frame)
    #expect(root.layoutMarginsGuide.owningView === root)
    #expect(root.layoutMarginsGuide === root.layoutMarginsGuide)
  }

  @Test func directionalMarginsTurnWithTheDirection() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 20)
    #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 10))
    view.layoutMargins = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2)
    #expect(view.directionalLayoutMargins.leading == 2)
  }

  @Test func preservedMarginsAreWhatTheSuperviewsTakeOfTheView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    let child = UIView(frame: CGRect(x: 10, y: 50, width: 85, height: 50))
    child.preservesSuperviewLayoutMargins = true
    root.addSubview(child)
    // left max(8, 30 - 10); top max(8, 30 - 50); right max(8, 30 - 5); bottom max(8, 30 - 0)
    #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 30, right: 25))
  }

  @Test func theSafeAreaPassesDownByOverlapAndWidensMargins() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    root.hostSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let child = UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 100))
    root.addSubview(child)
    #expect(root.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    // 44 - 20 at the top; the bottom, at 120, is clear of the strip that begins at 166.
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 0, right: 0))
    #expect(child.layoutMargins.top == 32)
    child.insetsLayoutMarginsFromSafeArea = false
    #expect(child.layoutMargins.top == 8)
    let filling = pinned(root.safeAreaLayoutGuide, in: root)
    root.layoutIfNeeded()
    // 200 - 44 - 34
    #expect(filling.frame == CGRect(x: 0, y: 44, width: 100, height: 122))
    #expect(root.safeAreaLayoutGuide.layoutFrame == filling.frame)
  }

  @Test func aControllersViewHasTheSystemsMargins() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    controller.view.frame.size.width = 414
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
    controller.view.layoutMargins = UIEdgeInsets(top: 3, left: 30, bottom: 3, right: 5)
    // 5 is raised to 20.
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 3, left: 30, bottom: 3, right: 20))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 3, left: 30, bottom: 3, right: 5))
  }

  @Test func additionalSafeAreaAdds() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let child = pinned(controller.view.safeAreaLayoutGuide, in: controller.view)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 0, right: 0)
    controller.view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 1, y: 10, width: 99, height: 90))
    #expect(controller.view.safeAreaInsets.top == 10)
  }

  @Test func readableContentIsAtMost672PointsWide() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    let child = pinned(root.readableContentGuide, in: root)
    root.layoutIfNeeded()
    // (1000 - 672) / 2
    #expect(child.frame == CGRect(x: 164, y: 8, width: 672, height: 84))
    #expect(root.readableContentGuide.layoutFrame == child.frame)
    root.bounds.size.width = 300
    root.layoutIfNeeded()
    #expect(child.frame.width == 284)
  }

  @Test func marginAttributesActOnTheMargins() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 20, right: 30)
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: child, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerXWithinMargins,
        multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: child, attribute: .bottom, relatedBy: .equal, toItem: root, attribute: .bottomMargin,
        multiplier: 1,
        constant: 0), child.widthAnchor.constraint(equalToConstant: 10),
      child.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    // The margins' middle is at (10 + 70) / 2 = 40.
    #expect(child.frame == CGRect(x: 35, y: 70, width: 10, height: 10))
  }

  @Test func viewsHearOfSafeAreasThatTheirPlaceChanged() {
    final class Listener: UIView {
      var count = 0
      override func safeAreaInsetsDidChange() { count += 1 }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.hostSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let listener = Listener()
    listener.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(listener)
    let top = listener.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([
      top, listener.heightAnchor.constraint(equalToConstant: 50),
      listener.leftAnchor.constraint(equalTo: root.leftAnchor),
      listener.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(listener.safeAreaInsets.top == 20)
    listener.count = 0
    top.constant = 5
    root.layoutIfNeeded()
    #expect(listener.safeAreaInsets.top == 15)
    #expect(listener.count == 1)
  }
}
