/// How strongly a view holds on to its intrinsic content size, by axis.
struct ContentPriorities {
  var horizontalHugging = UILayoutPriority.defaultLow
  var verticalHugging = UILayoutPriority.defaultLow
  var horizontalCompression = UILayoutPriority.defaultHigh
  var verticalCompression = UILayoutPriority.defaultHigh

  /// Whether they are those of a new view.
  var areStandard: Bool {
    horizontalHugging == .defaultLow && verticalHugging == .defaultLow
      && horizontalCompression == .defaultHigh
      && verticalCompression == .defaultHigh
  }

  func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? horizontalHugging : verticalHugging
  }

  func compression(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? horizontalCompression : verticalCompression
  }
}
