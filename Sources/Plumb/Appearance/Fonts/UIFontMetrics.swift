/// Scales fonts and lengths by the content size category, as a text style's own font scales.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let textStyle: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) { self.textStyle = textStyle }

  /// The metrics of the body style.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font scaled, but not above `maximumPointSize`, where 0 stands for no limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaling = FontScaling(
      textStyle: textStyle, baseSize: font.pointSize, maximumSize: maximumPointSize)
    let category = UIFont.category(of: traitCollection)
    return UIFont(face: font.face, size: scaling.size(at: category), scaling: scaling)
  }

  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// The length in the proportion in which the text style's font has grown, to a third of a point.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    textStyle.scaled(value, at: UIFont.category(of: traitCollection))
  }
}
