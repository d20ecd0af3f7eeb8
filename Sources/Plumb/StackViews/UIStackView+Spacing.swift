extension UIStackView {
  /// A custom spacing that stands for the stack view's own.
  public static var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

  /// A spacing that stands for the system's distance between neighbours.
  public static var spacingUseSystem: CGFloat { CGFloat.leastNormalMagnitude }

  /// A spacing in points, whatever it stands for.
  static func points(_ spacing: CGFloat) -> CGFloat {
    spacing == spacingUseSystem ? NSLayoutConstraint.systemSpacing : spacing
  }
}
