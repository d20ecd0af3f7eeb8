/// When a variation applies: `default`, or parts such as `heightClass=compact` joined by hyphens.
struct VariationKey: Hashable {
  var width: SizeClass?
  var height: SizeClass?

  /// Nil for a key that names anything but size classes.
  init?(_ text: String) {
    if text == "default" { return }
    for part in text.split(separator: "-", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, let value = SizeClass(rawValue: String(sides[1])), value != .unspecified else {
        return nil
      }
      switch sides[0] {
      case "widthClass" where width == nil: width = value
      case "heightClass" where height == nil: height = value
      default: return nil
      }
    }
  }

  /// Number of parts: a variation with more of them wins.
  var specificity: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

  /// A class that is not known matches nothing but `default`.
  func matches(_ classes: SizeClasses) -> Bool {
    (width.map { $0 == classes.width } ?? true) && (height.map { $0 == classes.height } ?? true)
  }
}
