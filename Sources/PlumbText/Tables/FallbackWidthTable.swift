/// Advances of characters that the baked typeface does not have: zero, one em, an emoji's, or the average of a script.
enum FallbackWidthTable {
  private static let runs = CodePointRuns(encodedRuns, runCount: runCount)

  /// By value in the table, which is the order of the baking script: nothing, East Asian wide, emoji, then scripts.
  ///
  /// A script's average is the mean advance of its letters in the regular Noto Sans of that script (Noto Serif for
  /// Tibetan), in em; for Arabic that of the joined forms.
  private static let advances: [Double] = [
    0, 1, 1.25,
    0.6,  // none of these
    0.6, 0.6, 0.66, 0.64,  // Latin, Greek, Cyrillic, Armenian
    0.54, 0.53, 0.8, 0.63,  // Hebrew, Arabic, Syriac, Thaana
    0.67, 0.7, 0.66, 0.7, 0.74,  // Devanagari, Bengali, Gurmukhi, Gujarati, Oriya
    1.06, 0.82, 0.85, 1.04, 0.94,  // Tamil, Telugu, Kannada, Malayalam, Sinhala
    0.58, 0.59, 0.65, 0.92,  // Thai, Lao, Tibetan, Burmese
    0.64, 0.72, 0.8, 0.7, 0.76,  // Georgian, Ethiopic, Cherokee, Khmer, Mongolian
  ]

  /// The advance of a character in em.
  static func advance(of scalar: Unicode.Scalar) -> Double {
    let value = Int(runs[scalar])
    return value < advances.count ? advances[value] : 0.6
  }

  /// Whether a character takes no room of its own: marks, joiners, controls.
  static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    runs[scalar] == 0
  }

  /// Whether a character is drawn as an emoji by itself.
  static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    runs[scalar] == 2
  }
}
