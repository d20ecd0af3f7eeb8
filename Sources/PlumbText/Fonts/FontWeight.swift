/// The weight of a system font, on UIKit's scale from -1 to 1 with regular at 0.
///
/// Raw values are those of `UIFont.Weight`. Other values are allowed: the measurer interpolates between the
/// named weights and takes anything outside of them, or not a number, for the nearest named weight or regular.
public struct FontWeight: RawRepresentable, Hashable, Sendable, Comparable {
  public var rawValue: Double

  public init(rawValue: Double) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Double) {
    self.rawValue = rawValue
  }

  public static let ultraLight = FontWeight(-0.8)
  public static let thin = FontWeight(-0.6)
  public static let light = FontWeight(-0.4)
  public static let regular = FontWeight(0)
  public static let medium = FontWeight(0.23)
  public static let semibold = FontWeight(0.3)
  public static let bold = FontWeight(0.4)
  public static let heavy = FontWeight(0.56)
  public static let black = FontWeight(0.62)

  public static func < (a: FontWeight, b: FontWeight) -> Bool {
    a.rawValue < b.rawValue
  }

  /// The weight on the OpenType scale (100 thin ... 400 regular ... 900 black), interpolated between the named
  /// weights.
  public var openTypeWeight: Double {
    let raw = rawValue
    guard raw.isFinite else { return raw == .infinity ? 900 : raw == -.infinity ? 100 : 400 }
    let scale = Self.openTypeScale
    guard raw > scale[0].raw else { return scale[0].openType }
    for (low, high) in zip(scale, scale.dropFirst()) where raw <= high.raw {
      return low.openType + (high.openType - low.openType) * (raw - low.raw) / (high.raw - low.raw)
    }
    return 900
  }

  private static let openTypeScale: [(raw: Double, openType: Double)] = [
    (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800),
    (0.62, 900),
  ]
}
