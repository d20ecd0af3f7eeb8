/// A bar that fills as a task proceeds. It has a height of its own, but no width.
open class UIProgressView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() { setContentHuggingPriority(.defaultHigh, for: .vertical) }

  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  /// The part that is done, held in 0...1.
  open var progress: Float {
    get { storedProgress }
    set {
      storedProgress = newValue > 0 ? min(newValue, 1) : 0
      setNeedsDisplay()
    }
  }

  private var storedProgress: Float = 0

  open var progressViewStyle: Style = .default { didSet { invalidateIntrinsicContentSize() } }
  /// The colour of the part that is done; the tint where `nil`.
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var progressImage: UIImage?
  open var trackImage: UIImage?

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 4)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}
