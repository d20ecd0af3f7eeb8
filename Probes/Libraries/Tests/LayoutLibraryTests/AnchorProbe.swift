import UIKit
import XCTest

@testable import LayoutLibrary

/// Anchors through protocols, references to methods and operators.
final class AnchorProbe: XCTestCase {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let view = UIView()
  private let relations: [NSLayoutConstraint.Relation] = [.equal, .greaterThanOrEqual, .lessThanOrEqual]

  override func setUp() {
    super.setUp()
    root.addSubview(view)
  }

  func testReferencesToEveryMethod() {
    let made =
      AnchorReferences.relations(of: view.leadingAnchor).map { $0(root.leadingAnchor) }
      + AnchorReferences.shiftedRelations(of: view.topAnchor).map { $0(root.topAnchor, 4) }
      + AnchorReferences.sizes(of: view.widthAnchor).map { $0(4) }
      + AnchorReferences.scales(of: view.widthAnchor).map { $0(root.heightAnchor, 2) }
      + AnchorReferences.shiftedScales(of: view.widthAnchor).map { $0(root.heightAnchor, 2, 4) }
    XCTAssertEqual(made.map { $0.relation }, relations + relations + relations + relations + relations)
    XCTAssertEqual(made.map { $0.constant }, [0, 0, 0, 4, 4, 4, 4, 4, 4, 0, 0, 0, 4, 4, 4])
    XCTAssertEqual(made.map { $0.multiplier }, [1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2])
    XCTAssertEqual(AnchorReferences.unapplied(view.heightAnchor)(9).constant, 9)
    let width = AnchorReferences.make(view, .width, .equal, nil, .notAnAttribute, 1, 2)
    AnchorReferences.activate([width])
    XCTAssertEqual(view.constraints, [width])
    AnchorReferences.deactivate([width])
    XCTAssertFalse(width.isActive)
  }

  func testGenericCodeReachesTheWitnesses() {
    func pin<Anchor: PositionAnchor>(_ anchor: Anchor, _ other: NSLayoutAnchor<Anchor.Kind>)
      -> [NSLayoutConstraint]
    {
      return [
        anchor.constraint(equalTo: other), anchor.constraint(greaterThanOrEqualTo: other),
        anchor.constraint(lessThanOrEqualTo: other), anchor.constraint(equalTo: other, constant: 1),
        anchor.constraint(greaterThanOrEqualTo: other, constant: 1),
        anchor.constraint(lessThanOrEqualTo: other, constant: 1),
      ]
    }
    func size<Anchor: SizeAnchor>(_ anchor: Anchor, _ other: NSLayoutDimension) -> [NSLayoutConstraint] {
      return [
        anchor.constraint(equalToConstant: 1), anchor.constraint(greaterThanOrEqualToConstant: 1),
        anchor.constraint(lessThanOrEqualToConstant: 1), anchor.constraint(equalTo: other, multiplier: 2),
        anchor.constraint(greaterThanOrEqualTo: other, multiplier: 2),
        anchor.constraint(lessThanOrEqualTo: other, multiplier: 2),
        anchor.constraint(equalTo: other, multiplier: 2, constant: 1),
        anchor.constraint(greaterThanOrEqualTo: other, multiplier: 2, constant: 1),
        anchor.constraint(lessThanOrEqualTo: other, multiplier: 2, constant: 1),
      ]
    }
    func spaced<Anchor: HorizontalAnchor>(_ anchor: Anchor, _ other: NSLayoutXAxisAnchor)
      -> [NSLayoutConstraint]
    {
      return [
        anchor.constraint(equalToSystemSpacingAfter: other, multiplier: 1),
        anchor.constraint(greaterThanOrEqualToSystemSpacingAfter: other, multiplier: 1),
        anchor.constraint(lessThanOrEqualToSystemSpacingAfter: other, multiplier: 1),
        anchor.anchorWithOffset(to: other).constraint(equalToConstant: 8),
      ]
    }
    func below<Anchor: VerticalAnchor>(_ anchor: Anchor, _ other: NSLayoutYAxisAnchor) -> [NSLayoutConstraint]
    {
      return [
        anchor.constraint(equalToSystemSpacingBelow: other, multiplier: 1),
        anchor.constraint(greaterThanOrEqualToSystemSpacingBelow: other, multiplier: 1),
        anchor.constraint(lessThanOrEqualToSystemSpacingBelow: other, multiplier: 1),
        anchor.anchorWithOffset(to: other).constraint(equalToConstant: 8),
      ]
    }
    let positions = pin(view.leftAnchor, root.leftAnchor) + pin(view.bottomAnchor, root.bottomAnchor)
    XCTAssertEqual(positions.map { $0.constant }, [0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1])
    let sizes = size(view.widthAnchor, root.heightAnchor)
    XCTAssertEqual(sizes.map { $0.relation }, relations + relations + relations)
    // The system's spacing between siblings is 8 points.
    XCTAssertEqual(
      (spaced(view.leftAnchor, root.leftAnchor) + below(view.topAnchor, root.topAnchor)).map { $0.constant },
      [8, 8, 8, 8, 8, 8, 8, 8])
    let anchored: [Anchored] = [view, UILayoutGuide()]
    XCTAssertEqual(
      anchored.map { $0.widthAnchor.constraint(equalToConstant: 1).firstAttribute }, [.width, .width])
    XCTAssertTrue((view.widthAnchor as Any) is AnchorKind)
  }

  func testAFactorOnAPositionAndAPriority() {
    // Two thirds of the root's trailing edge at 300 points, and 20 more: 220.
    let constraint = view.centerXAnchor =|= 2 * root.trailingAnchor / 3 + 20 ~ .defaultHigh
    XCTAssertEqual(constraint.multiplier, 2.0 / 3, accuracy: 1e-9)
    XCTAssertEqual(constraint.priority, .defaultHigh)
    XCTAssertTrue(constraint.isActive && !view.translatesAutoresizingMaskIntoConstraints)
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.midX, 220, accuracy: 1e-6)
  }

  func testBatchesKeepTheOrderOfCreation() {
    var inner = [NSLayoutConstraint]()
    let outer = batch {
      view.leadingAnchor =|= root.leadingAnchor + 1
      inner = batch(active: false) { view.leadingAnchor =|= root.leadingAnchor + 2 }
      view.trailingAnchor =|= root.trailingAnchor + 3
      XCTAssertTrue(root.constraints.isEmpty)
    }
    XCTAssertEqual(outer.map { $0.constant }, [1, 3])
    XCTAssertEqual(root.constraints, outer)
    XCTAssertEqual(inner.map { $0.isActive }, [false])
  }
}
