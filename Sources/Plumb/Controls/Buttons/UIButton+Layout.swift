import PlumbText

// The rules by which a button without configuration is laid out.
extension UIButton {
  func contentsDidChange() {
    updateTitleLabel()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Gives the label what the present state shows, if there is anything to show.
  func updateTitleLabel() {
    if let configuration {
      updateTitleLabel(by: configuration)
      return
    }
    let state = state
    let attributed = attributedTitle(for: state)
    let title = title(for: state)
    guard storedTitleLabel != nil || attributed != nil || title != nil else { return }
    guard let label = titleLabel else { return }
    if let attributed {
      if label.storedAttributedText != attributed { label.attributedText = attributed }
    } else if label.storedAttributedText != nil || label.storedText != title {
      label.text = title
    }
    let color = titleColor(for: state) ?? .white
    if label.textColor != color { label.textColor = color }
  }

  var ownContentSize: CGSize {
    if let configuration { return contentSize(of: configuration) }
    let title = titleSize
    let shownImage = currentImage
    let image = shownImage?.size ?? .zero
    let insets = contentEdgeInsets
    let hasTitle = hasTitle
    let hasImage = shownImage != nil
    var width = image.width + title.width + insets.left + insets.right
    // A line of the title's font counts even where there is no title.
    var height = max(image.height, hasTitle ? title.height : titleFont.lineHeight.rounded(.up))
    height += insets.top + insets.bottom
    if insets == .zero, hasTitle || !hasImage { height += 2 * Self.standardTitleMargin }
    if !hasImage { width = max(width, Self.minimumWidth) }
    let background = currentBackgroundImage?.size ?? .zero
    return CGSize(width: max(width, background.width), height: max(height, background.height))
  }

  /// Above and below the title of a button without content insets.
  private static let standardTitleMargin: CGFloat = 6
  /// Of a button without image.
  private static let minimumWidth: CGFloat = 30

  var hasTitle: Bool {
    let state = state
    return !(attributedTitle(for: state)?.string ?? title(for: state) ?? "").isEmpty
  }

  var titleFont: UIFont { storedTitleLabel?.storedFont ?? .systemFont(ofSize: standardTitleSize) }

  /// The size of the title in whole points, as buttons round it.
  private var titleSize: CGSize {
    guard let label = storedTitleLabel, hasTitle else { return .zero }
    return label.textSize(within: TextLimits(maximumLines: label.numberOfLines))
      .roundedUp(to: PixelGrid(scale: 1))
  }

  var effectiveContentInsets: UIEdgeInsets {
    configuration.map { $0.contentInsets.resolved(for: effectiveUserInterfaceLayoutDirection) }
      ?? contentEdgeInsets
  }

  func titlePlace(in content: CGRect) -> CGRect {
    if let configuration { return place(of: configuration, in: content).title }
    return place(in: content.inset(by: titleEdgeInsets)).title
  }

  func imagePlace(in content: CGRect) -> CGRect {
    if let configuration { return place(of: configuration, in: content).image }
    return place(in: content.inset(by: imageEdgeInsets)).image
  }

  /// Image and title side by side in `area`, which each of the two has of its own. The image keeps its width, the
  /// title gives way.
  private func place(in area: CGRect) -> (title: CGRect, image: CGRect) {
    let area = CGRect(
      x: area.minX, y: area.minY, width: max(0, area.size.width), height: max(0, area.size.height))
    let natural = titleSize
    let own = currentImage?.size ?? .zero
    let image = CGSize(width: min(own.width, area.width), height: min(own.height, area.height))
    let title = CGSize(
      width: min(natural.width, max(0, area.width - image.width)), height: min(natural.height, area.height))
    let total = image.width + title.width
    let isFilled = effectiveContentHorizontalAlignment == .fill
    let start: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left, .fill: area.minX
      case .right: area.maxX - total
      default: area.minX + (area.width - total) / 2
      }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var titleX = isRightToLeft ? start : start + image.width
    let imageX = isRightToLeft ? start + title.width : start
    if isFilled { titleX = isRightToLeft ? area.minX : area.minX + image.width }
    let titleWidth = isFilled ? max(0, area.width - image.width) : title.width
    let grid = pixelGrid
    func rect(_ x: CGFloat, _ size: CGSize) -> CGRect {
      let y: CGFloat =
        switch contentVerticalAlignment {
        case .top, .fill: area.minY
        case .bottom: area.maxY - size.height
        case .center: area.minY + (area.height - size.height) / 2
        }
      let height = contentVerticalAlignment == .fill ? area.height : size.height
      return CGRect(x: grid.nearest(x), y: grid.nearest(y), width: size.width, height: height)
    }
    return (rect(titleX, CGSize(width: titleWidth, height: title.height)), rect(imageX, image))
  }

  /// Puts label and image view where the rectangles say.
  func placeContents() {
    updateTitleLabel()
    let content = contentRect(forBounds: bounds)
    if let label = storedTitleLabel, configuration == nil || configuration?.hasTitle == true {
      let rect = titleRect(forContentRect: content)
      if label.frame != rect { label.frame = rect }
    }
    let image = configuration.map { $0.image } ?? currentImage
    guard storedImageView != nil || image != nil, let view = imageView else { return }
    if view.image !== image { view.image = image }
    let rect = imageRect(forContentRect: content)
    if view.frame != rect { view.frame = rect }
  }

  var ownBaselines: ContentBaselines? {
    guard let configuration else {
      return ContentBaselines(centered: titleFont, scale: displayScale)
    }
    return ContentBaselines(centered: configuration.titleFont, scale: displayScale)
  }
}
