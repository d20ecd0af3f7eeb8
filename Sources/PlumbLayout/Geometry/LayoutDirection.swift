/// The reading direction, with the raw values of `UIUserInterfaceLayoutDirection`.
public enum LayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}
