import UIKit
import XCTest

@testable import LayoutLibrary

/// Constraint subclasses, items and what a library reads of its constraints.
final class ConstraintProbe: XCTestCase {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let maker = Maker()

  func testASubclassInheritsItsInitialisers() {
    let constraint = maker.make(container, .width, .equal, nil, .width, 1, 50)
    constraint.label = "wide"
    constraint.isActive = true
    XCTAssertTrue(container.constraints.first is LibraryConstraint)
    XCTAssertTrue(constraint.maker === maker)
    XCTAssertEqual(constraint.identifier, "wide")
    XCTAssertEqual(LibraryConstraint().priority, .required)
    // Nothing on the right: no attribute there either, whatever was passed.
    XCTAssertNil(constraint.secondItem)
    XCTAssertEqual(constraint.secondAttribute, .notAnAttribute)
    XCTAssertTrue(constraint.description.contains("wide"))
    XCTAssertTrue(constraint == maker.make(container, .width, .equal, nil, .height, 1, 10))
    XCTAssertFalse(constraint == maker.make(container, .width, .equal, nil, .height, 2, 50))
  }

  func testOverridesAreCalled() {
    let constraint = ChattyConstraint(
      item: container, attribute: .height, relatedBy: .lessThanOrEqual, toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1, constant: 3)
    constraint.constant = 4
    constraint.priority = .defaultLow
    ChattyConstraint.activate([constraint])
    constraint.isActive = false
    XCTAssertEqual(constraint.changes, 4)
    XCTAssertEqual("\(constraint)", "chatty")
  }

  func testEveryAttributeByRawValue() {
    let names = [
      "notAnAttribute", "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
      "centerY",
      "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin",
      "leadingMargin",
      "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
    ]
    let attributes = (0...20).compactMap { NSLayoutConstraint.Attribute(rawValue: $0) }
    XCTAssertEqual(attributes.map { $0.debugDescription }, names)
    XCTAssertEqual(Set(attributes).count, 21)
    XCTAssertNil(NSLayoutConstraint.Attribute(rawValue: 21))
    XCTAssertEqual(NSLayoutConstraint.Attribute.baseline, .lastBaseline)
    XCTAssertEqual((-1...1).map { NSLayoutConstraint.Relation(rawValue: $0)!.symbol }, ["<=", "==", ">="])
    XCTAssertEqual(NSLayoutConstraint.Axis.horizontal.opposite, .vertical)
  }

  func testConstraintsLieAtTheNearestCommonAncestorInTheOrderOfActivation() {
    let left = UIView()
    let right = UIView()
    let leaf = UIView()
    container.addSubview(left)
    container.addSubview(right)
    left.addSubview(leaf)
    let made = [
      maker.make(left, .left, .equal, right, .left, 1, 0), maker.make(leaf, .top, .equal, right, .top, 1, 0),
      maker.make(left, .bottom, .equal, container, .bottom, 1, 0),
    ]
    NSLayoutConstraint.activate(made.reversed())
    XCTAssertEqual(container.constraints, made.reversed())
    XCTAssertTrue(left.constraints.isEmpty && right.constraints.isEmpty && leaf.constraints.isEmpty)
    NSLayoutConstraint.deactivate([made[1]])
    XCTAssertEqual(container.constraints, [made[2], made[0]])
    right.removeFromSuperview()
    XCTAssertEqual(container.constraints, [made[2]])
    container.removeConstraints(container.constraints)
    XCTAssertFalse(made[2].isActive)
  }

  func testGuidesAreItemsOnEitherSide() {
    let guide = UILayoutGuide()
    let view = UIView()
    container.addSubview(view)
    container.addLayoutGuide(guide)
    XCTAssertTrue(guide.owningView === container)
    NSLayoutConstraint.activate([
      maker.make(guide, .left, .equal, view, .right, 1, 8),
      maker.make(view, .width, .equal, guide, .width, 0.5, 0),
    ])
    XCTAssertEqual(guide.constraints.count, 1)
    XCTAssertTrue(container.constraints[1].secondItem === guide)
    XCTAssertTrue(guide.owner === container && view.owner === container)
  }

  func testAControllersGuidesAreItems() {
    let controller = UIViewController()
    let view = UIView()
    controller.view = UIView()
    controller.view.addSubview(view)
    let support = controller.topLayoutGuide
    let own = maker.make(view, .top, .equal, support, .bottom, 1, 0)
    own.isActive = true
    // One for each guide, and one of our own.
    XCTAssertEqual(controller.view.constraints.count, 3)
    XCTAssertTrue(own.secondItem === support)
    XCTAssertTrue(support.space.item === support)
    XCTAssertEqual(support.anchors.count + controller.bottomLayoutGuide.anchors.count, 4)
    XCTAssertEqual(support.height.constraint(equalToConstant: 2).firstAttribute, .height)
    XCTAssertTrue(support.space.pin(view.topAnchor)?.secondItem === support)
    XCTAssertEqual(controller.view.constraints.count, 3)
  }

  func testPrioritiesCrossTheBorderOfRequired() {
    let constraint = maker.make(container, .width, .equal, nil, .notAnAttribute, 1, 50)
    constraint.isActive = true
    for strength in [Strength.low, .required, Strength.high.advanced(by: 1), .medium, .fitting, .required] {
      constraint.priority = strength.priority
      XCTAssertEqual(constraint.priority.value, strength.value)
    }
    XCTAssertEqual(Strength.low.distance(to: 251.0), 1)
    XCTAssertEqual(UILayoutPriority(999), UILayoutPriority(rawValue: 999))
    container.setContentHuggingPriority(UILayoutPriority(rawValue: 3), for: .vertical)
    container.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 4), for: .horizontal)
    XCTAssertEqual(container.contentHuggingPriority(for: .vertical).rawValue, 3)
    XCTAssertEqual(container.contentCompressionResistancePriority(for: .horizontal).rawValue, 4)
  }

  func testInsetsBySideAndDirection() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let attributes: [NSLayoutConstraint.Attribute] = [.top, .leading, .bottom, .trailing]
    XCTAssertEqual(attributes.map { insets.constant(for: $0, in: Configuration.direction) }, [1, 2, -3, -4])
    XCTAssertEqual(attributes.map { insets.constant(for: $0, in: .rightToLeft) }, [1, 4, -3, -2])
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    XCTAssertEqual(directional.constant(for: .leading, in: .rightToLeft), 2)
    XCTAssertEqual(CGSize(width: 5, height: 6).constant(for: .height, in: .leftToRight), 6)
    XCTAssertEqual(CGPoint(x: 5, y: 6).constant(for: .centerX, in: .leftToRight), 5)
    XCTAssertEqual(7.constant(for: .top, in: .leftToRight), 7)
    XCTAssertEqual(-UIEdgeInsets(all: 1), UIEdgeInsets(top: -1, left: -1, bottom: -1, right: -1))
  }
}
