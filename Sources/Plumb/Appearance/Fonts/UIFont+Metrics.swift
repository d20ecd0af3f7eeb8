// San Francisco's vertical metrics, in font units of 1/2048 em: ascender 1950, descender -494, no line gap,
// capitals 1443, x 1078. A 17-point line is therefore 20.287 points high.
extension UIFont {
  /// The distance from the baseline up to the top of a line, in points.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }

  /// The distance from the baseline to the bottom of a line, in points: negative, since it lies below.
  public var descender: CGFloat { pointSize * -494 / 2048 }

  /// The height of a line, in points.
  public var lineHeight: CGFloat { pointSize * 2444 / 2048 }

  /// Space between lines beyond their height; San Francisco has none.
  public var leading: CGFloat { 0 }

  /// The height of a capital letter, in points.
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }

  /// The height of a small letter without ascender, in points.
  public var xHeight: CGFloat { pointSize * 1078 / 2048 }
}
