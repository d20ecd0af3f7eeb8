// without the trait: compiles
// with the trait: compiles
// flags: -swift-version 5
// The same in Swift 5 mode, and a global that nothing protects.
import UIKit

var made: [NSLayoutConstraint] = []

func settle(_ view: UIView) {
  made.append(view.widthAnchor.constraint(equalToConstant: 10))
  view.layoutIfNeeded()
}
