extension UIFont {
  /// The standard size of labels: 17 points.
  public static let labelFontSize: CGFloat = 17
  /// The standard size of buttons: 18 points.
  public static let buttonFontSize: CGFloat = 18
  /// The standard size of the system font: 14 points.
  public static let systemFontSize: CGFloat = 14
  /// The size of the system font where space is scarce: 12 points.
  public static let smallSystemFontSize: CGFloat = 12

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(weight: .regular), size: fontSize)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(weight: weight), size: fontSize)
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var face = FontFace(weight: .bold)
    face.isBoldSystem = true
    return UIFont(face: face, size: fontSize)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(weight: .regular, isItalic: true), size: fontSize)
  }

  /// The system font with digits of one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var face = FontFace(weight: weight)
    face.hasMonospacedDigits = true
    return UIFont(face: face, size: fontSize)
  }

  /// The system's font with characters of one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(design: .monospaced, weight: weight), size: fontSize)
  }

  /// The font of a text style at the content size category of the current traits.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, category: category(of: nil))
  }

  /// The font of a text style at the content size category of the given traits.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style, category: category(of: traitCollection))
  }

  /// The category of the traits, or of the current ones where they specify none.
  static func category(of traitCollection: UITraitCollection?) -> UIContentSizeCategory {
    traitCollection?.values.preferredContentSizeCategory
      ?? UITraitCollection.currentValues.preferredContentSizeCategory ?? .large
  }

  /// Only the headline is semibold; every other style is regular.
  static func preferredFont(forTextStyle style: TextStyle, category: UIContentSizeCategory) -> UIFont {
    UIFont(
      face: FontFace(weight: style == .headline ? .semibold : .regular),
      size: style.pointSize(at: category), scaling: FontScaling(textStyle: style))
  }
}
