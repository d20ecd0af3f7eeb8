/// Shows one of several controllers over a tab bar.
///
/// As far as layout goes: the shown controller's view fills the container's, and its safe area grows by the bar, 49
/// points high or 32 on a phone on its side, above the home indicator.
open class UITabBarController: UIViewController, BarContaining {
  private var controllers: [UIViewController] = []
  private var selection = 0
  private var isBarHidden = false
  private let storedBar: UITabBar
  open weak var delegate: (any UITabBarControllerDelegate)?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    storedBar = UITabBar(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    storedBar = UITabBar(frame: .zero)
    super.init(coder: coder)
  }

  open override func loadView() {
    let view = BarContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(storedBar)
    self.view = view
    exchange(nil, selectedViewController)
  }

  // MARK: Tabs

  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers. The one that was selected stays so if it is among them, or else the first one is.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = selectedViewController
    let new = viewControllers ?? []
    releaseChildren(controllers, but: new)
    controllers = new
    takeChildren(new)
    selection = new.firstIndex { $0 === old } ?? 0
    storedBar.items = new.map(\.tabBarItem)
    selectionDidChange(from: old)
  }

  /// The place of the selected controller; `NSNotFound` where there is none.
  open var selectedIndex: Int {
    get { controllers.isEmpty ? NSNotFound : selection }
    set {
      guard controllers.indices.contains(newValue), newValue != selection else { return }
      let old = selectedViewController
      selection = newValue
      selectionDidChange(from: old)
    }
  }

  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(selection) ? controllers[selection] : nil }
    set {
      guard let newValue else { return }
      guard let index = controllers.firstIndex(where: { $0 === newValue }) else {
        fatalError("\(newValue) is none of the controllers of \(self).")
      }
      selectedIndex = index
    }
  }

  private func selectionDidChange(from old: UIViewController?) {
    storedBar.selectedItem = selectedViewController?.tabBarItem
    exchange(old, selectedViewController)
  }

  // MARK: Bar

  open var tabBar: UITabBar { storedBar }

  open var isTabBarHidden: Bool {
    get { isBarHidden }
    set {
      isBarHidden = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }

  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  // MARK: Layout

  func arrangeContents() {
    guard let view = viewIfLoaded else { return }
    let isHidden =
      isBarHidden || (selectedViewController as? UINavigationController)?.hidesBottomBar ?? false
    let surroundings = BarSurroundings(
      bounds: view.bounds, safeArea: view.safeAreaInsets, top: nil,
      bottom: isHidden
        ? nil
        : .init(
          height: BarSurroundings.height(49, view.effectiveTraits), isTranslucent: storedBar.isTranslucent))
    storedBar.isHidden = isHidden
    // The bar's background reaches the edge of the screen.
    var frame = surroundings.bottomFrame
    frame.size.height += view.safeAreaInsets.bottom
    if storedBar.frame != frame { storedBar.frame = frame }
    if let selectedViewController { show(selectedViewController, in: surroundings) }
  }
}

/// What a tab bar controller tells.
public protocol UITabBarControllerDelegate: AnyObject, ViewIsolated {}
