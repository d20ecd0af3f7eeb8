import Testing

@testable import Plumb

/// What cannot be said, or cannot be active: one sentence each, naming both items.
struct RefusalTests {
  let root = UIView()
  let child = UIView()

  init() { root.addSubview(child) }

  private func refusal(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, to other: UIView?,
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) -> String? {
    do {
      _ = try NSLayoutConstraint(
        checking: child, attribute: first, relatedBy: .equal, toItem: other, attribute: second,
        multiplier: multiplier, constant: constant, priority: priority)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func locationsNeedASecondItem() {
    #expect(
      refusal(.left, .notAnAttribute, to: nil)?.contains("left cannot be compared with a constant") == true)
    #expect(refusal(.width, .notAnAttribute, to: nil) == nil)
  }

  @Test func aNilSecondItemMakesTheSecondAttributeNone() throws {
    let constraint = NSLayoutConstraint(
      item: child, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1,
      constant: 5)
    #expect(constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.secondItem == nil)
  }

  @Test func axesDoNotMix() {
    #expect(refusal(.left, .top, to: root) != nil)
    #expect(refusal(.left, .width, to: root) != nil)
    #expect(refusal(.width, .height, to: root) == nil)
    #expect(refusal(.leading, .left, to: root) != nil)
    #expect(refusal(.leading, .centerX, to: root) == nil)
  }

  @Test func numbersMustBeFiniteAndPrioritiesInRange() {
    #expect(refusal(.left, .left, to: root, constant: .nan) != nil)
    #expect(refusal(.left, .left, to: root, multiplier: .infinity) != nil)
    #expect(refusal(.left, .left, to: root, multiplier: 0) != nil)
    #expect(refusal(.width, .width, to: root, multiplier: 0) == nil)
    for priority in [0, -1, 1001, Float.nan] {
      #expect(refusal(.left, .left, to: root, priority: UILayoutPriority(priority)) != nil, "\(priority)")
    }
    #expect(refusal(.left, .left, to: root, priority: UILayoutPriority(0.5)) == nil)
  }

  @Test func itemsMustBeViewsOrGuides() {
    #expect(throws: NSLayoutConstraint.Refusal.self) {
      try NSLayoutConstraint(
        checking: "text", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 0)
    }
  }

  @Test func withoutACommonAncestorNothingIsActivated() throws {
    let stranger = UIView()
    let fine = child.widthAnchor.constraint(equalToConstant: 3)
    let lost = child.leftAnchor.constraint(equalTo: stranger.leftAnchor)
    do {
      try NSLayoutConstraint.activate(checking: [fine, lost])
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.description.contains(consoleName(child)))
      #expect(error.description.contains(consoleName(stranger)))
      #expect(error.description.contains("common ancestor"))
    }
    #expect(!fine.isActive)
    #expect(child.constraints.isEmpty)
  }

  @Test func programmersErrorsEndTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let view = UIView()
      view.leftAnchor.constraint(equalTo: UIView().leftAnchor).isActive = true
    }
    await #expect(processExitsWith: .failure) {
      _ = NSLayoutConstraint(
        item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 0)
    }
    await #expect(processExitsWith: .failure) {
      let view = UIView()
      let inner = UIView()
      view.addSubview(inner)
      inner.addSubview(view)
    }
  }
}
