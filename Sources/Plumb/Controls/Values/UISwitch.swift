/// A control that is on or off. It always has the same size: 51 by 31 points.
open class UISwitch: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private static let size = CGSize(width: 51, height: 31)

  private func prepare() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
  }

  open var isOn = false { didSet { setNeedsDisplay() } }
  /// The colour of the track while on; the system's green where `nil`.
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  /// Without effect, as since iOS 7.
  open var onImage: UIImage?
  /// Without effect, as since iOS 7.
  open var offImage: UIImage?
  open var title: String?
  open var preferredStyle: Style = .automatic

  open var style: Style { preferredStyle == .automatic ? .sliding : preferredStyle }

  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.size.width - 2, height: Self.size.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// The shadow of the knob reaches two points beyond the track.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
}
