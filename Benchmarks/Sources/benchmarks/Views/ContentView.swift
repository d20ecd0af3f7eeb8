import Plumb

/// A view with a content size of its own, as a label has, but without text to measure.
final class ContentView: UIView {
  private let size: CGSize

  init(_ width: Double, _ height: Double, hugging: Float, compression: Float) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(UILayoutPriority(hugging), for: axis)
      setContentCompressionResistancePriority(UILayoutPriority(compression), for: axis)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

extension UIView {
  /// Adds a view that is placed by constraints alone.
  @discardableResult
  func place<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }

  /// Whether the constraints leave the frame of a view of this tree open.
  var hasOpenValues: Bool { hasAmbiguousLayout || subviews.contains(where: \.hasOpenValues) }

  /// The number of views in this tree.
  var viewCount: Int { subviews.reduce(1) { $0 + $1.viewCount } }

  /// Writes left, top, width and height of every view of the tree in the root's coordinates, in the tree's pre-order.
  func appendFrames(to values: inout [Double], originX: Double = 0, originY: Double = 0) {
    let isRoot = superview == nil
    let (x, y) = isRoot ? (0, 0) : (originX + frame.origin.x, originY + frame.origin.y)
    values += [x, y, frame.width, frame.height]
    for view in subviews { view.appendFrames(to: &values, originX: x, originY: y) }
  }
}
