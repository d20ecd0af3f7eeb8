@testable import Plumb

extension UIView {
  /// Adds a view that constraints place, at the view's top.
  func placeAtTop(_ view: UIView) {
    place(view)
    view.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}
