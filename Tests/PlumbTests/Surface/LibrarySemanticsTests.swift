import Testing

@testable import Plumb

/// What the tests of layout libraries see of constraints, row by row.
struct LibrarySemanticsTests {
  private let root = makeRoot(300, 200)

  @Test func anActiveConstraintIsListedByTheNearestCommonAncestorInTheOrderOfActivation() {
    let (first, second) = (root.placed(), root.placed())
    let leaf = first.placed()
    let constraints = [
      relate(leaf, .left, .equal, second), relate(first, .top, .equal, root),
      relate(first, .top, .equal, second),
    ]
    NSLayoutConstraint.activate([constraints[2], constraints[0]])
    constraints[1].isActive = true
    #expect(root.constraints == [constraints[2], constraints[0], constraints[1]])
    #expect(first.constraints.isEmpty && second.constraints.isEmpty && leaf.constraints.isEmpty)
  }

  @Test(arguments: [NSLayoutConstraint.Attribute.width, .height, .left, .notAnAttribute])
  func withoutASecondItemThereIsNoSecondAttribute(_ passed: NSLayoutConstraint.Attribute) {
    let constraint = NSLayoutConstraint(
      item: root, attribute: .width, relatedBy: .equal, toItem: nil, attribute: passed, multiplier: 1,
      constant: 5)
    #expect(constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.secondItem == nil && constraint.secondAnchor == nil)
  }

  /// The parameters are `Any`: an optional view, a support object and a guide arrive in them too.
  @Test func itemsComeAsAnything() throws {
    let controller = UIViewController()
    let optional: UIView? = root
    let items: [Any] = [
      root, optional as Any, root as AnyObject, controller.topLayoutGuide, root.safeAreaLayoutGuide,
    ]
    for item in items {
      let constraint = NSLayoutConstraint(
        item: item, attribute: .width, relatedBy: .equal, toItem: item, attribute: .height, multiplier: 1,
        constant: 0)
      #expect(constraint.firstItem != nil && constraint.firstItem === constraint.secondItem)
    }
    for item in [3, "view", UIViewController(), Optional<UIView>.none as Any] as [Any] {
      #expect(throws: NSLayoutConstraint.Refusal.self) {
        try NSLayoutConstraint(
          checking: item, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
          multiplier: 1,
          constant: 0)
      }
    }
  }

  /// Every attribute but the two sizes is a location.
  @Test(arguments: 1...20) func onlyASizeIsComparedWithNothing(_ rawValue: Int) throws {
    let attribute = try #require(NSLayoutConstraint.Attribute(rawValue: rawValue))
    let made = try? NSLayoutConstraint(
      checking: root, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1,
      constant: 5)
    #expect((made != nil) == (attribute == .width || attribute == .height))
  }

  @Test func aLocationComparedWithNothingEndsTheProgram() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSLayoutConstraint(
        item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .left, multiplier: 1,
        constant: 5)
    }
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("left cannot be compared"))
  }

  @Test func aConstraintDropsOutWhenAnItemLeaves() {
    let (view, other) = (root.placed(), root.placed())
    let guide = root.guide()
    let constraints = [
      relate(view, .left, .equal, other), relate(view, .top, .equal, guide),
      relate(view, .bottom, .equal, root),
    ]
    NSLayoutConstraint.activate(constraints)
    other.removeFromSuperview()
    #expect(constraints.map(\.isActive) == [false, true, true])
    root.removeLayoutGuide(guide)
    #expect(constraints.map(\.isActive) == [false, false, true])
    view.removeFromSuperview()
    #expect(root.constraints.isEmpty)
  }

  @Test func comparingConstraintsWhoseItemsAreGoneIsSafe() {
    var kept: [NSLayoutConstraint] = []
    for _ in 0..<100 {
      let view = root.placed()
      kept.append(relate(view, .left, .equal, root))
      kept.last?.isActive = true
      view.removeFromSuperview()
    }
    #expect(kept.allSatisfy { $0.firstItem === kept[0].firstItem && $0.secondItem === root })
    #expect(kept.allSatisfy { $0.firstItem == nil && !$0.isActive })
  }

  /// A factor stands before any attribute of the same axis.
  @Test(arguments: 1...20) func everyAttributeTakesAMultiplier(_ rawValue: Int) throws {
    let attribute = try #require(NSLayoutConstraint.Attribute(rawValue: rawValue))
    let view = root.placed()
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute,
      multiplier: 2.0 / 3, constant: 1)
    constraint.isActive = true
    #expect(constraint.multiplier == 2.0 / 3)
    #expect(root.constraints == [constraint])
  }

  /// 2/3 of the trailing edge at 300 points.
  @Test func aMultiplierOnATrailingEdgeCountsFromTheLeft() {
    let view = root.placed()
    NSLayoutConstraint(
      item: view, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .trailing,
      multiplier: 2.0 / 3,
      constant: 0
    ).isActive = true
    relate(view, .width, plus: 20).isActive = true
    root.layoutIfNeeded()
    #expect(abs(view.frame.midX - 200) < 1e-6)
  }

  @Test(arguments: [250, 750, 999, 1000] as [Float]) func thePriorityChangesWhileActive(_ priority: Float) {
    let view = root.placed()
    let constraint = relate(view, .width, plus: 20)
    constraint.isActive = true
    root.layoutIfNeeded()
    constraint.priority = UILayoutPriority(priority)
    #expect(constraint.isActive && constraint.priority.rawValue == priority)
    constraint.priority = .required
    root.layoutIfNeeded()
    #expect(view.frame.width == 20)
  }

  @Test func aBatchKeepsItsOrderAndSkipsWhatIsActive() {
    let view = root.placed()
    let batch = (0..<20).map { relate(view, .left, .greaterThanOrEqual, root, plus: CGFloat($0)) }
    batch[7].isActive = true
    NSLayoutConstraint.activate(batch)
    #expect(root.constraints == [batch[7]] + batch.filter { $0 !== batch[7] })
    NSLayoutConstraint.deactivate(batch)
    #expect(root.constraints.isEmpty)
  }

  @Test func itPrintsOneEquationWithIdentifierAndPlace() {
    let constraint = root.widthAnchor.constraint(equalToConstant: 7)
    let line = #line - 1
    constraint.identifier = "wide"
    let equation = "<\(consoleName(constraint)) 'wide' \(consoleName(root)).width == 7   (inactive)>"
    #expect(constraint.description == equation)
    #expect(constraint.debugDescription == "\(equation) (\(#fileID):\(line))")
    #expect(NSLayoutConstraint().debugDescription.hasSuffix("(inactive)>"))
  }

  /// A library's own text stands wherever a constraint is named.
  @Test func aSubclassHasTheLastWordOnItsText() {
    final class Labelled: NSLayoutConstraint {
      override var description: String { "the labelled one" }
    }
    let view = root.placed()
    relate(view, .width, plus: 20).isActive = true
    let constraint = Labelled(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1,
      constant: 30)
    constraint.isActive = true
    root.layoutIfNeeded()
    #expect("\(constraint)" == "the labelled one")
    #expect(constraint.debugDescription.hasPrefix("the labelled one (PlumbTests/"))
    #expect(root.layoutIssues.conflicts.first?.consoleDescription.contains("the labelled one") == true)
  }
}
