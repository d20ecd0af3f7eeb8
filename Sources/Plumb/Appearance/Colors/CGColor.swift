/// A set of components that define a colour, with a colour space: grey with alpha, or sRGB with alpha.
public final class CGColor: Hashable, Sendable {
  let values: ColorComponents

  init(values: ColorComponents) { self.values = values }

  /// A colour in the grey space; components lie in 0...1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(values: ColorComponents(white: gray, alpha: alpha))
  }

  /// A colour in the sRGB space; components lie in 0...1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(values: ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A colour in the sRGB space; components lie in 0...1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Opacity, 0 transparent to 1 opaque.
  public var alpha: CGFloat { values.alpha }

  /// White and alpha for a grey, otherwise red, green, blue and alpha.
  public var components: [CGFloat]? {
    values.isGray
      ? [values.red, values.alpha] : [values.red, values.green, values.blue, values.alpha]
  }

  /// The number of components with alpha: 2 for a grey, otherwise 4.
  public var numberOfComponents: Int { values.isGray ? 2 : 4 }

  /// A colour with the same components but another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    var values = values
    values.alpha = min(max(alpha, 0), 1)
    return CGColor(values: values)
  }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.values == right.values }

  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
