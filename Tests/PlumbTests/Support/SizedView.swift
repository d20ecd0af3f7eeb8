@testable import Plumb

/// A view that asks for a size, and may have lines of text in it.
class SizedView: UIView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
  var baselines: ContentBaselines?

  init(_ width: CGFloat, _ height: CGFloat, hugging: Float = 250, resistance: Float = 750) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
    setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .horizontal)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
  override var contentBaselines: ContentBaselines? { baselines }

  func lines(first: CGFloat, last: CGFloat) -> Self {
    baselines = ContentBaselines(first: .belowTop(first), last: .aboveBottom(last))
    return self
  }
}

/// Text of characters in cells of one size that may break anywhere.
final class Cells: SizedView {
  let count: CGFloat
  let cell: CGSize

  init(_ count: CGFloat, cell: CGSize = CGSize(width: 8, height: 16)) {
    self.count = count
    self.cell = cell
    super.init(count * cell.width, cell.height)
  }

  required init?(coder: NSCoder) { nil }

  override var wrapsContent: Bool { true }

  override func contentSize(fitting width: CGFloat?) -> CGSize {
    guard let width, width >= cell.width else { return size }
    let perLine = (width / cell.width + 1e-6).rounded(.down)
    return CGSize(width: size.width, height: (count / perLine).rounded(.up) * cell.height)
  }
}
