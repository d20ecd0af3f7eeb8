/// The part of a line that belongs to one run: what a renderer draws in one font.
public struct TextSegment: Hashable, Sendable {
  /// Index in ``StyledText/runs``.
  public var run: Int
  public var text: String
  /// Distance from the line's left edge, in points.
  public var x: Double
  /// Sum of the advances, in points.
  public var width: Double

  public init(run: Int, text: String, x: Double, width: Double) {
    self.run = run
    self.text = text
    self.x = x
    self.width = width
  }
}
