import Foundation

/// One line of text in one font, placed by its baseline.
///
/// The run states its width, and writers make it that wide whatever fonts the viewer has: the picture shows
/// the text where the layout put it.
public struct DisplayText: Hashable, Sendable {
  public var text: String
  /// The left end of the baseline.
  public var origin: CGPoint
  /// The distance from the left end to the right one, in points; nil leaves it to the viewer's font.
  public var width: Double?
  public var font: DisplayFont
  public var color: DisplayColor
  public var isUnderlined: Bool

  public init(
    _ text: String, at origin: CGPoint, width: Double?, font: DisplayFont, color: DisplayColor,
    isUnderlined: Bool = false
  ) {
    self.text = text
    self.origin = origin
    self.width = width
    self.font = font
    self.color = color
    self.isUnderlined = isUnderlined
  }
}
