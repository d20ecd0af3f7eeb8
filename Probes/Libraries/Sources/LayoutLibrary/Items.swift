import UIKit

// What hangs on items: a set of the library's own constraints and a label, by associated objects; and the old spelling
// of a protocol for classes.

public protocol Item: class {}

extension UIView: Item {}
extension UILayoutGuide: Item {}

private var constraintsKey: UInt8 = 0
private var labelKey: UInt8 = 0

extension Item {
  public var ownConstraints: [NSLayoutConstraint] {
    return store.allObjects as! [NSLayoutConstraint]
  }

  public func add(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { store.add(constraint) }
  }

  public func remove(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { store.remove(constraint) }
  }

  public var label: String? {
    get { return objc_getAssociatedObject(self, &labelKey) as? String }
    set { objc_setAssociatedObject(self, &labelKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }

  private var store: NSMutableSet {
    if let store = objc_getAssociatedObject(self, &constraintsKey) as? NSMutableSet { return store }
    let store = NSMutableSet()
    objc_setAssociatedObject(self, &constraintsKey, store, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return store
  }

  /// Takes away what anybody hung on the item.
  public func forgetEverything() { objc_removeAssociatedObjects(self) }
}

/// Everything a library asks of whatever it lays out, witnessed by Apple's members.
public protocol Node: NSObjectProtocol {
  var constraints: [NSLayoutConstraint] { get }
  var owner: UIView? { get }
}

extension UIView: Node {
  public var owner: UIView? { return superview }
}

extension UILayoutGuide: Node {
  public var constraints: [NSLayoutConstraint] {
    return owningView?.constraints.filter { $0.firstItem === self } ?? []
  }

  public var owner: UIView? { return owningView }
}

/// A name space on layout support objects, which a library holds weakly.
public struct SupportSpace {
  public weak var support: UILayoutSupport?

  public func pin(_ anchor: NSLayoutYAxisAnchor) -> NSLayoutConstraint? {
    guard let support = support else { return nil }
    return anchor.constraint(equalTo: support.bottomAnchor)
  }

  public var item: AnyObject? { return support as AnyObject? }
}

extension UILayoutSupport {
  public var space: SupportSpace { return SupportSpace(support: self) }
  public var anchors: [NSLayoutYAxisAnchor] { return [topAnchor, bottomAnchor] }
  public var height: NSLayoutDimension { return heightAnchor }
}
