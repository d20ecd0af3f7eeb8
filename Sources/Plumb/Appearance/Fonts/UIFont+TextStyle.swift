import PlumbText

extension UIFont {
  /// A purpose of text, for which the system has a font that follows the reader's preferred size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}

extension UIFont.TextStyle {
  /// The style's size in points; a style that the system does not have is as large as the body.
  func pointSize(at category: UIContentSizeCategory) -> CGFloat {
    let style = PlumbText.TextStyle(rawValue: rawValue) ?? .body
    return CGFloat(style.pointSize(at: ContentSizeCategory(rawValue: category.rawValue) ?? .large))
  }

  /// A length in the proportion in which the style's font has grown, to a third of a point.
  func scaled(_ length: CGFloat, at category: UIContentSizeCategory) -> CGFloat {
    let ratio = pointSize(at: category) / pointSize(at: .large)
    return ratio == 1 ? length : (length * ratio * 3).rounded() / 3
  }
}
