import UIKit

/// A reference to every method of anchors, in Apple's exact types.
public enum AnchorReferences {
  public typealias Relate<Kind: AnyObject> = (NSLayoutAnchor<Kind>) -> NSLayoutConstraint
  public typealias RelatePlus<Kind: AnyObject> = (NSLayoutAnchor<Kind>, CGFloat) -> NSLayoutConstraint
  public typealias Size = (CGFloat) -> NSLayoutConstraint
  public typealias Scale = (NSLayoutDimension, CGFloat) -> NSLayoutConstraint
  public typealias ScalePlus = (NSLayoutDimension, CGFloat, CGFloat) -> NSLayoutConstraint

  public static func relations<Kind>(of anchor: NSLayoutAnchor<Kind>) -> [Relate<Kind>] {
    return [
      anchor.constraint(equalTo:), anchor.constraint(greaterThanOrEqualTo:),
      anchor.constraint(lessThanOrEqualTo:),
    ]
  }

  public static func shiftedRelations<Kind>(of anchor: NSLayoutAnchor<Kind>) -> [RelatePlus<Kind>] {
    return [
      anchor.constraint(equalTo:constant:), anchor.constraint(greaterThanOrEqualTo:constant:),
      anchor.constraint(lessThanOrEqualTo:constant:),
    ]
  }

  public static func sizes(of anchor: NSLayoutDimension) -> [Size] {
    return [
      anchor.constraint(equalToConstant:), anchor.constraint(greaterThanOrEqualToConstant:),
      anchor.constraint(lessThanOrEqualToConstant:),
    ]
  }

  public static func scales(of anchor: NSLayoutDimension) -> [Scale] {
    return [
      anchor.constraint(equalTo:multiplier:), anchor.constraint(greaterThanOrEqualTo:multiplier:),
      anchor.constraint(lessThanOrEqualTo:multiplier:),
    ]
  }

  public static func shiftedScales(of anchor: NSLayoutDimension) -> [ScalePlus] {
    return [
      anchor.constraint(equalTo:multiplier:constant:),
      anchor.constraint(greaterThanOrEqualTo:multiplier:constant:),
      anchor.constraint(lessThanOrEqualTo:multiplier:constant:),
    ]
  }

  /// Unapplied: a function of the anchor first.
  public static let unapplied: (NSLayoutDimension) -> Size = NSLayoutDimension.constraint(equalToConstant:)

  /// The initialiser and the class methods of constraints.
  public static let make:
    (
      Any, NSLayoutConstraint.Attribute, NSLayoutConstraint.Relation, Any?, NSLayoutConstraint.Attribute,
      CGFloat,
      CGFloat
    ) -> NSLayoutConstraint = NSLayoutConstraint.init(
      item:attribute:relatedBy:toItem:attribute:multiplier:constant:)
  public static let activate: ([NSLayoutConstraint]) -> Void = NSLayoutConstraint.activate(_:)
  public static let deactivate: ([NSLayoutConstraint]) -> Void = NSLayoutConstraint.deactivate(_:)
}
