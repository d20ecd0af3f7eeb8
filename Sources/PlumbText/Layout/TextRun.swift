/// A stretch of text in one font.
public struct TextRun: Hashable, Sendable {
  public var text: String
  public var font: FontRequest
  /// Points added after every character, as the attribute `kern`.
  public var letterSpacing: Double

  public init(_ text: String, font: FontRequest, letterSpacing: Double = 0) {
    self.text = text
    self.font = font
    self.letterSpacing = letterSpacing
  }
}
