import Testing

@testable import Plumb

/// Constraints that change, go and come back.
struct ConstraintChangeTests {
  /// A view of 50 x 10 at the left top of a root.
  private func pinned(_ root: UIView) -> (view: UIView, left: NSLayoutConstraint, width: NSLayoutConstraint) {
    let view = root.placed()
    let left = relate(view, .leading, .equal, root)
    let width = relate(view, .width, plus: 50)
    NSLayoutConstraint.activate([
      left, width, relate(view, .top, .equal, root), relate(view, .height, plus: 10),
    ])
    return (view, left, width)
  }

  @Test(arguments: [100, -30, 0.5, 0] as [CGFloat]) func aConstantMovesTheView(_ constant: CGFloat) {
    let root = makeRoot(320, 480, scale: 2)
    let (view, left, _) = pinned(root)
    root.layoutIfNeeded()
    left.constant = constant
    #expect(view.frame.minX == 0)
    root.layoutIfNeeded()
    #expect(view.frame.minX == constant)
    #expect(left.isActive && root.constraints.contains { $0 === left })
  }

  @Test func removingAViewDropsWhatTiedItToTheOutside() {
    let root = makeRoot(320, 480)
    let (view, left, width) = pinned(root)
    root.layoutIfNeeded()
    view.removeFromSuperview()
    #expect(!left.isActive && width.isActive)
    root.addSubview(view)
    #expect(!left.isActive)
    #expect(root.constraints.isEmpty && view.constraints.contains { $0 === width })
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    #expect(Set(root.ambiguities(of: view).map(\.value)) == [.x, .y])
    left.isActive = true
    root.layoutIfNeeded()
    #expect(root.ambiguities(of: view).map(\.value) == [.y])
  }

  @Test func movingAViewDropsWhatCrossesTheCutAndKeepsWhatIsInside() {
    let root = makeRoot(320, 480)
    let (one, other) = (root.placed(), root.placed())
    let moved = one.placed()
    let leaf = moved.placed()
    let guide = moved.guide()
    let inside = [
      relate(leaf, .left, .equal, moved), relate(leaf, .top, .equal, guide),
      relate(guide, .top, .equal, moved),
      relate(moved, .width, .equal, leaf), relate(moved, .height, plus: 5),
    ]
    let across = [
      relate(moved, .left, .equal, one), relate(leaf, .right, .equal, root),
      relate(guide, .left, .equal, one),
      relate(leaf, .height, .equal, other),
    ]
    NSLayoutConstraint.activate(inside + across)
    root.layoutIfNeeded()
    // From one superview to another, without a word of removal.
    other.addSubview(moved)
    #expect(inside.allSatisfy { $0.isActive })
    #expect(across.allSatisfy { !$0.isActive })
    #expect(one.constraints.isEmpty && root.constraints.isEmpty)
    root.layoutIfNeeded()
    #expect(moved.frame.height == 5)
    // Moving within a superview cuts nothing.
    let tie = relate(moved, .left, .equal, other)
    tie.isActive = true
    other.place(UIView())
    other.addSubview(moved)
    other.sendSubviewToBack(moved)
    #expect(tie.isActive)
  }

  @Test func inactiveIsOffTheListAndActiveIsOnTheNearestCommonAncestor() {
    let root = makeRoot(320, 480)
    let container = root.placed()
    let leaf = container.placed()
    let constraint = relate(leaf, .left, .equal, container)
    root.addConstraint(constraint)
    #expect(root.constraints == [constraint])
    constraint.isActive = false
    #expect(root.constraints.isEmpty && !constraint.isActive)
    constraint.isActive = true
    #expect(container.constraints == [constraint] && root.constraints.isEmpty)
    // Another view that may hold it takes it over.
    root.addConstraint(constraint)
    #expect(root.constraints == [constraint] && container.constraints.isEmpty)
    container.removeConstraint(constraint)
    #expect(constraint.isActive)
  }

  @Test func equalConstraintsAreSeparateObjects() {
    let root = makeRoot(320, 480)
    let view = root.placed()
    let twins = [
      relate(view, .width, .greaterThanOrEqual, plus: 40),
      relate(view, .width, .greaterThanOrEqual, plus: 40),
    ]
    NSLayoutConstraint.activate(twins + twins)
    twins[0].isActive = true
    #expect(view.constraints == twins)
    root.layoutIfNeeded()
    #expect(view.frame.width == 40)
    twins[0].isActive = false
    root.layoutIfNeeded()
    #expect(view.constraints == [twins[1]])
    #expect(view.frame.width == 40)
    twins[1].isActive = false
    root.layoutIfNeeded()
    #expect(root.ambiguities(of: view).range(.width)?.lowerBound == 0)
    #expect(root.layoutIssues.conflicts.isEmpty)
  }

  @Test func whatCannotHoldDoesNoDamage() {
    let root = makeRoot(320, 480)
    let view = root.placed()
    let atLeast = relate(view, .left, .greaterThanOrEqual, root, plus: 2)
    let atMost = relate(view, .left, .lessThanOrEqual, root, plus: 1)
    NSLayoutConstraint.activate([
      atLeast, relate(view, .top, .equal, root), relate(view, .width, plus: 10),
      relate(view, .height, plus: 10),
    ])
    root.layoutIfNeeded()
    let before = view.frame
    #expect(before.minX == 2)
    atMost.isActive = true
    root.layoutIfNeeded()
    #expect(root.layoutIssues.conflicts.count == 1)
    #expect(view.frame == before)
    atMost.isActive = false
    atLeast.isActive = false
    root.layoutIfNeeded()
    atLeast.isActive = true
    root.layoutIfNeeded()
    #expect(root.layoutIssues.conflicts.isEmpty)
    #expect(view.frame == before)
    // The other one alone, after the first is gone, holds.
    atLeast.isActive = false
    atMost.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX <= 1)
    #expect(root.layoutIssues.conflicts.isEmpty)
  }

  @Test func prioritiesChangeToAndFromRequired() {
    let root = makeRoot(320, 480)
    let (view, _, width) = pinned(root)
    let other = relate(view, .width, plus: 80, at: 500)
    other.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    width.priority = .defaultLow
    root.layoutIfNeeded()
    #expect(view.frame.width == 80)
    width.priority = .required
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    #expect(root.layoutIssues.isEmpty)
    other.priority = .required
    root.layoutIfNeeded()
    #expect(root.layoutIssues.conflicts.count == 1)
    other.priority = UILayoutPriority(1)
    root.layoutIfNeeded()
    #expect(root.layoutIssues.conflicts.isEmpty && view.frame.width == 50)
  }

  @Test(arguments: Along.allCases) func constraintsThatActOnAViewAreFoundWhereverTheyAreHeld(_ along: Along) {
    let root = makeRoot(320, 480)
    let view = root.placed()
    let share = relate(view, along.size, .equal, root, times: 0.5)
    share.isActive = true
    #expect(view.constraints.isEmpty)
    #expect(root.constraints == [share])
    #expect(view.constraintsAffectingLayout(for: along.axis) == [share])
    #expect(view.constraintsAffectingLayout(for: along == .horizontal ? .vertical : .horizontal).isEmpty)
  }
}
