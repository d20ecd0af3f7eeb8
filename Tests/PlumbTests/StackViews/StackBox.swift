import Testing

@testable import Plumb

/// A view of a fixed content size, for stacks.
final class StackBox: UIView {
  let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }

  /// A stack view at the origin, `width` points wide and `height` high.
  static func stack(_ views: [UIView], _ width: CGFloat, _ height: CGFloat) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return stack
  }
}

extension UIStackView {
  /// The frames of the arranged views after a layout pass.
  var arrangedFrames: [CGRect] {
    layoutIfNeeded()
    return arrangedSubviews.map(\.frame)
  }
}
