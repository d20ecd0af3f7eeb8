/// The vertical measures of a font, in points, with the names and signs of `UIFont`.
public struct FontMetrics: Hashable, Sendable {
  /// Distance from the baseline up to the top of the line.
  public var ascender: Double
  /// Distance from the baseline down to the bottom of the line: negative, as `UIFont.descender`.
  public var descender: Double
  /// Extra distance between lines; 0 for the system font.
  public var leading: Double
  /// Height of a line. San Francisco's differs from `ascender - descender` by less than 0.0005 of the size.
  public var lineHeight: Double
  public var capHeight: Double
  public var xHeight: Double

  public init(
    ascender: Double, descender: Double, leading: Double = 0, lineHeight: Double, capHeight: Double,
    xHeight: Double
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.lineHeight = lineHeight
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// San Francisco's metrics at a size: 1950, 494, 1443 and 1078 units of 2048.
  public static func sanFrancisco(pointSize: Double) -> FontMetrics {
    FontMetrics(
      ascender: pointSize * 1950 / 2048,
      descender: -pointSize * 494 / 2048,
      lineHeight: pointSize * 2444 / 2048,
      capHeight: pointSize * 1443 / 2048,
      xHeight: pointSize * 1078 / 2048)
  }
}
