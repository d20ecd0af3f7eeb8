/// A control of two buttons that lower and raise a value. It always has the same size: 94 by 32 points.
open class UIStepper: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private static let size = CGSize(width: 94, height: 32)

  private func prepare() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
  }

  /// Held in the range from `minimumValue` to `maximumValue`.
  open var value: Double {
    get { storedValue }
    set {
      storedValue = min(max(newValue, minimumValue), maximumValue)
      setNeedsDisplay()
    }
  }

  private var storedValue = 0.0

  open var minimumValue = 0.0 { didSet { value = storedValue } }
  open var maximumValue = 100.0 { didSet { value = storedValue } }
  open var stepValue = 1.0
  open var isContinuous = true
  open var autorepeat = true
  /// Whether the value goes from one end of its range to the other.
  open var wraps = false

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}
