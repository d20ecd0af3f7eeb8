/// A view of a collection that is used again when it scrolls out of sight.
open class UICollectionReusableView: UIView {
  public internal(set) var reuseIdentifier: String?

  open func prepareForReuse() {}

  /// Called when a layout gives the view new attributes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the view would rather have: the given ones with the size that its constraints ask for.
  ///
  /// Where they ask for nothing along an axis, the given size stays. An override that is to keep the width calls
  /// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)` with a required one.
  ///
  /// - Parameter layoutAttributes: what the layout object gave the view; it is not changed.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    let size = systemLayoutSizeFitting(layoutAttributes.size)
    if size.width > 0 { preferred.size.width = size.width }
    if size.height > 0 { preferred.size.height = size.height }
    return preferred
  }
}

/// An item of a collection: a content view that fills it, on a background.
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open var isSelected = false { didSet { setNeedsDisplay() } }
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView) } }
  open var selectedBackgroundView: UIView?

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(of: contentView, targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
  }

  private func exchange(_ old: UIView?, _ new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: 0)
  }
}
