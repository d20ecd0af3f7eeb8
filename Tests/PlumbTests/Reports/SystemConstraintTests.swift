import Testing

@testable import Plumb

/// The constraints that the system makes, as UIKit lists and prints them.
struct SystemConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  @Test func nothingIsListedBeforeTheFirstPass() {
    root.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(root.constraints.isEmpty)
    #expect(root.subviews[0].constraints.isEmpty)
  }

  @Test func aContentSizeIsOneConstraintAnAxis() throws {
    let box = StackBox(42, 20)
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    let own = box.widthAnchor.constraint(lessThanOrEqualToConstant: 90)
    own.isActive = true
    root.layoutIfNeeded()
    #expect(box.constraints.first === own)
    let contents = box.constraints.dropFirst()
    #expect(
      contents.map { String(describing: type(of: $0)) }
        == Array(repeating: "NSContentSizeLayoutConstraint", count: 2))
    let width = try #require(contents.first)
    #expect(
      width.description == "<\(consoleName(width)) \(consoleName(box)).width == 42 Hug:250 "
        + "CompressionResistance:750   (active)>")
    #expect(consoleName(width).hasPrefix("NSContentSizeLayoutConstraint:0x"))
    #expect(
      width.firstAttribute == .width && width.constant == 42 && width.secondItem == nil && width.isActive)
  }

  @Test func aFixedFrameIsFourConstraintsOfItsOwn() {
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    root.addSubview(child)
    root.layoutIfNeeded()
    let name = consoleName(child)
    let lines = child.constraints.map { $0.description.drop { $0 != " " } }
    // With no flexible part, what is behind the view is flexible.
    #expect(
      lines == [
        " h=--& v=--& \(name).minX == 10   (active, names: '|':\(consoleName(root)) )>",
        " h=--& v=--& \(name).width == 30   (active)>",
        " h=--& v=--& \(name).minY == 20   (active, names: '|':\(consoleName(root)) )>",
        " h=--& v=--& \(name).height == 40   (active)>",
      ])
  }

  @Test func aFlexibleWidthIsTheSuperviews() {
    // Measured on AppKit: three live on the view's own list and one on the superview's.
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 150, height: 40))
    child.autoresizingMask = .flexibleWidth
    root.addSubview(child)
    root.layoutIfNeeded()
    #expect(child.constraints.count == 3)
    let masks = root.constraints.filter { $0.secondItem != nil }
    #expect(masks.count == 1)
    // 150 = 200 - 50
    #expect(
      masks[0].description.hasSuffix(
        " h=-&- v=--& \(consoleName(child)).width == \(consoleName(root)).width - 50   (active)>"))
  }

  @Test func masksInLetters() {
    let all: UIView.AutoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin, .flexibleBottomMargin]
    #expect(all.constraintDescription == "h=&-- v=&-&")
    #expect(
      UIView.AutoresizingMask([.flexibleWidth, .flexibleHeight]).constraintDescription == "h=-&- v=-&-")
    #expect(UIView.AutoresizingMask([]).constraintDescription == "h=--& v=--&")
  }

  @Test func aRootIsHeldToItsSize() {
    root.layoutIfNeeded()
    let found = [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap(root.constraintsAffectingLayout)
    #expect(
      found.map(\.identifier) == ["UIView-Encapsulated-Layout-Width", "UIView-Encapsulated-Layout-Height"])
    #expect(found.map(\.constant) == [200, 100])
    #expect(found[0].description.hasSuffix(" \(consoleName(root)).width == 200   (active)>"))
    // It is imposed from outside, as a window does it.
    #expect(root.constraints.isEmpty)
  }

  @Test func aStackViewListsItsArrangement() {
    let stack = StackBox.stack([StackBox(10, 10), StackBox(20, 20)], 100, 50)
    #expect(!stack.constraints.contains { $0.identifier == "UISV-spacing" })
    stack.layoutIfNeeded()
    #expect(stack.constraints.contains { $0.identifier == "UISV-spacing" })
  }

  @Test func takingThemOffAndAddingThemAgainChangesNothing() throws {
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    root.addSubview(child)
    root.layoutIfNeeded()
    let before = child.constraints
    child.removeConstraints(before)
    #expect(child.constraints == before)
    child.addConstraints(before)
    NSLayoutConstraint.activate(before)
    try NSLayoutConstraint.activate(checking: before)
    NSLayoutConstraint.deactivate(before)
    #expect(child.constraints == before)
    #expect(child.programConstraints.isEmpty)
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func theyAffectLayout() {
    let (one, other) = (StackBox(10, 10), UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50)))
    one.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(one)
    root.addSubview(other)
    let gap = one.leftAnchor.constraint(equalTo: other.rightAnchor)
    let top = one.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([gap, top])
    root.layoutIfNeeded()
    let horizontal = one.constraintsAffectingLayout(for: .horizontal)
    // Its own gap and content; through the gap the other's place and width.
    #expect(horizontal.count == 4)
    #expect(horizontal.first === gap)
    #expect(
      Set(horizontal.dropFirst().map { "\(type(of: $0)) \($0.firstAttribute.rawValue)" }) == [
        "NSContentSizeLayoutConstraint 7", "NSAutoresizingMaskLayoutConstraint 1",
        "NSAutoresizingMaskLayoutConstraint 7",
      ])
    // What places the root does not place what is in it.
    #expect(one.constraintsAffectingLayout(for: .vertical).count == 2)
  }

  @Test func anArrangedViewIsPlacedByItsStack() {
    let boxes = [StackBox(10, 10), StackBox(20, 20)]
    let stack = StackBox.stack(boxes, 100, 50)
    stack.layoutIfNeeded()
    let names = Set(boxes[1].constraintsAffectingLayout(for: .horizontal).compactMap(\.identifier))
    #expect(names == ["UISV-spacing", "UISV-canvas-connection"])
  }

  @Test func anArrangementDoesNotNameAViewThatLeft() {
    let boxes = [StackBox(10, 10), StackBox(20, 20)]
    let stack = StackBox.stack(boxes, 100, 50)
    stack.layoutIfNeeded()
    boxes[1].removeFromSuperview()
    #expect(stack.constraints.allSatisfy { $0.firstItem != nil && !$0.description.contains("gone") })
    #expect(!stack.constraints.contains { $0.firstItem === boxes[1] || $0.secondItem === boxes[1] })
  }
}
