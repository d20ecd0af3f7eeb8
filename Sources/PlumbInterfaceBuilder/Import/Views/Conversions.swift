import Plumb
import PlumbLayout

// Between the values of documents and those of UIKit.

extension CGRect {
  init(_ rect: Rect) {
    self.init(
      x: rect.origin.x, y: rect.origin.y, width: max(0, rect.size.width), height: max(0, rect.size.height))
  }
}

extension UIEdgeInsets {
  init(_ insets: Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension Priority {
  var uiKit: UILayoutPriority { UILayoutPriority(rawValue: value) }
}

extension SizeClass {
  var uiKit: UIUserInterfaceSizeClass {
    switch self {
    case .unspecified: .unspecified
    case .compact: .compact
    case .regular: .regular
    }
  }
}
