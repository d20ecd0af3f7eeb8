import PlumbText

extension UILabel {
  /// The text with the label's own font where it brings none.
  var content: TextContent {
    if let contentCache { return contentCache }
    let content =
      storedAttributedText.map { TextContent($0, font: storedFont) }
      ?? TextContent(storedText ?? "", font: storedFont)
    contentCache = content
    return content
  }

  func textDidChange() {
    contentCache = nil
    sizes = TextSizes()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The way in which the height depends on the width changed.
  func wrappingDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  func attributed(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.font: storedFont, .foregroundColor: textColor ?? .label])
  }

  /// The size of the text, wrapped at `width` if there is one, rounded up to a pixel.
  func measuredSize(fitting width: CGFloat?) -> CGSize {
    guard !content.isEmpty else { return .zero }
    return textSize(within: limits(width: width ?? .infinity, lines: numberOfLines)).roundedUp(to: pixelGrid)
  }

  /// The size of the text, not rounded.
  func textSize(within limits: TextLimits) -> CGSize { sizes.size(of: content, within: limits) }

  func filledRect(in bounds: CGRect, lines: Int) -> CGRect {
    let content = content
    guard !content.isEmpty, bounds.width > 0, bounds.height > 0 else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    var limits = limits(width: bounds.width, lines: lines)
    limits.maximumHeight = bounds.height
    var size = textSize(within: limits).roundedUp(to: pixelGrid)
    size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    let x = bounds.minX + effectiveTextAlignment.offset(of: size.width, in: bounds.width)
    return CGRect(origin: CGPoint(x: x, y: bounds.minY), size: size)
  }

  func limits(width: CGFloat, lines: Int) -> TextLimits {
    let mode = content.paragraphStyle.map(\.lineBreakMode) ?? lineBreakMode
    // One line has nothing to wrap to: what does not fit is left out as if clipped.
    return TextLimits(maximumWidth: width, maximumLines: max(0, lines), lineBreakMode: mode.forMeasuring)
  }

  var ownBaselines: ContentBaselines {
    ContentBaselines(pinned: content.firstFont, last: content.lastFont, scale: displayScale)
  }

  /// The alignment with `natural` resolved by the direction of the interface.
  package var effectiveTextAlignment: NSTextAlignment {
    let direction = effectiveUserInterfaceLayoutDirection
    return (content.paragraphStyle?.alignment).flatMap { $0 == .natural ? nil : $0.resolved(for: direction) }
      ?? textAlignment.resolved(for: direction)
  }
}

extension NSTextAlignment {
  /// `left` or `right` in place of `natural`, by the direction of the interface.
  func resolved(for direction: UIUserInterfaceLayoutDirection) -> NSTextAlignment {
    guard self == .natural else { return self }
    return direction == .rightToLeft ? .right : .left
  }

  /// How far from the left edge a line of `width` begins in a column of `available` points.
  package func offset(of width: CGFloat, in available: CGFloat) -> CGFloat {
    switch self {
    case .center: (available - width) / 2
    case .right: available - width
    case .left, .justified, .natural: 0
    }
  }
}
