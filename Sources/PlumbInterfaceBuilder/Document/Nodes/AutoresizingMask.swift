/// Which of a view's distances and extents stretch with its superview.
public struct AutoresizingMask: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  // The raw values are those of `UIView.AutoresizingMask`.
  public static let flexibleMinX = AutoresizingMask(rawValue: 1)
  public static let widthSizable = AutoresizingMask(rawValue: 2)
  public static let flexibleMaxX = AutoresizingMask(rawValue: 4)
  public static let flexibleMinY = AutoresizingMask(rawValue: 8)
  public static let heightSizable = AutoresizingMask(rawValue: 16)
  public static let flexibleMaxY = AutoresizingMask(rawValue: 32)

  static let names: [(name: String, mask: AutoresizingMask)] = [
    ("flexibleMinX", .flexibleMinX), ("widthSizable", .widthSizable), ("flexibleMaxX", .flexibleMaxX),
    ("flexibleMinY", .flexibleMinY), ("heightSizable", .heightSizable), ("flexibleMaxY", .flexibleMaxY),
  ]
}
