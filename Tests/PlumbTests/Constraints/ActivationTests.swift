import Testing

@testable import Plumb

/// Where active constraints live, and when they stop being active.
struct ActivationTests {
  private func family() -> (root: UIView, left: UIView, right: UIView, leaf: UIView) {
    let root = UIView()
    let left = UIView()
    let right = UIView()
    let leaf = UIView()
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(leaf)
    return (root, left, right, leaf)
  }

  @Test func theNearestCommonAncestorHolds() {
    let family = family()
    let siblings = family.left.leftAnchor.constraint(equalTo: family.right.leftAnchor)
    let cousins = family.leaf.topAnchor.constraint(equalTo: family.right.topAnchor)
    let inner = family.leaf.topAnchor.constraint(equalTo: family.left.topAnchor)
    let own = family.leaf.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([siblings, cousins, inner, own])
    #expect(family.root.constraints == [siblings, cousins])
    #expect(family.left.constraints == [inner])
    #expect(family.leaf.constraints == [own])
    #expect([siblings, cousins, inner, own].map(\.isActive) == [true, true, true, true])
  }

  @Test func activationOrderIsKept() {
    let root = UIView()
    let all = (0..<100).map { root.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat($0)) }
    NSLayoutConstraint.activate(all)
    #expect(root.constraints == all)
    // Every second one goes: the rest keeps its order.
    NSLayoutConstraint.deactivate(all.indices.filter { $0 % 2 == 1 }.map { all[$0] })
    #expect(root.constraints == all.indices.filter { $0 % 2 == 0 }.map { all[$0] })
    all[1].isActive = true
    #expect(root.constraints.last === all[1])
    #expect(root.constraints.count == 51)
  }

  @Test func activatingTwiceHoldsOnce() {
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    constraint.isActive = true
    constraint.isActive = true
    view.addConstraint(constraint)
    #expect(view.constraints.count == 1)
  }

  @Test func aViewMayHoldWhatLiesBelowIt() {
    let family = family()
    let constraint = family.leaf.widthAnchor.constraint(equalToConstant: 10)
    family.root.addConstraint(constraint)
    #expect(family.root.constraints == [constraint])
    #expect(constraint.isActive)
    family.left.removeConstraint(constraint)
    #expect(constraint.isActive)
    family.root.removeConstraint(constraint)
    #expect(!constraint.isActive)
    family.root.removeConstraint(constraint)
    #expect(family.root.constraints.isEmpty)
  }

  @Test func removingAViewDeactivatesWhatCrossesTheCut() {
    let family = family()
    let crossing = family.leaf.topAnchor.constraint(equalTo: family.right.topAnchor)
    let inside = family.leaf.topAnchor.constraint(equalTo: family.left.topAnchor)
    let outside = family.right.leftAnchor.constraint(equalTo: family.root.leftAnchor)
    NSLayoutConstraint.activate([crossing, inside, outside])
    family.left.removeFromSuperview()
    #expect(!crossing.isActive)
    #expect(inside.isActive)
    #expect(outside.isActive)
    #expect(family.root.constraints == [outside])
  }

  @Test func removingAGuideDeactivatesItsConstraints() {
    let view = UIView()
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let constraint = guide.topAnchor.constraint(equalTo: view.topAnchor)
    constraint.isActive = true
    #expect(view.constraints == [constraint])
    view.removeLayoutGuide(guide)
    #expect(!constraint.isActive)
    #expect(guide.owningView == nil)
  }

  @Test func anItemThatIsGoneLeavesTheConstraintHarmless() {
    let root = UIView()
    var child: UIView? = UIView()
    let constraint = child!.widthAnchor.constraint(equalToConstant: 4)
    root.addSubview(child!)
    constraint.isActive = true
    #expect(constraint.firstItem === child)
    child!.removeFromSuperview()
    child = nil
    #expect(constraint.firstItem == nil)
    #expect(!constraint.isActive)
    #expect(constraint.description.contains("an item that is gone"))
    #expect(throws: NSLayoutConstraint.Refusal.self) {
      try NSLayoutConstraint.activate(checking: [constraint])
    }
  }

  @Test func aViewThatStoresItsOwnConstraintIsFreed() {
    final class Owner: UIView { var width: NSLayoutConstraint? }
    weak var freed: Owner?
    do {
      let root = UIView()
      let owner = Owner()
      root.addSubview(owner)
      owner.width = owner.widthAnchor.constraint(equalTo: root.widthAnchor)
      owner.width?.isActive = true
      root.layoutIfNeeded()
      freed = owner
    }
    #expect(freed == nil)
  }

  @Test func constraintsOfManyItemsAreFoundAgain() {
    // More than a search goes through: the table of an item's constraints is used.
    let root = UIView()
    let children = (0..<60).map { _ in UIView() }
    for child in children { root.addSubview(child) }
    let all = children.map { $0.leftAnchor.constraint(equalTo: root.leftAnchor) }
    NSLayoutConstraint.activate(all)
    for (index, child) in children.enumerated() where index % 3 != 0 { child.removeFromSuperview() }
    #expect(root.constraints == all.indices.filter { $0 % 3 == 0 }.map { all[$0] })
    #expect(root.reference.participations.constraints.count == 20)
  }
}
