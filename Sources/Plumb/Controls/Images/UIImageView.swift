import PlumbText

/// A view that shows an image.
///
/// Its intrinsic content size is the image's size without the image's alignment insets; without an image it has
/// none.
open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view of the image's size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? highlightedImage?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open var image: UIImage? { didSet { imageDidChange(from: oldValue) } }
  open var highlightedImage: UIImage? { didSet { imageDidChange(from: oldValue) } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { imageDidChange(from: nil) } } }
  /// The configuration of a symbol that brings none itself.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { imageDidChange(from: nil) } }
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  /// The time of one round in seconds; 0 stands for 1/30 second an image.
  open var animationDuration: TimeInterval = 0
  /// How many rounds an animation makes; 0 for without end.
  open var animationRepeatCount = 0

  /// The image that is shown: highlighted or not, in the preferred configuration if it is a symbol.
  package var shownImage: UIImage? {
    let image = isHighlighted ? highlightedImage ?? image : image
    guard let image, image.isSymbolImage, let preferredSymbolConfiguration else { return image }
    let own = image.symbolConfiguration
    return image.applyingSymbolConfiguration(
      own?.over(preferredSymbolConfiguration) ?? preferredSymbolConfiguration)
  }

  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else { return super.intrinsicContentSize }
    let insets = image.alignmentRectInsets
    return CGSize(
      width: max(0, image.size.width - insets.left - insets.right),
      height: max(0, image.size.height - insets.top - insets.bottom)
    ).roundedUp(to: pixelGrid)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  override var contentBaselines: ContentBaselines? {
    guard let image = shownImage, let offset = image.baselineOffsetFromBottom else { return nil }
    // Both baselines of an image are its one baseline.
    let height = intrinsicContentSize.height
    return ContentBaselines(first: .belowTop(height - offset), last: .aboveBottom(offset))
  }

  private func imageDidChange(from old: UIImage?) {
    if old?.size != image?.size || old?.alignmentRectInsets != image?.alignmentRectInsets || old == nil {
      invalidateIntrinsicContentSize()
    }
    setNeedsDisplay()
  }
}
