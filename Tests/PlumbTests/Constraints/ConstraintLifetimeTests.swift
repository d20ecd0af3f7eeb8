import Foundation
import Testing

@testable import Plumb

/// Who keeps whom: views, guides and constraints that end in any order.
struct ConstraintLifetimeTests {
  final class Count { var ended = 0 }

  /// A view that takes its constraints back when it ends.
  final class Tidy: UIView {
    var own: [NSLayoutConstraint] = []
    var count: Count?

    deinit {
      for constraint in own { constraint.isActive = false }
      for guide in layoutGuides { removeLayoutGuide(guide) }
      for subview in subviews { subview.removeFromSuperview() }
      removeConstraints(constraints)
      setNeedsLayout()
      setNeedsUpdateConstraints()
      count?.ended += 1
    }
  }

  @Test(arguments: [false, true], [false, true])
  func constraintsMayBeDeactivatedAtAViewsEnd(_ isLaidOut: Bool, _ rootFirst: Bool) {
    let count = Count()
    var constraints: [NSLayoutConstraint] = []
    do {
      var root: Tidy? = Tidy(frame: rect(0, 0, 100, 100))
      var child: Tidy? = Tidy()
      let leaf = Tidy()
      for view in [root!, child!, leaf] { view.count = count }
      root!.place(child!)
      child!.place(leaf)
      let guide = child!.guide()
      child!.own = [
        relate(child!, .left, .equal, root!), relate(child!, .width, plus: 10),
        relate(leaf, .top, .equal, child!),
        relate(leaf, .left, .equal, guide), relate(guide, .left, .equal, child!),
      ]
      root!.own = child!.own
      leaf.own = child!.own
      constraints = child!.own
      NSLayoutConstraint.activate(constraints)
      if isLaidOut { root!.layoutIfNeeded() }
      if rootFirst {
        root = nil
        child = nil
      } else {
        child!.removeFromSuperview()
        child = nil
        root?.layoutIfNeeded()
      }
    }
    #expect(count.ended == 3)
    #expect(constraints.allSatisfy { !$0.isActive && $0.firstItem == nil })
  }

