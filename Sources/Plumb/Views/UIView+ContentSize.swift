extension UIView {
  /// What an intrinsic content size says on an axis where the content asks for no size.
  nonisolated public static var noIntrinsicMetric: CGFloat { -1 }

  /// The target that asks `systemLayoutSizeFitting(_:)` for the smallest size.
  nonisolated public static var layoutFittingCompressedSize: CGSize { .zero }

  /// The target that asks `systemLayoutSizeFitting(_:)` for the largest size.
  nonisolated public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    require(
      priority.isPossible, "The hugging priority of \(self) must be greater than 0 and at most 1000.")
    switch axis {
    case .horizontal: priorities.horizontalHugging = priority
    case .vertical: priorities.verticalHugging = priority
    }
    noteChange(.contentPriorities)
  }

  func setCompression(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    require(
      priority.isPossible, "The compression resistance of \(self) must be greater than 0 and at most 1000.")
    switch axis {
    case .horizontal: priorities.horizontalCompression = priority
    case .vertical: priorities.verticalCompression = priority
    }
    noteChange(.contentPriorities)
  }

  func contentSizeDidChange() { noteChange(.contentSize) }

  /// Gives the bounds the size that fits, and keeps the frame's origin, as UIKit does.
  func fitSize() {
    let size = sizeThatFits(bounds.size)
    guard size != bounds.size else { return }
    let origin = frame.origin
    bounds.size = size
    let moved = frame.origin
    center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
  }
}
