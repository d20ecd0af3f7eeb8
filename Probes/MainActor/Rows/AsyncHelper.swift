// without the trait: compiles
// with the trait: error: cannot be called from outside of the actor
// flags: -enable-upcoming-feature NonisolatedNonsendingByDefault
// An asynchronous function that is given a view.
import UIKit

func settle(_ view: UIView) async {
  view.setNeedsLayout()
  await Task.yield()
  view.layoutIfNeeded()
}
