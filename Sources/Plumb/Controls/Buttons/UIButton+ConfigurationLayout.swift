import PlumbText

// The rules by which a button with a configuration is laid out.
extension UIButton.Configuration {
  var hasTitle: Bool { attributedTitle.map { !$0.characters.isEmpty } ?? false }
  var hasSubtitle: Bool { attributedSubtitle.map { !$0.characters.isEmpty } ?? false }

  /// Body, or subheadline in the small sizes.
  var standardTitleFont: UIFont {
    .preferredFont(forTextStyle: buttonSize == .small || buttonSize == .mini ? .subheadline : .body)
  }

  var standardSubtitleFont: UIFont { .preferredFont(forTextStyle: .caption1) }

  var titleFont: UIFont { attributedTitle?.uiKitFont ?? standardTitleFont }

  /// The corners of the background in a button of the given size, in points.
  package func cornerRadius(in size: CGSize) -> CGFloat {
    let radius: CGFloat =
      switch cornerStyle {
      case .fixed, .dynamic: background.cornerRadius
      case .small: 4
      case .medium: 5.95
      case .large: 8.5
      case .capsule: .infinity
      }
    return max(0, min(radius, size.width / 2, size.height / 2))
  }

  /// The colour of title and image where the text brings none.
  package func foregroundColor(tint: UIColor) -> UIColor {
    if let baseForegroundColor { return baseForegroundColor }
    return switch style {
    case .filled, .borderedProminent: .white
    default: tint
    }
  }

  /// The colour of the background; `nil` for none.
  package func backgroundColor(tint: UIColor) -> UIColor? {
    if let color = background.backgroundColor { return color }
    let base = baseBackgroundColor
    return switch style {
    case .plain, .borderless: base
    case .gray, .bordered: base ?? .tertiarySystemFill
    case .tinted, .borderedTinted: (base ?? tint).withAlphaComponent(0.18)
    case .filled, .borderedProminent: base ?? tint
    }
  }
}

extension UIButton {
  /// Where the three parts of a configured button's content lie.
  struct ConfiguredPlaces {
    var title = CGRect.zero
    var subtitle = CGRect.zero
    var image = CGRect.zero
  }

  private func sizes(of configuration: Configuration) -> (title: CGSize, subtitle: CGSize, image: CGSize) {
    func measured(_ text: AttributedString?, _ font: UIFont) -> CGSize {
      guard let text, !text.characters.isEmpty else { return .zero }
      return TextMeasurement.naturalSize(TextContent(text.uiKitString, font: font)).roundedUp(to: pixelGrid)
    }
    var image = configuration.image?.size ?? .zero
    if configuration.showsActivityIndicator { image = UIActivityIndicatorView.Style.medium.size }
    return (
      measured(configuration.attributedTitle, configuration.standardTitleFont),
      measured(configuration.attributedSubtitle, configuration.standardSubtitleFont), image
    )
  }

  func contentSize(of configuration: Configuration) -> CGSize {
    let (title, subtitle, image) = sizes(of: configuration)
    let titles = Self.stacked(title, subtitle, configuration)
    let hasBoth = titles != .zero && image != .zero
    let padding = hasBoth ? configuration.imagePadding : 0
    let isBeside = configuration.imagePlacement.isHorizontal
    let content =
      isBeside
      ? CGSize(width: titles.width + padding + image.width, height: max(titles.height, image.height))
      : CGSize(width: max(titles.width, image.width), height: titles.height + padding + image.height)
    let insets = configuration.contentInsets
    // An empty button is as high as one with a title.
    let height = content == .zero ? pixelGrid.up(configuration.titleFont.lineHeight) : content.height
    return CGSize(
      width: content.width + insets.leading + insets.trailing, height: height + insets.top + insets.bottom)
  }

