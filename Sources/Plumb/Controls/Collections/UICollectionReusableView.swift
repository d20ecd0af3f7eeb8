/// A view of a collection that is used again when it scrolls out of sight.
open class UICollectionReusableView: UIView {
  public internal(set) var reuseIdentifier: String?

  open func prepareForReuse() {}

  /// Called when a layout gives the view new attributes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the view would rather have: those of the size that its content asks for.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
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

  private func exchange(_ old: UIView?, _ new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: 0)
  }
}
