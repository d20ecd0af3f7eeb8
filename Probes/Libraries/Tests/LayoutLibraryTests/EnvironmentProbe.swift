import SeesAppKit
import SeesCocoa
import SeesUIKit
import UIKit
import XCTest

@testable import LayoutLibrary

/// Traits, devices, controls and conditions.
final class EnvironmentProbe: XCTestCase {
  func testTraitsInEveryCombination() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .regular), UITraitCollection(displayScale: 2),
    ])
    let context = Context(traits)
    XCTAssertTrue(context.isPad && !context.isPhone && context.isCompact && context.isRegularHeight)
    let nothing = Context()
    XCTAssertFalse(nothing.isPad || nothing.isPhone || nothing.isCompact || nothing.isRegularHeight)
    XCTAssertTrue(Context.device.isPhone && Context.isOldStylePhone)
    XCTAssertTrue(UIDevice.current === UIDevice.current && UIScreen.main === UIScreen.main)
    let view = ContextView()
    view.traitOverrides.horizontalSizeClass = .compact
    XCTAssertEqual(view.contexts.map { $0.isCompact }, [true])
  }

  func testConditions() {
    XCTAssertTrue(Conditions.isNewEnough)
    XCTAssertFalse(Conditions.isMac)
    XCTAssertEqual(Conditions.branch, "other")
    XCTAssertTrue(SeesUIKit.uiKit && SeesUIKit.declared)
    // AppKit stands on UIKit, so whoever declares it sees both.
    XCTAssertTrue(SeesAppKit.uiKit && SeesAppKit.declared)
    XCTAssertTrue(SeesCocoa.uiKit && SeesCocoa.declared)
    let window = UIWindow()
    XCTAssertTrue(makeView(in: window).superview === window)
  }

  func testFoundationComesAlong() {
    XCTAssertEqual(("name" as NSString).length, 4)
    XCTAssertEqual(String(format: "%.1f", CGFloat(1.25) + 0.25), "1.5")
    let set = NSMutableSet()
    let views = [UIView(), UIView()]
    for view in views + views { set.add(view) }
    XCTAssertEqual(Set(set.allObjects as! [UIView]), Set(views))
    XCTAssertEqual(CGRect(origin: .zero, size: CGSize(width: 1, height: 2)).maxY, 2)
  }

  func testAnOrdinaryScreen() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let screen = Screen()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    XCTAssertEqual(screen.scroll.frame, CGRect(x: 0, y: 0, width: 320, height: 480))
    XCTAssertEqual(screen.title1.frame.width, 320)
    XCTAssertEqual(screen.scroll.contentSize.width, 320)
    NotificationCenter.default.post(name: Screen.noted, object: screen)
    XCTAssertEqual(screen.notes, 1)
    XCTAssertEqual(screen.button.title(for: .normal), "Send")
    XCTAssertEqual(screen.field.placeholder, "Name")
  }

  func testSugarOverViews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let child = UIView()
    root.adding(child).layoutIfNeeded()
    child.filling(0.25)
    NSLayoutConstraint.activate([child.heightAnchor.constraint(equalToConstant: 10)])
    root.layoutIfNeeded()
    XCTAssertEqual(child.frame.size, CGSize(width: 50, height: 10))
    XCTAssertFalse(child.borrowsBaseline)
    child.semanticContentAttribute = .forceRightToLeft
    XCTAssertTrue(child.isRightToLeft && !root.isRightToLeft)
    let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
    XCTAssertTrue(cell.addingToContent(UIView(), UIView()) === cell.contentView)
    let item = UICollectionViewCell(frame: .zero)
    item.addToContent(child)
    XCTAssertTrue(child.superview === item.contentView)
    XCTAssertNotNil(UIButton(type: .custom).image("send").image(for: .normal))
    XCTAssertEqual(UIImageView().image("send").intrinsicContentSize, .zero)
    XCTAssertEqual(halfScreen * 2, UIScreen.main.bounds.width)
  }
}
