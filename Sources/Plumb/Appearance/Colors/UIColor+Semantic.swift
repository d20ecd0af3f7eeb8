// Colours by purpose: text, fills, backgrounds, separators.
extension UIColor {
  public static let label = adaptive((0, 0, 0, 1), (255, 255, 255, 1))
  public static let secondaryLabel = adaptive((60, 60, 67, 0.6), (235, 235, 245, 0.6))
  public static let tertiaryLabel = adaptive((60, 60, 67, 0.3), (235, 235, 245, 0.3))
  public static let quaternaryLabel = adaptive((60, 60, 67, 0.18), (235, 235, 245, 0.16))
  public static let placeholderText = adaptive((60, 60, 67, 0.3), (235, 235, 245, 0.3))
  public static let link = adaptive((0, 122, 255, 1), (9, 132, 255, 1))

  public static let systemFill = adaptive((120, 120, 128, 0.2), (120, 120, 128, 0.36))
  public static let secondarySystemFill = adaptive((120, 120, 128, 0.16), (120, 120, 128, 0.32))
  public static let tertiarySystemFill = adaptive((118, 118, 128, 0.12), (118, 118, 128, 0.24))
  public static let quaternarySystemFill = adaptive((116, 116, 128, 0.08), (118, 118, 128, 0.18))

  public static let systemBackground = adaptive((255, 255, 255, 1), (0, 0, 0, 1))
  public static let secondarySystemBackground = adaptive((242, 242, 247, 1), (28, 28, 30, 1))
  public static let tertiarySystemBackground = adaptive((255, 255, 255, 1), (44, 44, 46, 1))
  public static let systemGroupedBackground = adaptive((242, 242, 247, 1), (0, 0, 0, 1))
  public static let secondarySystemGroupedBackground = adaptive((255, 255, 255, 1), (28, 28, 30, 1))
  public static let tertiarySystemGroupedBackground = adaptive((242, 242, 247, 1), (44, 44, 46, 1))
  /// The older name of ``systemGroupedBackground``.
  public static let groupTableViewBackground = systemGroupedBackground

  public static let separator = adaptive((60, 60, 67, 0.29), (84, 84, 88, 0.6))
  public static let opaqueSeparator = adaptive((198, 198, 200, 1), (56, 56, 58, 1))
}
