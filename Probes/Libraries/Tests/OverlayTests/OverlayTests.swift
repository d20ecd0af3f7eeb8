import LayoutLibrary
import StrictLibrary
import Testing
import UIKit

// A file that imports Testing and UIKit imports the overlay `_Testing_UIKit` as well, which is a product of Plumb's.

struct OverlayTests {
  @Test func aLibraryOfTodayLaysOut() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    let guide = UILayoutGuide()
    root.addSubview(view)
    root.addLayoutGuide(guide)
    guide.pin(to: root, insets: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    view.pin(to: guide)
    root.layoutIfNeeded()
    // 100 - 2 - 4 and 100 - 1 - 3
    #expect(view.frame == CGRect(x: 2, y: 1, width: 94, height: 96))
    view.strictLabel = "view"
    #expect(view.strictLabel == "view")
    #expect(NSLayoutConstraint.Relation.equal.debugDescription == "==")
  }

  @Test func operatorsThatLookLikeRegularExpressions() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    root.addSubview(view)
    let made = [
      view.widthAnchor /==/ 30, view.leadingAnchor /==/ root.leadingAnchor,
      view.bottomAnchor /<=/ root.bottomAnchor,
    ]
    #expect(made.map(\.relation) == [.equal, .equal, .lessThanOrEqual])
    #expect(root.constraints == Array(made[1...]))
  }

  @Test func valuesCrossTasks() async {
    var style = Style()
    style.insets.left = 3
    let copy = style
    let left = await Task { copy.insets.left }.value
    #expect(left == 3)
    #expect(style == copy)
  }

  @Test func aTreeIsMadeInATask() async {
    let width = await Task {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView()
      root.addSubview(view)
      view.pin(to: root)
      root.layoutIfNeeded()
      return view.frame.width
    }.value
    #expect(width == 100)
  }

  @Test(arguments: [NSLayoutConstraint.Attribute.left, .top]) func argumentsAreUIKits(
    _ attribute: NSLayoutConstraint.Attribute
  ) {
    #expect(attribute.rawValue > 0)
    #expect(StrictConstraint().owner == nil)
  }
}
