/// A row of a table: a content view with texts and an image, and an accessory beside it.
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }

  public let contentView: UIView = TableCellContentView(frame: .zero)
  package let style: CellStyle
  public internal(set) var reuseIdentifier: String?
  private var storedTextLabel: UILabel?
  private var storedDetailTextLabel: UILabel?
  private var storedImageView: UIImageView?

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepare()
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .systemBackground
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.preservesSuperviewLayoutMargins = true
    preservesSuperviewLayoutMargins = true
    addSubview(contentView)
  }

  /// The main text. Made when it is first asked for, in every style.
  open var textLabel: UILabel? {
    if let storedTextLabel { return storedTextLabel }
    let label = UILabel(frame: .zero)
    label.font = style.textFont
    label.textAlignment = style == .value2 ? .right : .natural
    if style == .value2 { label.textColor = .systemBlue }
    storedTextLabel = label
    contentView.addSubview(label)
    return label
  }

  /// The secondary text; `nil` in the default style.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if let storedDetailTextLabel { return storedDetailTextLabel }
    let label = UILabel(frame: .zero)
    label.font = style.detailFont
    if style == .value1 { label.textColor = .secondaryLabel }
    storedDetailTextLabel = label
    contentView.addSubview(label)
    return label
  }

  /// The image before the texts; `nil` in the second value style.
  open var imageView: UIImageView? {
    guard style != .value2 else { return nil }
    if let storedImageView { return storedImageView }
    let view = UIImageView(frame: .zero)
    storedImageView = view
    contentView.addSubview(view)
    return view
  }

  open var accessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
  open var editingAccessoryType: AccessoryType = .none
  /// A view in place of the accessory of `accessoryType`.
  open var accessoryView: UIView? { didSet { exchange(oldValue, accessoryView) } }
  open var editingAccessoryView: UIView?
  open var selectionStyle: SelectionStyle = .default
  open var isSelected = false { didSet { setNeedsDisplay() } }
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  open var isEditing = false
  open var shouldIndentWhileEditing = true
  open var showsReorderControl = false
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// Points for each level of indentation.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var backgroundView: UIView? { didSet { exchangeBackground(oldValue, backgroundView) } }
  open var selectedBackgroundView: UIView?

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContents()
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingContentSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

  var existingTextLabel: UILabel? { storedTextLabel }
  var existingDetailTextLabel: UILabel? { storedDetailTextLabel }
  var existingImageView: UIImageView? { storedImageView }

  private func exchange(_ old: UIView?, _ new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    setNeedsLayout()
  }

  private func exchangeBackground(_ old: UIView?, _ new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }
}
