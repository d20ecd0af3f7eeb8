/// What a caller asks of a font: family, size, weight and slope.
///
/// A text style is resolved by the caller (``TextStyle/pointSize(at:)``).
public struct FontRequest: Hashable, Sendable {
  public var family: FontFamily
  /// The size in points. Sizes that are not above zero, or not a number, measure as empty;
  /// see ``effectivePointSize``.
  public var pointSize: Double
  public var weight: FontWeight
  public var isItalic: Bool

  public init(
    family: FontFamily = .system, pointSize: Double, weight: FontWeight = .regular, isItalic: Bool = false
  ) {
    self.family = family
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
  }

  /// The system font of a size and weight.
  public static func system(_ pointSize: Double, weight: FontWeight = .regular) -> FontRequest {
    FontRequest(pointSize: pointSize, weight: weight)
  }

  /// The size that is measured with: `pointSize` between 0 and ``maximumPointSize``, 0 for not a number.
  public var effectivePointSize: Double {
    guard pointSize > 0 else { return 0 }
    return min(pointSize, Self.maximumPointSize)
  }

  /// The largest size that is told from others: a million points. It keeps every sum of advances finite.
  public static let maximumPointSize = 1e6
}
