import Foundation

/// One line of text in one font, placed by its baseline.
///
/// The run states its width, and writers make it that wide whatever fonts the viewer has: the picture shows
/// the text where the layout put it.
public struct DisplayText: Hashable, Sendable {
  /// Which point of a text its place names: what stays where it is when the viewer's font is wider or narrower.
  public enum Anchor: Hashable, Sendable {
    case start, middle, end
  }

  public var text: String
  /// The left end of the baseline.
  public var origin: CGPoint
  /// The point that viewers which do not know about widths keep in place; needs a width.
  public var anchor: Anchor
  /// The distance from the left end to the right one, in points; nil leaves it to the viewer's font.
  public var width: Double?
  public var font: DisplayFont
  public var color: DisplayColor
  /// Points after each letter: brings viewers that do not know about widths near the right one.
  public var letterSpacing: Double
  public var isUnderlined: Bool

  public init(
    _ text: String, at origin: CGPoint, width: Double?, font: DisplayFont, color: DisplayColor,
    anchor: Anchor = .start, letterSpacing: Double = 0, isUnderlined: Bool = false
  ) {
    self.text = text
    self.origin = origin
    self.width = width
    self.font = font
    self.color = color
    self.anchor = anchor
    self.letterSpacing = letterSpacing
    self.isUnderlined = isUnderlined
  }
}
