/// The size of laid out text without its lines: what a label's intrinsic content size needs. Points, not rounded.
public struct TextExtent: Hashable, Sendable {
  public var width: Double
  public var height: Double
  public var lineCount: Int
  /// Distances from the top; 0 without lines.
  public var firstBaseline: Double
  public var lastBaseline: Double
  public var isTruncated: Bool

  public init(
    width: Double, height: Double, lineCount: Int, firstBaseline: Double, lastBaseline: Double,
    isTruncated: Bool
  ) {
    self.width = width
    self.height = height
    self.lineCount = lineCount
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.isTruncated = isTruncated
  }

  /// `width` rounded up to a pixel, as labels do.
  public func width(atScale scale: Double) -> Double { PixelGrid(scale: scale).up(width) }
  /// `height` rounded up to a pixel, as labels do.
  public func height(atScale scale: Double) -> Double { PixelGrid(scale: scale).up(height) }
}
