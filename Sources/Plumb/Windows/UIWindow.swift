/// The root of a view tree that is on a screen, whose pixels and size classes are those of everything in the window.
open class UIWindow: UIView {
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { rootDidChange(from: oldValue) }
  }

  /// Whether the window is in front of the others and receives events that belong to none.
  open private(set) var isKeyWindow = false

  /// Off Apple's platforms only remembered.
  open var windowLevel: Level = .normal
  open var screen: UIScreen { .main }

  /// Who receives what is typed. It is asked for rarely, and few ever are it.
  weak var firstResponder: UIResponder?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.standsOnScreen)
    inherit()
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    flags.insert(.standsOnScreen)
    inherit()
  }

  override var windowAsRoot: UIWindow? { self }

  /// A new size is announced to the root controller by `viewWillTransition(to:with:)`.
  open override var frame: CGRect {
    get { super.frame }
    set { transition(to: newValue.standardized.size) { super.frame = newValue } }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { transition(to: newValue.standardized.size) { super.bounds = newValue } }
  }

  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  open func makeKey() { isKeyWindow = true }

  private func rootDidChange(from old: UIViewController?) {
    guard old !== rootViewController else { return }
    old?.viewIfLoaded?.removeFromSuperview()
    guard let view = rootViewController?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}
