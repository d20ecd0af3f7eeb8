// Titles, colours and images by state.
extension UIButton {
  public func setTitle(_ title: String?, for state: State) { set(title, \.titles, state) }
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    set(title, \.attributedTitles, state)
  }
  public func setTitleColor(_ color: UIColor?, for state: State) { set(color, \.titleColors, state) }
  public func setTitleShadowColor(_ color: UIColor?, for state: State) {
    set(color, \.titleShadowColors, state)
  }
  public func setImage(_ image: UIImage?, for state: State) { set(image, \.images, state) }
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    set(image, \.backgroundImages, state)
  }
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { set(configuration, \.symbolConfigurations, state) }

  public func title(for state: State) -> String? { contents.titles.shown(in: state) }
  public func attributedTitle(for state: State) -> NSAttributedString? {
    contents.attributedTitles.shown(in: state)
  }
  public func titleColor(for state: State) -> UIColor? {
    contents.titleColors.shown(in: state) ?? standardTitleColor(for: state)
  }
  public func titleShadowColor(for state: State) -> UIColor? {
    contents.titleShadowColors.shown(in: state)
  }
  public func image(for state: State) -> UIImage? { contents.images.shown(in: state) }
  public func backgroundImage(for state: State) -> UIImage? { contents.backgroundImages.shown(in: state) }
  public func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    contents.symbolConfigurations.shown(in: state)
  }

  public var currentTitle: String? { title(for: state) }
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  public var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
  public var currentImage: UIImage? {
    let state = state
    guard let image = image(for: state) else { return typeImage }
    guard image.isSymbolImage, let configuration = preferredSymbolConfigurationForImage(in: state) else {
      return image
    }
    return image.applyingSymbolConfiguration(configuration)
  }

  /// The label of the title, a subview of the button.
  public var titleLabel: UILabel? {
    if let storedTitleLabel { return storedTitleLabel }
    let label = ButtonLabel(frame: .zero)
    label.font = .systemFont(ofSize: standardTitleSize)
    label.lineBreakMode = .byTruncatingMiddle
    label.owner = self
    storedTitleLabel = label
    addSubview(label)
    updateTitleLabel()
    return label
  }

  /// The view of the image, a subview of the button.
  public var imageView: UIImageView? {
    if let storedImageView { return storedImageView }
    let view = UIImageView(frame: .zero)
    storedImageView = view
    insertSubview(view, at: 0)
    return view
  }

  private func set<Value>(
    _ value: Value?, _ path: WritableKeyPath<ButtonContents, [State: Value]>, _ state: State
  ) {
    contents[keyPath: path][state] = value
    contentsDidChange()
  }

  /// The size of a new button's title: 15 points in a system button, 18 in a custom one.
  var standardTitleSize: CGFloat { buttonType == .custom ? UIFont.buttonFontSize : 15 }

  /// A system button has its tint, a custom one white; disabled ones are faded.
  private func standardTitleColor(for state: State) -> UIColor? {
    guard buttonType != .custom else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  /// The symbol of a button whose type stands for one.
  private var typeImage: UIImage? {
    let name: String
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark: name = "info.circle"
    case .contactAdd: name = "plus.circle"
    case .close: name = "xmark.circle.fill"
    case .custom, .system, .plain: return nil
    }
    return UIImage(symbol: name, proportions: CGSize(width: 1, height: 1), configuration: Self.typeSymbol)
  }

  private static var typeSymbol: UIImage.SymbolConfiguration { UIImage.SymbolConfiguration(pointSize: 22) }

  func takeTitle(from action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  func prepareForType() {
    storedTitleLabel?.font = .systemFont(ofSize: standardTitleSize)
    contentsDidChange()
  }
}
