/// The heights of lines, as in `NSParagraphStyle`. All in points but the multiple; 0 means "not limited".
///
/// Values that are negative or not a number count as 0.
public struct ParagraphFormat: Hashable, Sendable {
  /// Added between lines, not after the last one.
  public var lineSpacing: Double
  /// Multiplies the font's line height before the limits apply.
  public var lineHeightMultiple: Double
  public var minimumLineHeight: Double
  public var maximumLineHeight: Double
  /// Added between paragraphs, on top of `lineSpacing`.
  public var paragraphSpacing: Double

  public init(
    lineSpacing: Double = 0, lineHeightMultiple: Double = 0, minimumLineHeight: Double = 0,
    maximumLineHeight: Double = 0, paragraphSpacing: Double = 0
  ) {
    self.lineSpacing = lineSpacing
    self.lineHeightMultiple = lineHeightMultiple
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
    self.paragraphSpacing = paragraphSpacing
  }
}
