import Testing

@testable import Plumb

/// Who hears of safe areas and margins, and how far they reach.
struct EnvironmentTests {
  final class Listener: UIView {
    var safeAreaCalls = 0
    var marginCalls = 0
    override func safeAreaInsetsDidChange() { safeAreaCalls += 1 }
    override func layoutMarginsDidChange() { marginCalls += 1 }
  }

  final class Controller: UIViewController {
    var safeAreaCalls = 0
    var marginCalls = 0
    override func viewSafeAreaInsetsDidChange() { safeAreaCalls += 1 }
    override func viewLayoutMarginsDidChange() { marginCalls += 1 }
  }

  private func root(_ safe: UIEdgeInsets = .zero) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    root.hostSafeAreaInsets = safe
    return root
  }

  @Test func onlyViewsThatTheSafeAreaReachesHearOfIt() {
    let root = root()
    let top = Listener(frame: CGRect(x: 0, y: 10, width: 100, height: 50))
    let middle = Listener(frame: CGRect(x: 0, y: 60, width: 100, height: 50))
    let inTop = Listener(frame: CGRect(x: 0, y: 40, width: 100, height: 10))
    root.addSubview(top)
    root.addSubview(middle)
    top.addSubview(inTop)
    #expect(top.safeAreaCalls == 0)
    root.hostSafeAreaInsets.top = 30
    #expect(top.safeAreaInsets.top == 20)
    #expect((top.safeAreaCalls, top.marginCalls) == (1, 1))
    #expect((middle.safeAreaCalls, middle.marginCalls) == (0, 0))
    // It begins 50 below the root's top.
    #expect(inTop.safeAreaCalls == 0)
    root.hostSafeAreaInsets.top = 65
    // 65 - 10, 65 - 60, and 65 - 50.
    #expect(
      [top, middle, inTop].map(\.safeAreaInsets.top) == [55, 5, 15])
    #expect([top, middle, inTop].map(\.safeAreaCalls) == [2, 1, 1])
  }

  @Test func joiningAndLeavingAreToldToo() {
    let root = root(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let view = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let inside = Listener(frame: CGRect(x: 0, y: 5, width: 100, height: 20))
    view.addSubview(inside)
    #expect((view.safeAreaCalls, inside.safeAreaCalls) == (0, 0))
    root.addSubview(view)
    #expect((view.safeAreaCalls, inside.safeAreaCalls) == (1, 1))
    view.removeFromSuperview()
    #expect((view.safeAreaCalls, inside.safeAreaCalls) == (2, 2))
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func marginsThatIgnoreTheSafeAreaAreNotNews() {
    let root = root()
    let view = Listener(frame: root.bounds)
    view.insetsLayoutMarginsFromSafeArea = false
    root.addSubview(view)
    root.hostSafeAreaInsets.top = 20
    #expect((view.safeAreaCalls, view.marginCalls) == (1, 0))
  }

  @Test func controllersHearOfTheirViews() {
    let controller = Controller()
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    (controller.safeAreaCalls, controller.marginCalls) = (0, 0)
    controller.additionalSafeAreaInsets.top = 5
    #expect((controller.safeAreaCalls, controller.marginCalls) == (1, 1))
    controller.additionalSafeAreaInsets.top = 5
    #expect(controller.safeAreaCalls == 1)
    controller.view.layoutMargins.left = 50
    #expect((controller.safeAreaCalls, controller.marginCalls) == (1, 2))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    // The right margin falls from 16 to nothing below: it was set to 16 with the left one.
    #expect(controller.view.layoutMargins.right == 16)
    #expect(controller.marginCalls == 2)
  }

  @Test func preservedMarginsGoDownAChain() {
    let root = root()
    root.layoutMargins = UIEdgeInsets(top: 40, left: 30, bottom: 0, right: 0)
    let one = Listener(frame: CGRect(x: 10, y: 5, width: 90, height: 195))
    let two = Listener(frame: CGRect(x: 10, y: 5, width: 80, height: 190))
    one.preservesSuperviewLayoutMargins = true
    two.preservesSuperviewLayoutMargins = true
    root.addSubview(one)
    one.addSubview(two)
    // 40 - 5 and 30 - 10, then 35 - 5 and 20 - 10; the rest are the standard 8.
    #expect(one.layoutMargins == UIEdgeInsets(top: 35, left: 20, bottom: 8, right: 8))
    #expect(two.layoutMargins == UIEdgeInsets(top: 30, left: 10, bottom: 8, right: 8))
    let before = two.marginCalls
    root.layoutMargins.top = 60
    #expect(two.layoutMargins.top == 50)
    #expect(two.marginCalls == before + 1)
    // Without the link between, the chain is cut.
    one.preservesSuperviewLayoutMargins = false
    #expect(two.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func aChildPartlyUnderTheEdges() {
    let root = root(UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 10))
    let child = UIView(frame: CGRect(x: 4, y: 100, width: 92, height: 80))
    root.addSubview(child)
    // Left 10 - 4; right 10 - (100 - 96); bottom 30 - (200 - 180); the top is clear.
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 0, left: 6, bottom: 10, right: 6))
    child.frame.origin.y = 0
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 20, left: 6, bottom: 0, right: 6))
  }

  @Test func readableWidthGrowsWithTheText() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1200, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(child.frame.width == 672)
    root.traitOverrides.preferredContentSizeCategory = .medium
    root.layoutIfNeeded()
    // 672 * 16 / 17 = 632.5, centred in 1200.
    #expect(abs(child.frame.width - 632) <= 1)
    #expect(abs(child.frame.midX - 600) <= 0.5)
    #expect(root.readableContentGuide.layoutFrame.width == child.frame.width)
  }
}
