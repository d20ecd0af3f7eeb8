import Testing

@testable import Plumb

/// View loading, layout callbacks, children and the old layout guides.
struct ViewControllerTests {
  final class Logging: UIViewController {
    var log: [String] = []
    override func viewDidLoad() { log.append("load") }
    override func viewWillLayoutSubviews() { log.append("will") }
    override func viewDidLayoutSubviews() { log.append("did") }
    override func updateViewConstraints() {
      log.append("update")
      super.updateViewConstraints()
    }
    override func willMove(toParent parent: UIViewController?) {
      log.append(parent == nil ? "leaving" : "joining")
    }
    override func didMove(toParent parent: UIViewController?) {
      log.append(parent == nil ? "left" : "joined")
    }
  }

  @Test func theViewLoadsOnFirstAccess() {
    let controller = Logging()
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    _ = controller.view
    _ = controller.view
    #expect(controller.log == ["load"])
    #expect(controller.isViewLoaded)
    #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  @Test func loadViewMayBeOverridden() {
    final class Own: UIViewController {
      let own = UIView()
      override func loadView() { view = own }
    }
    let controller = Own()
    #expect(controller.view === controller.own)
  }

  @Test func aViewCanBeSet() {
    let controller = UIViewController()
    let view = UIView()
    controller.view = view
    #expect(controller.view === view)
    #expect(view.next === controller)
  }

  @Test func layoutCallsTheController() {
    let controller = Logging()
    controller.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    controller.log = []
    controller.view.layoutIfNeeded()
    #expect(controller.log == ["update", "will", "did"])
    controller.log = []
    controller.view.layoutIfNeeded()
    #expect(controller.log.isEmpty)
  }

  @Test func childrenJoinAndLeave() {
    let parent = UIViewController()
    let child = Logging()
    parent.addChild(child)
    #expect(parent.children == [child])
    #expect(child.parent === parent)
    child.didMove(toParent: parent)
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(child.log == ["joining", "joined", "leaving", "left"])
    #expect(parent.children.isEmpty)
    #expect(child.parent == nil)
  }

  @Test func layoutGuidesFollowTheSafeArea() {
    let controller = UIViewController()
    let view = controller.view!
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    view.hostSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      child.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      child.widthAnchor.constraint(equalTo: controller.topLayoutGuide.heightAnchor),
    ])
    view.layoutIfNeeded()
    #expect(controller.topLayoutGuide.length == 20)
    #expect(controller.bottomLayoutGuide.length == 10)
    // 200 - 20 - 10
    #expect(child.frame == CGRect(x: 0, y: 20, width: 20, height: 170))
    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
  }

  /// One for each guide, whichever of them is asked for, and those of the program.
  @Test(arguments: [[true], [false], [true, false]])
  func theViewHoldsTwoConstraintsForItsControllersGuides(_ top: [Bool]) {
    let controller = UIViewController()
    let child = UIView()
    controller.view.addSubview(child)
    #expect(controller.view.constraints.isEmpty)
    for isTop in top {
      let guide = isTop ? controller.topLayoutGuide : controller.bottomLayoutGuide
      child.topAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
    }
    #expect(controller.view.constraints.count == 2 + top.count)
    #expect(controller.view.constraints[0].description.hasPrefix("<_UILayoutSupportConstraint:0x"))
    #expect(controller.view.constraints.last?.firstItem === child)
  }

  @Test func anotherViewHasGuidesOfItsOwn() {
    let controller = UIViewController()
    let first = controller.topLayoutGuide
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    controller.view = view
    view.hostSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    #expect(controller.topLayoutGuide !== first)
    #expect(controller.topLayoutGuide.length == 20)
    #expect(view.constraints.count == 2)
  }

  @Test func aWindowShowsItsRootController() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.view.superview === window)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    window.frame.size = CGSize(width: 480, height: 320)
    window.layoutIfNeeded()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 480, height: 320))
    #expect(!window.isHidden)
    #expect(window.isKeyWindow)
  }

  @Test func aControllerAndItsViewAreFreed() {
    weak var controller: UIViewController?
    weak var view: UIView?
    do {
      let made = UIViewController()
      made.view.addSubview(UIView())
      _ = made.topLayoutGuide
      made.view.layoutIfNeeded()
      controller = made
      view = made.view
    }
    #expect(controller == nil)
    #expect(view == nil)
  }
}
