/// One line of laid out text. All measures in points, from the top left of the text.
public struct TextLine: Hashable, Sendable {
  /// The part of the source text that this line stands for, in UTF-8 offsets, with the spaces or the newline that
  /// end it. The ranges of all lines, one after the other, cover the text up to where it was truncated.
  public var range: Range<Int>
  /// What is drawn: without the newline, without spaces at a wrap, with the ellipsis of a truncated line.
  public var text: String
  /// The width of `text`; at most the maximum width but for a single character that is wider.
  public var width: Double
  /// The advance of each character (extended grapheme cluster) of `text`, with kerning and letter spacing.
  public var advances: [Double]
  /// The stretches of `text` by run of the source, in order.
  public var segments: [TextSegment]
  /// Distance of the line's top from the top of the text.
  public var top: Double
  public var height: Double
  /// Distance of the baseline from the top of the text.
  public var baseline: Double
  /// Whether characters were replaced by an ellipsis, or cut off at the right edge.
  public var isTruncated: Bool

  public init(
    range: Range<Int>, text: String, width: Double, advances: [Double], segments: [TextSegment], top: Double,
    height: Double, baseline: Double, isTruncated: Bool
  ) {
    self.range = range
    self.text = text
    self.width = width
    self.advances = advances
    self.segments = segments
    self.top = top
    self.height = height
    self.baseline = baseline
    self.isTruncated = isTruncated
  }
}
