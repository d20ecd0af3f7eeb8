/// Owns a view, loads it when it is first needed, and takes part in its layout.
open class UIViewController: UIResponder, UITraitEnvironment, UITraitChangeObservable {
  var loadedView: UIView?
  var childList: [UIViewController] = []
  unowned(unsafe) var parentLink: UIViewController?
  var supports: LayoutSupports?
  var bars = BarProperties()
  var respectsMinimumMargins = true
  var additionalInsets = UIEdgeInsets.zero
  /// The traits that the parent replaces for this child.
  var parentTraits = TraitValues()
  /// What the bars of a container cover of the controller's view.
  var containerInsets = UIEdgeInsets.zero

  /// The name of the document that the view comes from, which off Apple's platforms is only remembered.
  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?
  /// A name for people, which bars show too.
  open var title: String? { didSet { titleDidChange() } }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init() }

  deinit {
    assumingViewIsolation {
      loadedView?.controllerLink = nil
      for child in childList { child.parentLink = nil }
    }
  }

  // MARK: View

  /// The controller's view; the first access loads it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { setView(newValue) }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view. An override sets `view` and does not call this one.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView != nil { viewDidLoad() }
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Layout

  /// Called in the update-constraints pass for the controller's view; an override ends with `super`.
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewLayoutMarginsDidChange() {}
  open func viewSafeAreaInsetsDidChange() {}

  /// The least margins of the controller's view, in points: those of the device's size.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

  /// Whether the view's own margins never fall below `systemMinimumLayoutMargins`.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { respectsMinimumMargins }
    set { changeEnvironment(.margins) { respectsMinimumMargins = newValue } }
  }

  /// What the controller adds to the safe area of its view, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { additionalInsets }
    set {
      guard newValue != additionalInsets else { return }
      changeEnvironment(.safeArea) { additionalInsets = newValue }
    }
  }

  /// Follows the lower edge of the bars at the top.
  open var topLayoutGuide: UILayoutSupport { layoutSupport(\.top) }
  /// Follows the upper edge of the bars at the bottom.
  open var bottomLayoutGuide: UILayoutSupport { layoutSupport(\.bottom) }

  /// The size that the controller would like its view to have in a container.
  open var preferredContentSize = CGSize.zero

  // MARK: The device

  /// What the controller would like of the device, which off Apple's platforms nobody asks for.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open func didReceiveMemoryWarning() {}
  /// The controller's view is about to get another size, since its window does. The children whose views fill the
  /// controller's are told, so an override ends with `super`.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    childrenWillTransition(to: size, with: coordinator)
  }

  // MARK: Containers

  /// What a tab bar shows for the controller; made when it is first asked for, with the controller's title.
  open var tabBarItem: UITabBarItem! {
    get {
      if let item = bars.tabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      bars.tabBarItem = item
      return item
    }
    set { bars.tabBarItem = newValue }
  }

  /// Whether bars at the bottom go away while the controller is on a navigation controller's stack.
  open var hidesBottomBarWhenPushed: Bool {
    get { bars.hidesBottomBarWhenPushed }
    set {
      bars.hidesBottomBarWhenPushed = newValue
      barsDidChange()
    }
  }

  /// The edges at which the view extends under the bars of a container: all from the start.
  open var edgesForExtendedLayout: UIRectEdge {
    get { bars.edgesForExtendedLayout }
    set {
      bars.edgesForExtendedLayout = newValue
      barsDidChange()
    }
  }

  /// Whether the view extends under bars that are not translucent too.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { bars.extendedLayoutIncludesOpaqueBars }
    set {
      bars.extendedLayoutIncludesOpaqueBars = newValue
      barsDidChange()
    }
  }

  // MARK: Children

  open var parent: UIViewController? { parentLink }
  open var children: [UIViewController] { childList }
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Traits

  open var traitCollection: UITraitCollection { UITraitCollection(values: effectiveTraits) }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The traits that the controller replaces for its view and everything below it.
  open var traitOverrides = UITraitOverrides() {
    didSet { replacedTraitsDidChange(from: oldValue.values.over(parentTraits)) }
  }

  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    endRegistration(registration)
  }

  /// Replaces traits of a child and of everything below it; with `nil` the child has those of its parent again.
  ///
  /// The child's own `traitOverrides` come before. It does nothing for a controller that is no child of this one.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    guard childViewController.parentLink === self else { return }
    childViewController.setParentTraits(collection)
  }

  /// What was set for a child, or `nil`.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    guard childViewController.parentLink === self, !childViewController.parentTraits.isEmpty else {
      return nil
    }
    return UITraitCollection(values: childViewController.parentTraits)
  }

  open override var next: UIResponder? { loadedView?.superviewLink }
  override var responderWindow: UIWindow? { loadedView?.windowLink }
}
