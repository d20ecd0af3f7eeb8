/// The header or footer of a section of a table.
open class UITableViewHeaderFooterView: UIView {
  public let contentView = UIView(frame: .zero)
  public let reuseIdentifier: String?
  private var storedTextLabel: UILabel?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    prepare()
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open var textLabel: UILabel? {
    if let storedTextLabel { return storedTextLabel }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    storedTextLabel = label
    contentView.addSubview(label)
    return label
  }

  open var backgroundView: UIView?

  open func prepareForReuse() {}

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(of: contentView, targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let label = storedTextLabel else { return }
    let margin: CGFloat = bounds.width >= 414 ? 20 : 16
    let height = label.sizeThatFits(bounds.size).height
    let rect = CGRect(
      x: margin, y: max(0, bounds.height - height - 6), width: max(0, bounds.width - 2 * margin),
      height: height)
    if label.frame != rect { label.frame = rect }
  }
}
