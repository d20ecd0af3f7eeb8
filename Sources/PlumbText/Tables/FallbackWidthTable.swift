/// Advances of characters that the baked typeface does not have: zero, one em, an emoji's, or the average of a script.
enum FallbackWidthTable {
  private static let runs = CodePointRuns(encodedRuns, runCount: runCount)

  /// By value in the table: nothing, East Asian wide, emoji, then scripts in the order of the baking script.
  ///
  /// The averages are mean advances of the letters of the script in Google's Noto Sans (Noto Sans Arabic and so on),
  /// regular, in em.
  private static let advances: [Double] = [
    0, 1, 1.25,
    0.6, 0.56, 0.58, 0.6, 0.62, 0.57, 0.55, 0.6, 0.6, 0.65, 0.65, 0.6, 0.65,
    0.75, 0.85, 0.75, 0.8, 0.9, 0.8, 0.6, 0.6, 0.6, 0.8, 0.65, 0.75, 0.7, 0.6, 0.6,
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
