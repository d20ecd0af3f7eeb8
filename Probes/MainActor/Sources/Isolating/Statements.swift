// A layout library whose own functions are on the main actor, and that calls views from nowhere else.
public import UIKit

infix operator |- : AdditionPrecedence

extension UIView {
  @discardableResult
  @MainActor
  public func holding(_ views: UIView...) -> Self {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    return self
  }

  @MainActor
  public static func |- (view: UIView, points: CGFloat) -> UIView {
    guard let superview = view.superview else { return view }
    view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: points).isActive = true
    return view
  }
}

@MainActor
public func equal(heights views: [UIView]) {
  for view in views.dropFirst() {
    view.heightAnchor.constraint(equalTo: views[0].heightAnchor).isActive = true
  }
}

@MainActor
public protocol Sizing {
  func size(_ points: CGFloat)
}

extension UIView: Sizing {
  public func size(_ points: CGFloat) {
    widthAnchor.constraint(equalToConstant: points).isActive = true
    heightAnchor.constraint(equalToConstant: points).isActive = true
  }
}
