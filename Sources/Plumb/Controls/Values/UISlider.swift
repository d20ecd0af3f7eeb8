/// A control that chooses a value from a range by a knob on a track. It has a height of its own, but no width.
open class UISlider: UIControl {
  /// The value that was asked for, held in the range.
  open var value: Float {
    get { storedValue }
    set {
      storedValue = min(max(newValue, minimumValue), maximumValue)
      setNeedsDisplay()
    }
  }

  private var storedValue: Float = 0

  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      value = storedValue
    }
  }

  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  open var isContinuous = true
  open var minimumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  open var maximumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height - 1)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }

  private static let height: CGFloat = 31
  private static let trackHeight: CGFloat = 4
  private static let thumbSize: CGFloat = 28

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = minimumValueImage?.size else { return .zero }
    return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
  }

  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = maximumValueImage?.size else { return .zero }
    return CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
  }

  /// The track: the width between the images, two points inside the bounds.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let left = minimumValueImage.map { $0.size.width + 15 } ?? 2
    let right = maximumValueImage.map { $0.size.width + 15 } ?? 2
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - Self.trackHeight / 2,
      width: max(0, bounds.width - left - right), height: Self.trackHeight)
  }

  /// The knob, which stays within the ends of the track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let fraction =
      range > 0 ? CGFloat((min(max(value, minimumValue), maximumValue) - minimumValue) / range) : 0
    let travel = max(0, rect.width + 4 - Self.thumbSize)
    return CGRect(
      x: rect.minX - 2 + travel * fraction, y: rect.midY - Self.thumbSize / 2, width: Self.thumbSize,
      height: Self.thumbSize)
  }
}
