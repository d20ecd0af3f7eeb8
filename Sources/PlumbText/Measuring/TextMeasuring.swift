/// Measures text and breaks it into lines: what labels, buttons and pictures need to know about a font.
///
/// Lengths are points. Every input has an answer: sizes, widths and spacings that are negative, not a number or
/// beyond reason are clamped as their types say. Nothing is rounded to pixels; ``PixelGrid`` does that.
public protocol TextMeasuring: Sendable {
  /// The vertical metrics of a font.
  func metrics(of font: FontRequest) -> FontMetrics

  /// Breaks text into lines within limits. Takes time proportional to the text's length.
  func layout(_ text: StyledText, within limits: TextLimits) -> TextLayout

  /// The size that ``layout(_:within:)`` would have, without making the lines.
  func measure(_ text: StyledText, within limits: TextLimits) -> TextExtent
}

extension TextMeasuring {
  /// Lays out text in one font.
  public func layout(
    _ text: String, font: FontRequest, letterSpacing: Double = 0, within limits: TextLimits = .none
  ) -> TextLayout {
    layout(StyledText(text, font: font, letterSpacing: letterSpacing), within: limits)
  }

  /// The size of text in one font.
  public func measure(
    _ text: String, font: FontRequest, letterSpacing: Double = 0, within limits: TextLimits = .none
  ) -> TextExtent {
    measure(StyledText(text, font: font, letterSpacing: letterSpacing), within: limits)
  }

  /// The width of the widest paragraph on one line, in points, not rounded.
  public func width(of text: String, font: FontRequest, letterSpacing: Double = 0) -> Double {
    measure(StyledText(text, font: font, letterSpacing: letterSpacing), within: .none).width
  }
}
