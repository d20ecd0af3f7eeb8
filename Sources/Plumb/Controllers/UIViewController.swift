/// Owns a view, loads it when it is first needed, and takes part in its layout.
open class UIViewController: UIResponder, UITraitEnvironment {
  var loadedView: UIView?
  var childList: [UIViewController] = []
  unowned(unsafe) var parentLink: UIViewController?
  var supports = LayoutSupports()

  /// The name of the document that the view comes from, which off Apple's platforms is only remembered.
  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?
  open var title: String?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init() }

  deinit {
    loadedView?.controllerLink = nil
    for child in childList { child.parentLink = nil }
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
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { loadedView?.marginsMayHaveChanged() }
  }

  /// What the controller adds to the safe area of its view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if oldValue != additionalSafeAreaInsets { loadedView?.safeAreaMayHaveChanged() } }
  }

  /// Follows the lower edge of the bars at the top.
  open var topLayoutGuide: UILayoutSupport { layoutSupport(\.top, .top) }
  /// Follows the upper edge of the bars at the bottom.
  open var bottomLayoutGuide: UILayoutSupport { layoutSupport(\.bottom, .bottom) }

  /// The size that the controller would like its view to have in a container.
  open var preferredContentSize = CGSize.zero

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
    didSet { loadedView?.traitOverridesDidChange(from: oldValue) }
  }

  open override var next: UIResponder? { loadedView?.superviewLink }
}
