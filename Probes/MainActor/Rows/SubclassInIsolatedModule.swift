// without the trait: error: has different actor isolation from nonisolated overridden declaration
// with the trait: compiles
// flags: -default-isolation MainActor
// A subclass in a module that is on the main actor by default.
import UIKit

class Card: UIView {
  override func layoutSubviews() { super.layoutSubviews() }
}