  @Test func aConstraintOutlivesItsItems() {
    var constraint: NSLayoutConstraint?
    do {
      let root = makeRoot(100, 100)
      let view = root.placed()
      constraint = relate(view, .left, .equal, root, plus: 3)
      constraint?.isActive = true
      constraint?.identifier = "kept"
      root.layoutIfNeeded()
    }
    guard let constraint else { return }
    #expect(!constraint.isActive)
    #expect(constraint.firstItem == nil && constraint.secondItem == nil)
    #expect(constraint.firstAttribute == .left && constraint.constant == 3)
    #expect(constraint.description.contains("'kept'") && constraint.description.contains("gone"))
    #expect(constraint.firstAnchor.description.contains("gone"))
    constraint.constant = 5
    constraint.priority = .defaultLow
    constraint.isActive = false
    NSLayoutConstraint.deactivate([constraint])
    UIView().removeConstraint(constraint)
    #expect(throws: NSLayoutConstraint.Refusal.self) {
      try NSLayoutConstraint.activate(checking: [constraint])
    }
    #expect(!constraint.isActive)
  }

  @Test func anAnchorOutlivesItsItem() {
    var anchor: NSLayoutXAxisAnchor?
    do { anchor = UIView().leftAnchor }
    let view = UIView()
    if let anchor {
      let constraint = view.leftAnchor.constraint(equalTo: anchor)
      #expect(throws: NSLayoutConstraint.Refusal.self) {
        try NSLayoutConstraint.activate(checking: [constraint])
      }
      #expect(!anchor.hasAmbiguousLayout && anchor.constraintsAffectingLayout.isEmpty)
    }
    #expect(view.constraints.isEmpty)
  }

  @Test func aConstraintKeepsNobodyAndAViewKeepsItsConstraints() {
    weak var view: UIView?
    weak var held: NSLayoutConstraint?
    let root = makeRoot(100, 100)
    var outside: NSLayoutConstraint?
    do {
      let made = root.placed()
      view = made
      outside = relate(made, .left, .equal, root)
      outside?.isActive = true
      let width = relate(made, .width, plus: 3)
      width.isActive = true
      held = width
    }
    root.layoutIfNeeded()
    #expect(view != nil && held != nil)
    view?.removeFromSuperview()
    #expect(view == nil && held == nil)
    #expect(outside?.firstItem == nil && outside?.secondItem === root)
    root.layoutIfNeeded()
    #expect(root.constraints.isEmpty)
  }

  @Test func aGuideThatLeavesTakesItsConstraintsAndMayComeBack() {
    let root = makeRoot(100, 100)
    let (guide, view) = (root.guide(), root.placed())
    let constraints = [
      relate(guide, .left, .equal, root, plus: 10), relate(view, .left, .equal, guide),
      relate(guide, .width, plus: 5),
    ]
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 10)
    root.removeLayoutGuide(guide)
    #expect(constraints.allSatisfy { !$0.isActive } && guide.owningView == nil && root.layoutGuides.isEmpty)
    #expect(throws: NSLayoutConstraint.Refusal.self) {
      try NSLayoutConstraint.activate(checking: constraints)
    }
    root.layoutIfNeeded()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate(constraints)
    constraints[0].constant = 30
    root.layoutIfNeeded()
    #expect(view.frame.minX == 30)
    // To another view: what named it here ends.
    let other = root.placed()
    other.addLayoutGuide(guide)
    #expect(constraints.allSatisfy { !$0.isActive } && guide.owningView === other)
    weak var gone: UILayoutGuide?
    do {
      let made = root.guide()
      relate(made, .left, .equal, root).isActive = true
      root.layoutIfNeeded()
      gone = made
      root.removeLayoutGuide(made)
    }
    #expect(gone == nil)
  }

  @Test func aGuideOutlivesItsView() {
    let guide = UILayoutGuide()
    let constraint = relate(guide, .width, plus: 3)
    do {
      let view = UIView()
      view.addLayoutGuide(guide)
      constraint.isActive = true
      view.layoutIfNeeded()
    }
    #expect(guide.owningView == nil && !constraint.isActive)
    #expect(guide.layoutFrame == .zero)
    #expect(!guide.hasAmbiguousLayout)
    let view = makeRoot(10, 10)
    view.addLayoutGuide(guide)
    constraint.isActive = true
    view.layoutIfNeeded()
    #expect(guide.layoutFrame.width == 3)
  }

  @Test func deactivatedConstraintsStayUsable() {
    let root = makeRoot(100, 100)
    let view = root.placed()
    let left = relate(view, .left, .equal, root, plus: 10)
    NSLayoutConstraint.activate([
      left, relate(view, .top, .equal, root), relate(view, .width, plus: 5), relate(view, .height, plus: 5),
    ])
    for step in 0..<5 {
      root.layoutIfNeeded()
      #expect(view.frame.minX == 10 + CGFloat(step))
      left.isActive = false
      left.constant += 1
      root.layoutIfNeeded()
      left.isActive = true
    }
    // The same in another tree.
    let other = makeRoot(100, 100)
    other.addSubview(view)
    #expect(!left.isActive)
    let there = relate(view, .left, .equal, other, plus: 40)
    there.isActive = true
    other.layoutIfNeeded()
    #expect(view.frame.minX == 40)
    #expect(throws: NSLayoutConstraint.Refusal.self) { try NSLayoutConstraint.activate(checking: [left]) }
  }

  @Test func associatedObjectsEndWithTheirConstraint() {
    final class Value {}
    var key: UInt8 = 0
    weak var value: Value?
    weak var constraint: NSLayoutConstraint?
    withUnsafeMutablePointer(to: &key) { key in
      let root = makeRoot(10, 10)
      do {
        let made = Value()
        let width = relate(root.placed(), .width, plus: 1)
        width.isActive = true
        objc_setAssociatedObject(width, key, made, .OBJC_ASSOCIATION_RETAIN)
        (value, constraint) = (made, width)
      }
      #expect(value != nil && constraint != nil)
      root.subviews[0].removeFromSuperview()
    }
    #expect(constraint == nil && value == nil)
  }
}
