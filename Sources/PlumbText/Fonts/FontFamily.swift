/// The family of a font that text is measured in.
public enum FontFamily: Hashable, Sendable {
  /// The system font, as `UIFont.systemFont(ofSize:weight:)`.
  case system
  /// The system font with all digits as wide as each other, as `UIFont.monospacedDigitSystemFont`.
  case monospacedDigits
  /// The system's monospaced font, as `UIFont.monospacedSystemFont`: every character 0.6 em.
  case monospaced
  /// A font that is asked for by name. A measurer that does not have it measures in its system font.
  case named(String)
}
