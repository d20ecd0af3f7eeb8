/// A spinning wheel: 20 points wide and high, or 37 in the large style.
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    case whiteLarge = 0
    case white = 1
    case gray = 2
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .medium)
    self.frame.origin = frame.origin
  }

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
    isHidden = hidesWhenStopped
  }

  open var style: Style = .medium { didSet { if style != oldValue { invalidateIntrinsicContentSize() } } }

  /// Whether the view hides itself while it does not spin.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

  open private(set) var isAnimating = false

  /// The colour of the wheel; the style's own where nobody set one.
  open var color: UIColor! {
    get { storedColor ?? style.color }
    set { storedColor = newValue }
  }

  private var storedColor: UIColor?

  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize { style.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }
}

extension UIActivityIndicatorView.Style {
  var size: CGSize {
    switch self {
    case .large, .whiteLarge: CGSize(width: 37, height: 37)
    case .medium, .white, .gray: CGSize(width: 20, height: 20)
    }
  }

  fileprivate var color: UIColor {
    switch self {
    case .white, .whiteLarge: .white
    case .medium, .large, .gray: .systemGray
    }
  }
}
