// without the trait: compiles
// with the trait: compiles
// The same, on the main actor.
import UIKit

@MainActor
func settle(_ view: UIView) async {
  view.setNeedsLayout()
  await Task.yield()
  view.layoutIfNeeded()
}
