import Testing

@testable import Plumb

// Libraries require Apple's exact signatures through protocols of their own, and take references to methods. A
// member whose only form has extra default arguments can do neither, so every one is witnessed here.

private protocol LocationAnchor {
  associatedtype Other
  func constraint(equalTo anchor: Other) -> NSLayoutConstraint
  func constraint(greaterThanOrEqualTo anchor: Other) -> NSLayoutConstraint
  func constraint(lessThanOrEqualTo anchor: Other) -> NSLayoutConstraint
  func constraint(equalTo anchor: Other, constant: CGFloat) -> NSLayoutConstraint
  func constraint(greaterThanOrEqualTo anchor: Other, constant: CGFloat) -> NSLayoutConstraint
  func constraint(lessThanOrEqualTo anchor: Other, constant: CGFloat) -> NSLayoutConstraint
}

extension NSLayoutAnchor: LocationAnchor {}

private protocol DimensionAnchor {
  func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint
  func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint
  func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint
  func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
  func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
  func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
  func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
}

extension NSLayoutDimension: DimensionAnchor {}

private protocol HorizontalAnchor {
  func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension
}

extension NSLayoutXAxisAnchor: HorizontalAnchor {}

private protocol VerticalAnchor {
  func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension
}

extension NSLayoutYAxisAnchor: VerticalAnchor {}

private protocol Anchored {
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

struct SignatureTests {
  @Test func methodReferencesHaveApplesTypes() {
    let view = UIView()
    let constant: (CGFloat) -> NSLayoutConstraint = view.widthAnchor.constraint(equalToConstant:)
    #expect(constant(3).constant == 3)
    let equal: (NSLayoutAnchor<NSLayoutXAxisAnchor>) -> NSLayoutConstraint =
      view.leadingAnchor.constraint(equalTo:)
    #expect(equal(view.trailingAnchor).secondAttribute == .trailing)
    let make:
      (
        Any, NSLayoutConstraint.Attribute, NSLayoutConstraint.Relation, Any?, NSLayoutConstraint.Attribute,
        CGFloat, CGFloat
      ) -> NSLayoutConstraint = NSLayoutConstraint.init(
        item:attribute:relatedBy:toItem:attribute:multiplier:constant:)
    #expect(make(view, .width, .equal, nil, .notAnAttribute, 1, 2).constant == 2)
    let activate: ([NSLayoutConstraint]) -> Void = NSLayoutConstraint.activate
    activate([constant(1)])
    #expect(view.constraints.count == 1)
  }

  @Test func genericCodeReachesTheWitnesses() {
    func pin<Anchor: LocationAnchor>(_ anchor: Anchor, _ other: Anchor.Other) -> NSLayoutConstraint {
      anchor.constraint(lessThanOrEqualTo: other, constant: 4)
    }
    let view = UIView()
    let constraint = pin(view.topAnchor, view.bottomAnchor)
    #expect(constraint.relation == .lessThanOrEqual)
    #expect(constraint.constant == 4)
  }
}
