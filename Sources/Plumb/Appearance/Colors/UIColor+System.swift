// The adaptable colours of the system, as Apple's Human Interface Guidelines list them.
extension UIColor {
  public static let systemRed = adaptive((255, 59, 48, 1), (255, 69, 58, 1))
  public static let systemOrange = adaptive((255, 149, 0, 1), (255, 159, 10, 1))
  public static let systemYellow = adaptive((255, 204, 0, 1), (255, 214, 10, 1))
  public static let systemGreen = adaptive((52, 199, 89, 1), (48, 209, 88, 1))
  public static let systemMint = adaptive((0, 199, 190, 1), (99, 230, 226, 1))
  public static let systemTeal = adaptive((48, 176, 199, 1), (64, 200, 224, 1))
  public static let systemCyan = adaptive((50, 173, 230, 1), (100, 210, 255, 1))
  public static let systemBlue = adaptive((0, 122, 255, 1), (10, 132, 255, 1))
  public static let systemIndigo = adaptive((88, 86, 214, 1), (94, 92, 230, 1))
  public static let systemPurple = adaptive((175, 82, 222, 1), (191, 90, 242, 1))
  public static let systemPink = adaptive((255, 45, 85, 1), (255, 55, 95, 1))
  public static let systemBrown = adaptive((162, 132, 94, 1), (172, 142, 104, 1))

  public static let systemGray = adaptive((142, 142, 147, 1), (142, 142, 147, 1))
  public static let systemGray2 = adaptive((174, 174, 178, 1), (99, 99, 102, 1))
  public static let systemGray3 = adaptive((199, 199, 204, 1), (72, 72, 74, 1))
  public static let systemGray4 = adaptive((209, 209, 214, 1), (58, 58, 60, 1))
  public static let systemGray5 = adaptive((229, 229, 234, 1), (44, 44, 46, 1))
  public static let systemGray6 = adaptive((242, 242, 247, 1), (28, 28, 30, 1))

  /// The tint of the view that shows it; where no view says otherwise, the system's blue.
  public static let tintColor = systemBlue

  typealias Bytes = (Int, Int, Int, CGFloat)

  static func adaptive(_ light: Bytes, _ dark: Bytes) -> UIColor {
    UIColor(
      source: .adaptive(
        light: ColorComponents(light.0, light.1, light.2, light.3),
        dark: ColorComponents(dark.0, dark.1, dark.2, dark.3)))
  }
}
