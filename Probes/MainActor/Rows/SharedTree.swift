// without the trait: error: risks causing data races
// with the trait: error: cannot be called from outside of the actor
// One tree in two tasks.
import UIKit

func share() async {
  let root = UIView()
  async let first: Void = Task.detached { root.layoutIfNeeded() }.value
  async let second: Void = Task.detached { root.setNeedsLayout() }.value
  _ = await (first, second)
}
