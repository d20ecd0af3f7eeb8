import Testing

@testable import Plumb

/// The constraints that a stack view makes, as a reader of a log knows them.
struct ArrangementConstraintTests {
  private func boxes() -> [StackBox] { [StackBox(40, 20), StackBox(60, 30), StackBox(20, 10)] }

  private func identifiers(_ stack: UIStackView) -> [String: Int] {
    stack.layoutIfNeeded()
    return Dictionary(stack.arrangementConstraints.map { ($0.identifier ?? "", 1) }, uniquingKeysWith: +)
  }

  @Test func fill() {
    // Two ends and the first view's two sides meet the canvas; two gaps; the others' two sides each.
    #expect(
      identifiers(StackBox.stack(boxes(), 200, 50))
        == ["UISV-canvas-connection": 4, "UISV-spacing": 2, "UISV-alignment": 4])
  }

  @Test func distributionsHaveConstraintsOfTheirOwn() {
    let stack = StackBox.stack(boxes(), 200, 50)
    stack.distribution = .fillEqually
    #expect(identifiers(stack)["UISV-fill-equally"] == 2)
    stack.distribution = .fillProportionally
    #expect(identifiers(stack)["UISV-fill-proportionally"] == 3)
    stack.distribution = .equalSpacing
    // One equality of two gaps, and a least distance for each.
    #expect(identifiers(stack)["UISV-distributing"] == 1)
    #expect(identifiers(stack)["UISV-spacing"] == 2)
    stack.distribution = .equalCentering
    #expect(identifiers(stack)["UISV-distributing"] == 1)
    stack.arrangedSubviews[0].isHidden = true
    #expect(identifiers(stack)["UISV-hiding"] == 1)
  }

  @Test func centredViewsStayInside() {
    let stack = StackBox.stack(boxes(), 200, 50)
    stack.alignment = .center
    let found = identifiers(stack)
    #expect(found["UISV-canvas-connection"] == 3)
    #expect(found["UISV-alignment"] == 2)
    #expect(found["UISV-spanning-boundary"] == 6)
    #expect(found["UISV-spanning-fit"] == 1)
  }

  @Test func theyReadAsOnTheConsole() throws {
    let views = boxes()
    let stack = StackBox.stack(views, 200, 50)
    stack.spacing = 10
    stack.semanticContentAttribute = .forceRightToLeft
    stack.layoutIfNeeded()
    let gap = try #require(stack.arrangementConstraints.first { $0.identifier == "UISV-spacing" })
    #expect(gap.isActive)
    #expect(gap.priority == .required)
    #expect(gap.constant == 10)
    #expect(
      Set([gap.firstAttribute, gap.secondAttribute]) == [.leading, .trailing], "by reading direction")
    #expect(gap.description.hasPrefix("<NSLayoutConstraint:0x"))
    #expect(gap.description.contains(" 'UISV-spacing' "))
    #expect(gap.description.hasSuffix("   (active)>"))
  }

  @Test func conflictsNameThem() throws {
    let views = boxes()
    let stack = StackBox.stack(views, 200, 50)
    stack.distribution = .fillEqually
    let width = views[0].widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    stack.layoutIfNeeded()
    // Three times 100 do not fit 200: the views' equality, the gaps and both ends take part.
    let conflict = try #require(stack.layoutIssues.conflicts.first)
    let names = Set(conflict.rules.compactMap(\.identifier))
    #expect(
      names == [
        "UISV-canvas-connection", "UISV-spacing", "UISV-fill-equally", "UIView-Encapsulated-Layout-Width",
      ])
    #expect(conflict.setAside.constraint === width)
    #expect(stack.arrangedFrames[0].width < 100)
  }
}
