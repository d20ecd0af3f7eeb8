// A layout library in Swift 5 mode that never heard of actors: free operators, unprotected globals, associated objects.
import UIKit

infix operator /==/ : ComparisonPrecedence

@discardableResult
public func /==/ (left: NSLayoutXAxisAnchor, right: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
  finish(left.constraint(equalTo: right))
}

@discardableResult
public func /==/ (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
  finish(left.constraint(equalToConstant: right))
}

private func finish(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
  (constraint.firstItem as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  constraint.priority = .required
  constraint.isActive = true
  made.append(constraint)
  return constraint
}

private var made: [NSLayoutConstraint] = []
private var key = 0

public var countOfStatements: Int { made.count }

public class LegacyConstraint: NSLayoutConstraint {
  public var label: String?
  public override var description: String { "\(label ?? "?"): \(constant)" }
}

public protocol LegacyItem: AnyObject {
  var superview: UIView? { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
}

extension UIView: LegacyItem {}

public struct LegacyMaker {
  let item: LegacyItem
  var styles: [(UIView) -> Void] = [{ $0.isHidden = false }]

  public func top(_ points: CGFloat) {
    guard let superview = item.superview else { return }
    let constraint = item.topAnchor.constraint(equalTo: superview.topAnchor, constant: points)
    constraint.isActive = true
    (item as? UIView).map { view in styles.forEach { $0(view) } }
  }
}

extension UIView {
  public var legacy: LegacyMaker { LegacyMaker(item: self) }

  public var legacyName: String? {
    get { objc_getAssociatedObject(self, &key) as? String }
    set { objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
