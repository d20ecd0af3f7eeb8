/// Everything that tells one font from another, except its size.
struct FontFace: Hashable, Sendable {
  enum Family: Hashable, Sendable {
    case system(UIFontDescriptor.SystemDesign)
    case named(String)
  }

  var family: Family = .system(.default)
  var weight: UIFont.Weight = .regular
  var isItalic = false
  var hasMonospacedDigits = false
  /// `boldSystemFont` draws San Francisco's semibold, yet calls itself bold.
  var isBoldSystem = false

  init() {}

  init(design: UIFontDescriptor.SystemDesign = .default, weight: UIFont.Weight, isItalic: Bool = false) {
    family = .system(design)
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Reads weight and slant from the style that follows the family in a PostScript name.
  init?(fontName: String) {
    guard !fontName.isEmpty else { return nil }
    let style = fontName.split(separator: "-", maxSplits: 1).dropFirst().first.map { $0.lowercased() } ?? ""
    isItalic = style.contains("italic") || style.contains("oblique")
    weight = Self.weights.first { style.contains($0.name) }?.weight ?? .regular
    family = fontName.hasPrefix(".SFUI") ? .system(.default) : .named(fontName)
  }

  /// Longer names before the names that they contain.
  private static let weights: [(name: String, weight: UIFont.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("semibold", .semibold),
    ("demibold", .semibold), ("extrabold", .heavy), ("ultrabold", .heavy), ("thin", .thin),
    ("light", .light), ("medium", .medium), ("heavy", .heavy), ("black", .black), ("bold", .bold),
  ]

  var fontName: String {
    switch family {
    case .named(let name): name
    case .system(let design):
      Self.prefix(of: design) + "-"
        + (isItalic && weight == .regular
          ? "RegularItalic" : Self.name(of: isBoldSystem ? .semibold : weight) + (isItalic ? "Italic" : ""))
    }
  }

  var familyName: String {
    switch family {
    case .named(let name): String(name.prefix { $0 != "-" })
    case .system(let design):
      design == .default ? ".AppleSystemUIFont" : ".AppleSystemUIFont" + design.familySuffix
    }
  }

  private static func prefix(of design: UIFontDescriptor.SystemDesign) -> String {
    switch design {
    case .monospaced: ".SFUIMono"
    case .rounded: ".SFUIRounded"
    case .serif: ".NewYork"
    default: ".SFUI"
    }
  }

  private static func name(of weight: UIFont.Weight) -> String {
    switch weight.rawValue {
    case ..<(-0.7): "Ultralight"
    case ..<(-0.5): "Thin"
    case ..<(-0.2): "Light"
    case ..<0.115: "Regular"
    case ..<0.265: "Medium"
    case ..<0.35: "Semibold"
    case ..<0.48: "Bold"
    case ..<0.59: "Heavy"
    default: "Black"
    }
  }
}

extension UIFontDescriptor.SystemDesign {
  fileprivate var familySuffix: String {
    switch self {
    case .monospaced: "Monospaced"
    case .rounded: "Rounded"
    case .serif: "Serif"
    default: ""
    }
  }
}
