import UIKit

// The shapes in which libraries generalise anchors. A member whose only form had extra default arguments could not
// witness any of these requirements.

public protocol AnchorKind {}

extension NSLayoutAnchor: AnchorKind {}

public protocol PositionAnchor {
  associatedtype Kind: AnyObject
  func constraint(equalTo anchor: NSLayoutAnchor<Kind>) -> NSLayoutConstraint
  func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<Kind>) -> NSLayoutConstraint
  func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<Kind>) -> NSLayoutConstraint
  func constraint(equalTo anchor: NSLayoutAnchor<Kind>, constant c: CGFloat) -> NSLayoutConstraint
  func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<Kind>, constant c: CGFloat)
    -> NSLayoutConstraint
  func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<Kind>, constant c: CGFloat) -> NSLayoutConstraint
}

extension NSLayoutAnchor: PositionAnchor {
  public typealias Kind = AnchorType
}

public protocol SizeAnchor {
  func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint
  func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint
  func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint
  func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
  func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
  func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
  func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint
  func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint
}

extension NSLayoutDimension: SizeAnchor {}

public protocol HorizontalAnchor {
  func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension
  func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint
  func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint
}

extension NSLayoutXAxisAnchor: HorizontalAnchor {}

public protocol VerticalAnchor {
  func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension
  func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint
  func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint
}

extension NSLayoutYAxisAnchor: VerticalAnchor {}

/// Views and guides alike.
public protocol Anchored {
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var leftAnchor: NSLayoutXAxisAnchor { get }
  var rightAnchor: NSLayoutXAxisAnchor { get }
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UIView: Anchored {}
extension UILayoutGuide: Anchored {}
