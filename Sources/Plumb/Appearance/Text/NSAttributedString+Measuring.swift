import PlumbText

// The size of text outside of views, with the measurer that labels have. Without a font a text stands in the system's
// of 12 points. Sizes are not rounded: whoever makes a frame of one rounds it up.

extension NSAttributedString {
  /// The size of the text where nothing wraps it.
  public func size() -> CGSize { TextMeasurement.naturalSize(measured) }

  /// The rectangle that the text takes up.
  ///
  /// - Parameters:
  ///   - size: the room that it has; numbers that are not above 0 are no limit.
  ///   - options: `usesLineFragmentOrigin` has the text wrapped.
  ///   - context: ignored.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let content = measured
    guard options.contains(.usesLineFragmentOrigin) else {
      let line = TextMeasurement.naturalSize(content, lines: 1)
      return CGRect(x: 0, y: content.firstFont.descender, width: line.width, height: line.height)
    }
    var limits = TextLimits(lineBreakMode: .byWordWrapping)
    if size.width > 0 { limits.maximumWidth = Double(size.width) }
    if size.height > 0, options.contains(.truncatesLastVisibleLine) {
      limits.maximumHeight = Double(size.height)
    }
    return CGRect(origin: .zero, size: TextMeasurement.size(content, within: limits))
  }

  private var measured: TextContent { TextContent(self, font: .systemFont(ofSize: 12)) }
}

extension String {
  /// The size of the text where nothing wraps it.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// The rectangle that the text takes up; see `NSAttributedString.boundingRect(with:options:context:)`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// The size of the text where nothing wraps it.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attributes)
  }

  /// The rectangle that the text takes up; see `NSAttributedString.boundingRect(with:options:context:)`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
