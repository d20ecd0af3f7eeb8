/// The colours of what is drawn over a screen, and what each means.
enum OverlayPalette {
  static let constraint = DisplayColor(0x0A6CFF)
  static let conflict = DisplayColor(0xE5302A)
  static let margin = DisplayColor(0x14A37F)
  static let safeArea = DisplayColor(0xE08A00)
  static let frame = DisplayColor(0xE0488B)

  /// Small print on the overlay.
  static let font = DisplayFont(size: 9, weight: 600)
}
