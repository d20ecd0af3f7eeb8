extension UIStackView {
  /// Where the views lie across the axis.
  public enum Alignment: Int, Sendable {
    case fill = 0
    /// The leading edges of a vertical stack, the top edges of a horizontal one.
    case leading = 1
    case firstBaseline = 2
    case center = 3
    /// The trailing edges of a vertical stack, the bottom edges of a horizontal one.
    case trailing = 4
    case lastBaseline = 5

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }
}
