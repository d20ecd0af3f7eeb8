import Testing

@testable import Plumb

/// What views hold and what speaks of an item equals plain lists, whatever came and went in which order.
struct ConstraintChainTests {
  /// The same as lists: what is active, in the order of activation.
  private struct Model {
    var active: [NSLayoutConstraint] = []

    mutating func set(_ constraint: NSLayoutConstraint, isActive: Bool) {
      let place = active.firstIndex { $0 === constraint }
      if isActive, place == nil { active.append(constraint) }
      if !isActive, let place { active.remove(at: place) }
    }
  }

  @Test(arguments: 0..<30)
  func equalsLists(_ seed: Int) {
    var numbers = SeededNumbers(state: UInt64(seed) &* 7919 &+ 3)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = (0..<6).map { _ in UIView() }
    for (index, view) in views.enumerated() { (index < 3 ? root : views[index - 3]).addSubview(view) }
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let all = (0..<40).map { _ in constraint(&numbers, [root] + views, guide) }
    var model = Model()
    for step in 0..<200 {
      let constraint = all[numbers.below(all.count)]
      let isActive = numbers.below(3) > 0
      constraint.isActive = isActive
      model.set(constraint, isActive: isActive)
      // With an engine and without one.
      if step == 60 || step == 130 { root.layoutIfNeeded() }
      if step == 100 {
        // What crosses the cut ends.
        views[1].removeFromSuperview()
        for constraint in all where !isJoined(constraint) { model.set(constraint, isActive: false) }
        root.addSubview(views[1])
      }
      guard step % 5 == 0 else { continue }
      check([root] + views, guide, model)
    }
    check([root] + views, guide, model)

    // The last that keeps a constraint is the view that holds it.
    let held = views[0].heldConstraints.count
    #expect(held == model.active.filter { $0.holder === views[0] }.count)

    func isJoined(_ constraint: NSLayoutConstraint) -> Bool {
      let inside = items(of: constraint).map { place($0).isDescendant(of: views[1]) }
      return inside.allSatisfy { $0 } || inside.allSatisfy { !$0 }
    }
  }

  /// One of two items, of one, of one item twice, of a guide, or between distances.
  private func constraint(_ numbers: inout SeededNumbers, _ views: [UIView], _ guide: UILayoutGuide)
    -> NSLayoutConstraint
  {
    let (one, other) = (views[numbers.below(views.count)], views[numbers.below(views.count)])
    switch numbers.below(6) {
    case 0: return one.widthAnchor.constraint(equalToConstant: 10)
    case 1: return one.heightAnchor.constraint(equalTo: one.widthAnchor)
    case 2: return guide.leftAnchor.constraint(equalTo: one.leftAnchor)
    case 3:
      return one.leftAnchor.anchorWithOffset(to: other.rightAnchor).constraint(
        equalTo: guide.leftAnchor.anchorWithOffset(to: one.rightAnchor))
    default: return one.topAnchor.constraint(equalTo: other.topAnchor, constant: 3)
    }
  }

  private func check(_ views: [UIView], _ guide: UILayoutGuide, _ model: Model) {
    for view in views {
      #expect(view.heldConstraints.constraints == model.active.filter { $0.holder === view })
      #expect(view.heldConstraints.count == view.heldConstraints.constraints.count)
    }
    for item in views.map(\.reference) + [guide.reference] {
      let named = model.active.filter { constraint in items(of: constraint).contains { $0 === item } }
      #expect(Set(item.participations.constraints) == Set(named))
      #expect(item.participations.constraints.count == named.count)
      #expect(item.participations.isEmpty == named.isEmpty)
    }
    for constraint in model.active { #expect(constraint.isActive) }
  }

  private func items(of constraint: NSLayoutConstraint) -> [ItemReference] {
    var items: [ItemReference] = []
    for side in [constraint.first, constraint.second] {
      let ends = side.distance.map { [$0.start.reference, $0.end.reference] } ?? [side.reference]
      items += ends.compactMap { $0 }
    }
    return items
  }

  private func place(_ item: ItemReference) -> UIView {
    guard let view = item.placeInTree else { preconditionFailure("Every item lives as long as the test.") }
    return view
  }
}
