import Testing

@testable import Plumb

/// A refusal changes nothing, names both items, and ends a program that did not ask.
struct RefusalEffectTests {
  private final class Scene {
    let root = makeRoot(300, 100)
    let view: UIView
    let other: UIView
    let stranger = UIView()
    let left: NSLayoutConstraint

    init() {
      view = root.placed()
      other = root.placed()
      left = relate(view, .left, .equal, root, plus: 5)
      NSLayoutConstraint.activate([
        left, relate(view, .width, plus: 20), relate(view, .top, .equal, root),
        relate(view, .height, plus: 10),
        relate(other, .left, .equal, view, .right, plus: 3), relate(other, .width, .equal, view),
        relate(other, .top, .equal, root), relate(other, .height, .equal, view),
      ])
      root.layoutIfNeeded()
    }

    /// Everything that a refusal must leave as it is.
    var state: [String] {
      root.layoutIfNeeded()
      return [root, view, other, stranger].flatMap { ["\($0.frame)"] + $0.constraints.map(\.description) }
        + ["\(root.layoutIssues.isEmpty)"]
    }
  }

  private func refused(_ body: (Scene) throws -> Void) -> (message: String?, isUnchanged: Bool) {
    let scene = Scene()
    let before = scene.state
    do {
      try body(scene)
      return (nil, scene.state == before)
    } catch {
      return ("\(error)", scene.state == before)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func constantsThatAreNotFinite(_ constant: CGFloat) {
    let (message, isUnchanged) = refused { scene in
      try scene.left.setConstant(checking: constant)
    }
    #expect(isUnchanged)
    #expect(message?.contains("H:|-(5)-[") == true && message?.contains("must be finite") == true)
    let scene = Scene()
    try? scene.left.setConstant(checking: constant)
    #expect(scene.left.constant == 5)
    try? scene.left.setConstant(checking: 7)
    scene.root.layoutIfNeeded()
    #expect(scene.view.frame.minX == 7)
  }

  @Test(arguments: [0, -1, 1000.5, .nan, .infinity] as [Float]) func prioritiesOutOfRange(_ priority: Float) {
    let (message, isUnchanged) = refused { scene in
      try scene.left.setPriority(checking: UILayoutPriority(priority))
    }
    #expect(isUnchanged)
    #expect(message?.contains("greater than 0 and at most 1000") == true)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0 / 0]) func multipliersThatAreNotFinite(_ multiplier: CGFloat) {
    let (message, isUnchanged) = refused { scene in
      _ = try NSLayoutConstraint(
        checking: scene.view, attribute: .width, relatedBy: .equal, toItem: scene.view, attribute: .height,
        multiplier: multiplier, constant: 0)
    }
    #expect(isUnchanged)
    #expect(message?.contains(".width") == true && message?.contains(".height") == true)
  }

  @Test func aListIsActivatedWhollyOrNotAtAll() {
    let (message, isUnchanged) = refused { scene in
      try NSLayoutConstraint.activate(checking: [
        relate(scene.other, .width, .lessThanOrEqual, plus: 999),
        relate(scene.view, .left, .greaterThanOrEqual, scene.stranger),
        relate(scene.other, .height, .lessThanOrEqual, plus: 999),
      ])
    }
    #expect(isUnchanged)
    #expect(message?.contains("no common ancestor") == true)
  }

  @Test func oneConstraintIsActivatedOrNot() throws {
    let (message, isUnchanged) = refused { scene in
      try relate(scene.view, .left, .greaterThanOrEqual, scene.stranger).activateChecked()
    }
    #expect(isUnchanged)
    #expect(message?.contains("no common ancestor") == true)
    let scene = Scene()
    let constraint = relate(scene.other, .width, .lessThanOrEqual, plus: 999)
    try constraint.activateChecked()
    try constraint.activateChecked()
    #expect(constraint.isActive)
    #expect(scene.other.constraints.filter { $0 === constraint }.count == 1)
  }

  @Test func bothItemsAreNamed() {
    let scene = Scene()
    let label = UILabel()
    label.text = "Name"
    scene.root.addSubview(label)
    func message(
      _ first: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: UIView,
      _ second: NSLayoutConstraint.Attribute
    ) -> String {
      do {
        let constraint = try NSLayoutConstraint(
          checking: first, attribute: attribute, relatedBy: .equal, toItem: other, attribute: second,
          multiplier: 1,
          constant: 0)
        try NSLayoutConstraint.activate(checking: [constraint])
        return ""
      } catch { return error.description }
    }
    for text in [
      message(label, .left, scene.stranger, .left), message(label, .left, scene.stranger, .top),
      message(label, .leading, scene.stranger, .right), message(label, .width, scene.stranger, .top),
    ] {
      #expect(text.contains("\(consoleName(label))'Name'"))
      #expect(text.contains(consoleName(scene.stranger)))
      #expect(text.hasSuffix("."))
    }
  }

  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func aViewThatIsNoAncestorEndsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let root = UIView()
      let view = root.placed()
      view.addConstraint(relate(view, .left, .equal, root))
    }
    #expect(
      message(result).contains("The view hierarchy is not prepared for the constraint between UIView:0x"))
  }

  @Test func numbersThatAreNoneEndTheProgram() async {
    let constant = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      UIView().widthAnchor.constraint(equalToConstant: 3).constant = .nan
    }
    #expect(message(constant).contains("must be finite, not nan"))
    let made = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = UIView().widthAnchor.constraint(equalToConstant: .infinity)
    }
    #expect(message(made).contains("must be finite"))
    let priority = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      UIView().widthAnchor.constraint(equalToConstant: 3).priority = UILayoutPriority(0)
    }
    #expect(message(priority).contains("greater than 0 and at most 1000, not 0"))
    let hugging = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      UIView().setContentHuggingPriority(UILayoutPriority(1001), for: .horizontal)
    }
    #expect(message(hugging).contains("The hugging priority"))
  }

  @Test func attributesThatDoNotMixEndTheProgram() async {
    let mixed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let view = UIView()
      _ = relate(view, .leading, .equal, view, .left)
    }
    #expect(message(mixed).contains("leading and trailing follow the reading direction"))
    let zero = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let view = UIView()
      _ = relate(view, .centerX, .equal, view, times: 0)
    }
    #expect(message(zero).contains(" 0 times "))
    let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = relate(UIView(), .notAnAttribute, plus: 3)
    }
    #expect(message(none).contains("needs a first attribute"))
  }

  @Test func itemsThatAreGoneEndTheProgramWhenActivated() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var constraint: NSLayoutConstraint?
      do {
        let view = UIView()
        constraint = relate(view, .width, plus: 3)
      }
      constraint?.isActive = true
    }
    #expect(message(result).contains("an item that is gone"))
  }
}
