extension UIStackView {
  /// A custom spacing that stands for the stack view's own.
  nonisolated public static var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// A spacing that stands for the system's distance between neighbours.
  nonisolated public static var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// A spacing in points; `nil` where it stands for the default, or is no finite number.
  static func points(_ spacing: CGFloat) -> CGFloat? {
    if spacing == spacingUseSystem { return NSLayoutConstraint.systemSpacing }
    return spacing.isFinite && spacing != spacingUseDefault ? spacing : nil
  }
}
