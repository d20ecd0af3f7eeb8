extension UIImage {
  /// What an image that comes in several variants is asked for.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The size of a symbol relative to the text beside it.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  /// The weight of a symbol's strokes.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9
  }

  /// Size, weight and scale of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let scale: SymbolScale

    init(pointSize: CGFloat?, weight: SymbolWeight, scale: SymbolScale) {
      self.pointSize = pointSize.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
      self.weight = weight
      self.scale = scale
    }

    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, weight: .unspecified, scale: scale)
    }

    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, weight: weight, scale: .unspecified)
    }

    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified)
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: .some(pointSize), weight: weight, scale: scale)
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(pointSize: textStyle.pointSize(at: .large), weight: .unspecified, scale: scale)
    }

    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize, weight: .unspecified, scale: .unspecified)
    }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
    }

    open class var unspecified: SymbolConfiguration {
      SymbolConfiguration(pointSize: nil, weight: .unspecified, scale: .unspecified)
    }

    /// The point size with the scale worked in; 17 where none was given.
    var effectivePointSize: CGFloat {
      let factor: CGFloat =
        switch scale {
        case .small: 0.78
        case .large: 1.28
        default: 1
        }
      return (pointSize ?? 17) * factor
    }

    /// This configuration, and where it says nothing the other.
    func over(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        pointSize: pointSize ?? other.pointSize,
        weight: weight == .unspecified ? other.weight : weight,
        scale: scale == .unspecified ? other.scale : scale)
    }
  }
}
