// without the trait: error: in a synchronous nonisolated context
// with the trait: compiles
// A layout library's own functions are on the main actor, and a view calls them.
import UIKit

@MainActor
func align(_ views: [UIView]) {
  for view in views.dropFirst() { view.topAnchor.constraint(equalTo: views[0].topAnchor).isActive = true }
}

class Card: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    align([self, self])
  }

  required init?(coder: NSCoder) { nil }
}
