import UIKit
import XCTest

@testable import LayoutLibrary

/// Who keeps whom, and what hangs on objects whose address comes back.
final class LifetimeProbe: XCTestCase {
  private final class Foreign {}

  private final class Marker {
    let ended: () -> Void
    init(_ ended: @escaping () -> Void) { self.ended = ended }
    deinit { ended() }
  }

  func testAReusedAddressBringsNothingBack() {
    var key: UInt8 = 0
    var addresses = Set<ObjectIdentifier>()
    var ended = 0
    for index in 0..<10_000 {
      let object: AnyObject
      switch index % 4 {
      case 0: object = UIView()
      case 1: object = UILayoutGuide()
      case 2: object = NSLayoutConstraint()
      default: object = Foreign()
      }
      addresses.insert(ObjectIdentifier(object))
      XCTAssertNil(objc_getAssociatedObject(object, &key))
      objc_setAssociatedObject(object, &key, Marker { ended += 1 }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      XCTAssertTrue(objc_getAssociatedObject(object, &key) is Marker)
    }
    XCTAssertLessThan(addresses.count, 10_000, "no address came back: the probe proves nothing")
    // Values of views, guides and constraints end with them: three quarters of 10,000.
    XCTAssertGreaterThanOrEqual(ended, 7_500)
  }

  func testSetsAndLabelsOfItems() {
    let items: [Item] = [UIView(), UILayoutGuide()]
    for item in items {
      let constraint = NSLayoutConstraint()
      item.add([constraint, constraint])
      XCTAssertEqual(item.ownConstraints, [constraint])
      item.label = "an item"
      XCTAssertEqual(item.label, "an item")
      item.remove([constraint])
      XCTAssertTrue(item.ownConstraints.isEmpty)
      item.forgetEverything()
      XCTAssertNil(item.label)
    }
  }

  func testWeakReferencesToEverything() {
    weak var view: UIView?
    weak var guide: UILayoutGuide?
    weak var constraint: NSLayoutConstraint?
    weak var controller: UIViewController?
    weak var support: UILayoutSupport?
    do {
      let made = UIViewController()
      let child = UIView()
      made.view.addSubview(child)
      let space = UILayoutGuide()
      made.view.addLayoutGuide(space)
      let relation = child.leadingAnchor.constraint(equalTo: space.leadingAnchor)
      relation.isActive = true
      child.label = "child"
      child.add([relation])
      (view, guide, constraint, controller, support) = (child, space, relation, made, made.topLayoutGuide)
      XCTAssertTrue(view != nil && guide != nil && constraint != nil && controller != nil && support != nil)
    }
    XCTAssertTrue(view == nil && guide == nil && constraint == nil && controller == nil && support == nil)
  }

  func testConstraintsOutliveTheirItems() {
    let constraint: NSLayoutConstraint
    do {
      let root = UIView()
      let child = UIView()
      root.addSubview(child)
      constraint = child.topAnchor.constraint(equalTo: root.topAnchor)
      constraint.isActive = true
    }
    XCTAssertNil(constraint.firstItem)
    XCTAssertNil(constraint.secondItem)
    XCTAssertFalse(constraint.isActive)
    XCTAssertFalse(constraint.description.isEmpty)
  }
}
