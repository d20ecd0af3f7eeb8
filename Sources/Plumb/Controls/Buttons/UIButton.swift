import PlumbText

/// A control that runs an action when it is tapped, with a title, an image, or both.
///
/// A button without configuration is laid out by its title and image with the edge insets; one with a
/// configuration by that alone. `titleLabel` and `imageView` are subviews, placed by `layoutSubviews`.
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case plain = 6
    case close = 7

    /// The older name of ``system``.
    public static let roundedRect = ButtonType.system
  }

  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  @exclusivity(unchecked) public internal(set) var buttonType: ButtonType = .custom
  @exclusivity(unchecked) var contents = ButtonContents()
  @exclusivity(unchecked) var storedTitleLabel: UILabel?
  @exclusivity(unchecked) var storedImageView: UIImageView?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    takeTitle(from: primaryAction)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    prepareForType()
  }

  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    prepareForType()
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = .system
    self.configuration = configuration
    if configuration.title == nil, configuration.attributedTitle == nil, let primaryAction {
      self.configuration?.title = primaryAction.title
    }
    if configuration.image == nil, let image = primaryAction?.image { self.configuration?.image = image }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit { assumingViewIsolation { (storedTitleLabel as? ButtonLabel)?.owner = nil } }

  // MARK: Insets of a button without configuration

  /// The distance from the bounds to title and image. Where it is zero, a title has six points above and below.
  @exclusivity(unchecked) open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentsDidChange() } }
  /// Moves the title, without changing the button's own size.
  @exclusivity(unchecked) open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Moves the image, without changing the button's own size.
  @exclusivity(unchecked) open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var reversesTitleShadowWhenHighlighted = false
  open var role: Role = .normal

  // MARK: Configuration

  /// How the button looks and is laid out; `nil` for a button that is made of titles, images and insets.
  @exclusivity(unchecked) open var configuration: Configuration? {
    didSet { if configuration != oldValue { contentsDidChange() } }
  }

  /// Called before layout when the state changed, to change the configuration.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
  open var automaticallyUpdatesConfiguration = true
  open var changesSelectionAsPrimaryAction = false
  open var showsMenuAsPrimaryAction = false

  open func setNeedsUpdateConfiguration() {
    updateConfiguration()
    setNeedsLayout()
  }

  open func updateConfiguration() { configurationUpdateHandler?(self) }

  override func stateDidChange() {
    super.stateDidChange()
    if configurationUpdateHandler != nil { updateConfiguration() }
    contentsDidChange()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { ownContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContents()
  }

  /// The rectangle of the background image: all of the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle for title and image: the bounds less the content's insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: effectiveContentInsets) }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { titlePlace(in: contentRect) }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { imagePlace(in: contentRect) }

  override var contentBaselines: ContentBaselines? { ownBaselines }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateTitleLabel()
  }

  override func environmentTraitsDidChange(from old: TraitValues, to new: TraitValues) {
    super.environmentTraitsDidChange(from: old, to: new)
    invalidateIntrinsicContentSize()
  }
}
