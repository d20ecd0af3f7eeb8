/// Text broken into lines.
public struct TextLayout: Hashable, Sendable {
  public var lines: [TextLine]
  /// The widest line and the sum of line heights, in points, not rounded.
  public var width: Double
  public var height: Double
  /// Whether some of the text is not in `lines` or cut off.
  public var isTruncated: Bool

  public init(lines: [TextLine], width: Double, height: Double, isTruncated: Bool) {
    self.lines = lines
    self.width = width
    self.height = height
    self.isTruncated = isTruncated
  }

  /// Distance of the first baseline from the top; 0 without lines.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// Distance of the last baseline from the top; 0 without lines.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }

  /// `width` rounded up to a pixel, as labels do.
  public func width(atScale scale: Double) -> Double { PixelGrid(scale: scale).up(width) }
  /// `height` rounded up to a pixel, as labels do.
  public func height(atScale scale: Double) -> Double { PixelGrid(scale: scale).up(height) }
}
