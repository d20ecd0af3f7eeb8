/// A colour in sRGB with straight alpha, each component from 0 to 1.
public struct DisplayColor: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  /// Makes a colour; components outside 0...1 are clamped and numbers that are not numbers count as 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.component(red)
    self.green = Self.component(green)
    self.blue = Self.component(blue)
    self.alpha = Self.component(alpha)
  }

  /// Makes an opaque grey; 0 is black, 1 is white.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour of 24 bits, as designers write it: `0xRRGGBB`.
  public init(_ rgb: UInt32, alpha: Double = 1) {
    self.init(
      red: Double((rgb >> 16) & 0xFF) / 255, green: Double((rgb >> 8) & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255, alpha: alpha)
  }

  public static let black = DisplayColor(white: 0)
  public static let white = DisplayColor(white: 1)
  public static let clear = DisplayColor(white: 0, alpha: 0)

  /// The same colour, `factor` times as opaque.
  public func faded(_ factor: Double) -> DisplayColor {
    DisplayColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// The colour `amount` (0...1) of the way from this one to `other`.
  public func mixed(with other: DisplayColor, _ amount: Double) -> DisplayColor {
    DisplayColor(
      red: red + (other.red - red) * amount, green: green + (other.green - green) * amount,
      blue: blue + (other.blue - blue) * amount, alpha: alpha + (other.alpha - alpha) * amount)
  }

  private static func component(_ value: Double) -> Double {
    value.isNaN ? 0 : min(1, max(0, value))
  }
}
