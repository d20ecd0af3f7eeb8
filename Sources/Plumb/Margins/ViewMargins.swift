/// The margins that a view was given, and what it last told its subclass about those in effect.
struct ViewMargins {
  /// What was set, by sides or by reading direction: the one that was set last counts.
  enum Own {
    case standard
    case sides(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  var own = Own.standard
  /// The safe area of a root, which the host gives.
  var hostSafeArea: UIEdgeInsets?

  /// 8 points on each side.
  static let standard = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
}
