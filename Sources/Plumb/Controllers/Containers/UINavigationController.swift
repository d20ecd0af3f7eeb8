/// Shows the last of a stack of controllers under a navigation bar.
///
/// As far as layout goes: the shown controller's view fills the container's, and its safe area grows by the bar, 44
/// points high, 96 with a large title and 32 on a phone on its side, and by the toolbar, 44 points or 32. Transitions
/// take place at once.
open class UINavigationController: UIViewController, BarContaining {
  private var stack: [UIViewController] = []
  private var isBarHidden = false
  private var isBottomBarHidden = true
  private let storedBar: UINavigationBar
  private let storedToolbar: UIToolbar
  open weak var delegate: (any UINavigationControllerDelegate)?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    storedBar = UINavigationBar(frame: .zero)
    storedToolbar = UIToolbar(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A navigation controller that shows `rootViewController`.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public required init?(coder: NSCoder) {
    storedBar = UINavigationBar(frame: .zero)
    storedToolbar = UIToolbar(frame: .zero)
    super.init(coder: coder)
  }

  open override func loadView() {
    let view = BarContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(storedBar)
    view.addSubview(storedToolbar)
    self.view = view
    exchange(nil, topViewController)
  }

  // MARK: Stack

  /// The controllers from the root to the one on top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { stack.last }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for (index, controller) in viewControllers.enumerated() {
      require(
        !viewControllers[..<index].contains { $0 === controller },
        "\(controller) cannot be on a navigation stack twice.")
    }
    let old = stack
    stack = viewControllers
    releaseChildren(old, but: viewControllers)
    takeChildren(viewControllers)
    stackDidChange(from: old.last)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Takes the controller on top off the stack; the root stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(stack.dropLast(), animated: animated)
    return top
  }

  /// Takes every controller above one off the stack, and returns them.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      fatalError("\(viewController) is not on the navigation stack of \(self).")
    }
    let popped = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  private func stackDidChange(from old: UIViewController?) {
    storedBar.items = stack.map(\.navigationItem)
    exchange(old, topViewController)
    // A tab bar may come or go with what is pushed.
    barsDidChange()
  }

  // MARK: Bars

  open var navigationBar: UINavigationBar { storedBar }
  open var toolbar: UIToolbar! { storedToolbar }

  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set {
      isBarHidden = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Whether there is no toolbar; there is none from the start.
  open var isToolbarHidden: Bool {
    get { isBottomBarHidden }
    set {
      isBottomBarHidden = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Whether a controller on the stack hides the bars at the bottom, which stay hidden until it is popped.
  var hidesBottomBar: Bool { stack.contains(where: \.hidesBottomBarWhenPushed) }

  // MARK: Layout

  func arrangeContents() {
    guard let view = viewIfLoaded else { return }
    let traits = view.effectiveTraits
    let surroundings = BarSurroundings(
      bounds: view.bounds, safeArea: view.safeAreaInsets,
      top: isBarHidden
        ? nil
        : .init(
          height: BarSurroundings.height(storedBar.intrinsicContentSize.height, traits),
          isTranslucent: storedBar.isTranslucent),
      bottom: isBottomBarHidden || hidesBottomBar
        ? nil : .init(height: BarSurroundings.height(44, traits), isTranslucent: storedToolbar.isTranslucent))
    storedBar.isHidden = surroundings.top == nil
    storedToolbar.isHidden = surroundings.bottom == nil
    if storedBar.frame != surroundings.topFrame { storedBar.frame = surroundings.topFrame }
    if storedToolbar.frame != surroundings.bottomFrame { storedToolbar.frame = surroundings.bottomFrame }
    storedToolbar.items = topViewController?.toolbarItems
    if let topViewController { show(topViewController, in: surroundings) }
  }
}

/// What a navigation controller tells.
public protocol UINavigationControllerDelegate: AnyObject, ViewIsolated {}