  private static func stacked(_ title: CGSize, _ subtitle: CGSize, _ configuration: Configuration) -> CGSize {
    guard subtitle != .zero else { return title }
    guard title != .zero else { return subtitle }
    return CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + configuration.titlePadding + subtitle.height)
  }

  func place(of configuration: Configuration, in area: CGRect) -> ConfiguredPlaces {
    let (title, subtitle, image) = sizes(of: configuration)
    let titles = Self.stacked(title, subtitle, configuration)
    let hasBoth = titles != .zero && image != .zero
    let padding = hasBoth ? configuration.imagePadding : 0
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isBeside = configuration.imagePlacement.isHorizontal
    let leads = configuration.imagePlacement == .leading || configuration.imagePlacement == .top
    var places = ConfiguredPlaces()
    let titlesWidth = min(titles.width, max(0, area.width - (isBeside ? image.width + padding : 0)))
    let total = isBeside ? titlesWidth + padding + image.width : max(titlesWidth, image.width)
    let left: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left, .fill: area.minX
      case .right: area.maxX - total
      default: area.midX - total / 2
      }
    var titlesOrigin: CGPoint
    if isBeside {
      let imageIsLeft = leads != isRightToLeft
      places.image.origin = CGPoint(
        x: imageIsLeft ? left : left + titlesWidth + padding, y: area.midY - image.height / 2)
      titlesOrigin = CGPoint(
        x: imageIsLeft ? left + image.width + padding : left, y: area.midY - titles.height / 2)
    } else {
      let height = titles.height + padding + image.height
      let top = area.midY - height / 2
      places.image.origin = CGPoint(
        x: left + (total - image.width) / 2, y: leads ? top : top + titles.height + padding)
      titlesOrigin = CGPoint(
        x: left + (total - titlesWidth) / 2, y: leads ? top + image.height + padding : top)
    }
    places.image.size = image
    let titleWidth = min(title.width, titlesWidth)
    let subtitleWidth = min(subtitle.width, titlesWidth)
    let share = configuration.titleAlignment.share(isRightToLeft: isRightToLeft, isBeside: isBeside)
    places.title = CGRect(
      x: titlesOrigin.x + (titlesWidth - titleWidth) * share, y: titlesOrigin.y, width: titleWidth,
      height: title.height)
    places.subtitle = CGRect(
      x: titlesOrigin.x + (titlesWidth - subtitleWidth) * share,
      y: titlesOrigin.y + titles.height - subtitle.height, width: subtitleWidth, height: subtitle.height)
    let grid = pixelGrid
    for path in [\ConfiguredPlaces.title, \.subtitle, \.image] {
      places[keyPath: path].origin = CGPoint(
        x: grid.nearest(places[keyPath: path].minX), y: grid.nearest(places[keyPath: path].minY))
    }
    return places
  }

  func updateTitleLabel(by configuration: Configuration) {
    guard storedTitleLabel != nil || configuration.hasTitle, let label = titleLabel else { return }
    let title = configuration.attributedTitle?.uiKitString
    if label.font != configuration.titleFont { label.font = configuration.titleFont }
    if label.storedAttributedText != title { label.attributedText = title }
    let color = configuration.foregroundColor(tint: tintColor)
    if label.textColor != color { label.textColor = color }
  }

  /// The rectangle of the subtitle in the bounds.
  package var subtitleRect: CGRect {
    guard let configuration else { return .zero }
    return place(of: configuration, in: contentRect(forBounds: bounds)).subtitle
  }
}

extension NSDirectionalRectEdge {
  fileprivate var isHorizontal: Bool { self == .leading || self == .trailing }
}

extension UIButton.Configuration.TitleAlignment {
  /// The part of the free width that lies left of a title. Titles beside an image are flush with it by themselves.
  fileprivate func share(isRightToLeft: Bool, isBeside: Bool) -> CGFloat {
    switch self {
    case .center: 0.5
    case .leading: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    case .automatic: isBeside ? (isRightToLeft ? 1 : 0) : 0.5
    }
  }
}
