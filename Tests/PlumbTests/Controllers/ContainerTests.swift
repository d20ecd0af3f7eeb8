import Testing

@testable import Plumb

/// What bars of navigation and tab bar controllers leave to the controllers that they show.
struct ContainerTests {
  /// A phone of 375 x 812 with a status bar of 44 and a home indicator of 34.
  private func window(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    window.hostSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    window.rootViewController = controller
    window.layoutIfNeeded()
    return window
  }

  @Test func theNavigationBarCoversTheTop() {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    let window = window(navigation)
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    // 44 + 44
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 44, width: 375, height: 44))
    #expect(child.topLayoutGuide.length == 88)
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    // 44 + 96
    #expect(child.view.safeAreaInsets.top == 140)
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(child.view.safeAreaInsets.top == 44)
    #expect(navigation.navigationBar.isHidden)
    navigation.isNavigationBarHidden = false
    navigation.isToolbarHidden = false
    window.layoutIfNeeded()
    // 34 + 44; the bar ends above the home indicator.
    #expect(child.view.safeAreaInsets.bottom == 78)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 734, width: 375, height: 44))
  }

  @Test func opaqueBarsAndEdges() {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    let window = window(navigation)
    navigation.navigationBar.isTranslucent = false
    window.layoutIfNeeded()
    // It begins below the bar, at 88.
    #expect(child.view.frame == CGRect(x: 0, y: 88, width: 375, height: 724))
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    child.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(child.view.frame.minY == 0)
    #expect(child.view.safeAreaInsets.top == 88)
    navigation.navigationBar.isTranslucent = true
    child.edgesForExtendedLayout = [.bottom]
    window.layoutIfNeeded()
    #expect(child.view.frame.minY == 88)
    #expect(child.view.safeAreaInsets.top == 0)
  }

  @Test func tabsAndWhatIsPushed() {
    let first = UIViewController()
    first.title = "First"
    let navigation = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    let other = UIViewController()
    tabs.viewControllers = [navigation, other]
    let window = window(tabs)
    #expect(tabs.selectedViewController === navigation)
    #expect(first.navigationController === navigation)
    #expect(first.tabBarController === tabs)
    // 34 + 49, under a bar that reaches the bottom of the screen.
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 88, left: 0, bottom: 83, right: 0))
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 729, width: 375, height: 83))
    let second = UIViewController()
    second.hidesBottomBarWhenPushed = true
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    #expect(second.view.safeAreaInsets.bottom == 34)
    #expect(first.view.superview == nil)
    #expect(tabs.tabBar.isHidden)
    let third = UIViewController()
    navigation.pushViewController(third, animated: false)
    window.layoutIfNeeded()
    // The bar stays away until what hid it is popped.
    #expect(third.view.safeAreaInsets.bottom == 34)
    #expect(navigation.popToRootViewController(animated: false)?.count == 2)
    window.layoutIfNeeded()
    #expect(first.view.safeAreaInsets.bottom == 83)
    #expect(second.parent == nil)
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(other.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 83, right: 0))
    #expect(navigation.view.superview == nil)
    tabs.isTabBarHidden = true
    window.layoutIfNeeded()
    #expect(other.view.safeAreaInsets.bottom == 34)
  }

  @Test func barsAreLowOnAPhoneOnItsSide() {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 812, height: 375))
    window.hostSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
    window.traitOverrides.verticalSizeClass = .compact
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = tabs
    window.layoutIfNeeded()
    // 32, and 21 + 32.
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 44, bottom: 53, right: 44))
    window.traitOverrides.verticalSizeClass = .regular
    window.layoutIfNeeded()
    #expect(child.view.safeAreaInsets.top == 96)
    #expect(child.view.safeAreaInsets.bottom == 70)
  }

  @Test func largeTitlesAreInheritedByTheNextItem() {
    let controllers = (0..<3).map { _ in UIViewController() }
    let navigation = UINavigationController(rootViewController: controllers[0])
    let window = window(navigation)
    navigation.navigationBar.prefersLargeTitles = true
    controllers[1].navigationItem.largeTitleDisplayMode = .never
    navigation.viewControllers = controllers
    window.layoutIfNeeded()
    // The third does as the second.
    #expect(controllers[2].view.safeAreaInsets.top == 88)
    navigation.popToRootViewController(animated: true)
    window.layoutIfNeeded()
    #expect(controllers[0].view.safeAreaInsets.top == 140)
  }

  @Test func contentKeepsToTheSafeArea() {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    let window = window(navigation)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    child.view.addSubview(box)
    let guide = child.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: child.view.layoutMarginsGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    child.additionalSafeAreaInsets.top = 10
    window.layoutIfNeeded()
    // 44 + 44 + 10; margins of 16; 812 - 98 - 34.
    #expect(box.frame == CGRect(x: 16, y: 98, width: 359, height: 680))
  }

  @Test func theStackOfControllers() {
    final class Logging: UIViewController {
      var log: [String] = []
      override func willMove(toParent parent: UIViewController?) {
        log.append(parent == nil ? "leaving" : "joining")
      }
      override func didMove(toParent parent: UIViewController?) {
        log.append(parent == nil ? "left" : "joined")
      }
    }
    let root = Logging()
    let navigation = UINavigationController(rootViewController: root)
    #expect(root.log == ["joining", "joined"])
    #expect(navigation.popViewController(animated: false) == nil)
    let pushed = Logging()
    pushed.title = "Pushed"
    navigation.pushViewController(pushed, animated: true)
    #expect(navigation.viewControllers == [root, pushed])
    #expect(navigation.topViewController === pushed)
    #expect(navigation.navigationBar.topItem?.title == "Pushed")
    pushed.title = "Other"
    #expect(navigation.navigationBar.topItem?.title == "Other")
    #expect(navigation.popViewController(animated: true) === pushed)
    #expect(pushed.log == ["joining", "joined", "leaving", "left"])
    #expect(!navigation.isViewLoaded)
  }

  @Test func containersAreFreed() {
    weak var freed: UINavigationController?
    do {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = window(navigation)
      window.layoutIfNeeded()
      freed = navigation
    }
    #expect(freed == nil)
  }
}
