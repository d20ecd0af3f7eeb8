/// A colour with an opacity, fixed or dependent on the traits of the place where it is shown.
///
/// Components lie in 0...1 in the extended sRGB space: values outside of it are kept, as Apple keeps them.
/// A dynamic colour asked for its components gives those of the light appearance.
open class UIColor: NSObject, @unchecked Sendable {
  let source: Source

  /// Where the components come from.
  enum Source {
    case fixed(ColorComponents)
    case adaptive(light: ColorComponents, dark: ColorComponents)
    case provider((UITraitCollection) -> UIColor)
  }

  init(source: Source) { self.source = source }

  /// A grey: 0 black to 1 white.
  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(ColorComponents(white: white, alpha: alpha))
  }

  /// A colour of the sRGB space.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A colour of the sRGB space by hue (a fraction of a turn), saturation and brightness.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    source = .fixed(
      ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  public init(cgColor: CGColor) { source = .fixed(cgColor.values) }

  /// A colour that `dynamicProvider` makes for given traits.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .provider(dynamicProvider)
  }

  /// The colour in the light appearance.
  open var cgColor: CGColor { CGColor(values: components) }

  /// The fixed colour that this one is in an environment with the given traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: self
    case .adaptive(let light, let dark):
      UIColor(source: .fixed(traitCollection.userInterfaceStyle == .dark ? dark : light))
    case .provider(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// The same colour with another opacity; one that is dynamic stays so.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let components): UIColor(source: .fixed(components.withAlpha(alpha)))
    case .adaptive(let light, let dark):
      UIColor(source: .adaptive(light: light.withAlpha(alpha), dark: dark.withAlpha(alpha)))
    case .provider(let provider):
      UIColor(source: .provider { provider($0).withAlphaComponent(alpha) })
    }
  }

  /// The components in the light appearance.
  var components: ColorComponents {
    switch source {
    case .fixed(let components): components
    case .adaptive(let light, _): light
    case .provider(let provider): provider(UITraitCollection(userInterfaceStyle: .light)).components
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    return switch (source, other.source) {
    case (.fixed(let mine), .fixed(let theirs)): mine == theirs
    case (.adaptive(let light, let dark), .adaptive(let otherLight, let otherDark)):
      light == otherLight && dark == otherDark
    default: false
    }
  }

  open override var hash: Int { components.hashValue }

  open override var description: String {
    let values = components
    return values.isGray
      ? "UIExtendedGrayColorSpace \(values.red.short) \(values.alpha.short)"
      : "UIExtendedSRGBColorSpace \(values.red.short) \(values.green.short) \(values.blue.short) "
        + values.alpha.short
  }
}

extension ColorComponents {
  fileprivate func withAlpha(_ alpha: CGFloat) -> ColorComponents {
    var copy = self
    copy.alpha = alpha > 0 ? min(alpha, 1) : 0
    return copy
  }
}

extension CGFloat {
  /// Six significant digits without trailing zeros, as `%g` writes a number.
  fileprivate var short: String { String(format: "%g", Double(self)) }
}
