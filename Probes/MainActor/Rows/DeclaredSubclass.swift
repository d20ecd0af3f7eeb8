// without the trait: error: can not be referenced from a nonisolated context
// with the trait: compiles
// A subclass that says it is on the main actor, with an override that uses it.
import UIKit

@MainActor
class Card: UIView {
  private var inset: CGFloat = 8

  override var intrinsicContentSize: CGSize { CGSize(width: 2 * inset, height: 2 * inset) }

  override func layoutSubviews() {
    super.layoutSubviews()
    subviews.first?.frame = bounds.insetBy(dx: inset, dy: inset)
  }
}
