// A library of today: Swift 6's language mode, no unprotected globals, retroactive conformances said so.
import UIKit

public protocol Pinnable: AnyObject {
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
}

extension UIView: Pinnable {}
extension UILayoutGuide: Pinnable {}

public final class StrictConstraint: NSLayoutConstraint {
  public weak var owner: AnyObject?
}

extension Pinnable {
  @discardableResult
  public func pin(to other: some Pinnable, insets: NSDirectionalEdgeInsets = .zero) -> [NSLayoutConstraint] {
    (self as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    let constraints = [
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.leading),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -insets.trailing),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints
  }
}

extension NSLayoutConstraint.Relation: @retroactive CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    @unknown default: "?"
    }
  }
}

/// Values of UIKit that cross from task to task.
public struct Style: Sendable, Equatable {
  public var insets = UIEdgeInsets.zero
  public var directional = NSDirectionalEdgeInsets.zero
  public var priority = UILayoutPriority.required
  public var attribute = NSLayoutConstraint.Attribute.width
  public var relation = NSLayoutConstraint.Relation.equal
  public var axis = NSLayoutConstraint.Axis.horizontal
  public var direction = UIUserInterfaceLayoutDirection.leftToRight
  public var options: NSLayoutConstraint.FormatOptions = []

  public init() {}
}

private let labels = AssociatedKey()

/// The address of a constant object is a key that needs no global variable.
final class AssociatedKey: Sendable {
  var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}

extension UIView {
  public var strictLabel: String? {
    get { objc_getAssociatedObject(self, labels.address) as? String }
    set { objc_setAssociatedObject(self, labels.address, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}
