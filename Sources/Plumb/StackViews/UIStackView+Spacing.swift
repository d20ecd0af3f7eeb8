extension UIStackView {
  /// A custom spacing that stands for the stack view's own.
  public static var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// A spacing that stands for the system's distance between neighbours.
  public static var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// A spacing in points, whatever it stands for.
  static func points(_ spacing: CGFloat) -> CGFloat {
    spacing == spacingUseSystem ? NSLayoutConstraint.systemSpacing : spacing
  }
}
