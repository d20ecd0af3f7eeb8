/// The advances of one font of the built-in measurer.
struct SystemFontFace {
  let size: Double
  let metrics: FontMetrics
  private let isMonospaced: Bool
  private let hasMonospacedDigits: Bool
  private let thinShare: Double
  private let blackShare: Double
  private let pointsPerUnit: Double
  /// Added after every character: tracking and corrections, without letter spacing.
  private let spacing: Double
  private let corrections: SanFranciscoCorrections
  private let inter = InterTable.shared

  init(_ font: FontRequest) {
    size = font.effectivePointSize
    metrics = .sanFrancisco(pointSize: size)
    isMonospaced = font.family == .monospaced
    hasMonospacedDigits = font.family == .monospacedDigits
    let weight = font.weight.openTypeWeight
    thinShare = weight < 400 ? (400 - weight) / 300 : 0
    blackShare = weight > 400 ? (weight - 400) / 500 : 0
    pointsPerUnit = size / InterTable.unitsPerEm
    corrections = SanFranciscoCorrections(pointSize: size, openTypeWeight: weight)
    spacing = isMonospaced ? 0 : Tracking.points(atSize: size) + corrections.spacing * size
  }

  /// The place of a character in the typeface's table; nil where a fallback measures it.
  func index(of scalar: Unicode.Scalar) -> Int? {
    isMonospaced ? nil : inter.index(of: scalar)
  }

  /// The advance of a character with tracking, in points.
  func advance(of scalar: Unicode.Scalar, index: Int?) -> Double {
    if let index {
      let isDigit = scalar.value >= 0x30 && scalar.value <= 0x39
      let source = hasMonospacedDigits && isDigit ? inter.advances[inter.zeroIndex] : inter.advances[index]
      let units =
        Double(source.regular) + thinShare * Double(source.thinDelta) + blackShare * Double(source.blackDelta)
      return units * pointsPerUnit + corrections.advance(of: scalar) * size + spacing
    }
    let em = FallbackWidthTable.advance(of: scalar)
    if em == 0 { return 0 }
    return isMonospaced && em < 1 ? 0.6 * size : em * size
  }

  /// The advance of an emoji: 1.25 em.
  var emojiAdvance: Double { 1.25 * size }

  /// Kerning between two characters of the table, in points.
  func kern(_ left: Int, _ right: Int) -> Double {
    inter.kern(left, right, blackShare: blackShare) * pointsPerUnit
  }
}
