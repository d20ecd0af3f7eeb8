import PlumbLayout

// Which constraints can be made, and which can be active. What is allowed stands in one table of the layout
// module; this file says who asks, and calls the items by their names.

extension NSLayoutConstraint {
  /// Why a constraint cannot be made or cannot be active, in one sentence that names both items.
  public struct Refusal: Error, Hashable, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
  }

  /// Checks what can be said without looking at the tree: attributes and numbers.
  func checkRules() throws(Refusal) {
    if isPlainlyPossible {
      isChecked = true
      return
    }
    if first.isDistance || second.isDistance {
      try checkDistances()
      isChecked = true
      return
    }
    let refusal = ConstraintRules.refusal(
      first: PlumbLayout.Attribute(first.attribute), second: PlumbLayout.Attribute(second.attribute),
      hasSecondItem: !second.isNothing, multiplier: Double(storedMultiplier),
      constant: Double(storedConstant), priority: Priority(storedPriority))
    if let refusal { throw explained(refusal) }
    isChecked = true
  }

  /// Whether the constraint relates an attribute to the same one of another item, which nothing speaks against but
  /// numbers.
  @inline(__always)
  private var isPlainlyPossible: Bool {
    first.attribute == second.attribute && first.attribute != .notAnAttribute && storedConstant.isFinite
      && storedMultiplier.isFinite && storedMultiplier != 0 && storedPriority.isPossible
  }

  /// A distance is a size; only the numbers can be wrong.
  private func checkDistances() throws(Refusal) {
    let refusal = ConstraintRules.refusal(
      first: .width, second: .width, hasSecondItem: true, multiplier: Double(storedMultiplier),
      constant: Double(storedConstant), priority: Priority(storedPriority))
    if let refusal { throw explained(refusal) }
  }

  /// The view that the constraint belongs to while it is active: the nearest common ancestor of its items.
  func admitted() throws(Refusal) -> UIView {
    if !isChecked { try checkRules() }
    guard let ancestor = nearestCommonAncestor() else { throw explained(.noCommonAncestor) }
    return ancestor
  }

  /// Checks that `view` can hold the constraint: both items are at it or below it.
  func checkAdmission(to view: UIView) throws(Refusal) {
    try checkRules()
    var isInside = true
    forEachReference { isInside = isInside && $0.placeInTree?.isDescendant(of: view) == true }
    if !isInside { throw explained(.holderIsNoAncestor) }
  }

  private func explained(_ refusal: ConstraintRefusal) -> Refusal {
    switch refusal {
    case .notFinite: Refusal("The constant and the multiplier of \(equation) must be finite.")
    case .priorityOutOfRange:
      Refusal("The priority of \(equation) must be greater than 0 and at most 1000.")
    default: Refusal(refusal.message(first: first.shortName, second: second.shortName))
    }
  }

  /// Ends the program where the constraint could never hold, as UIKit raises an exception.
  func requireRules() {
    do {
      try checkRules()
    } catch {
      fatalError(error.description)
    }
  }

  /// The nearest common ancestor of both items' places, where one of them or the superview of both is it: found without
  /// counting a reference. `nil` says nothing.
  var nearbyHolder: Unmanaged<UIView>? {
    guard !second.isDistance, let one = first.link?._withUnsafeGuaranteedRef({ $0.placeRef }) else {
      return nil
    }
    guard let item = second.link else { return one }
    guard let other = item._withUnsafeGuaranteedRef({ $0.placeRef }) else { return nil }
    if one.toOpaque() == other.toOpaque() { return one }
    let superview = one._withUnsafeGuaranteedRef { $0.superviewRef }
    if superview?.toOpaque() == other.toOpaque() { return other }
    let otherSuperview = other._withUnsafeGuaranteedRef { $0.superviewRef }
    if otherSuperview?.toOpaque() == one.toOpaque() { return one }
    return superview?.toOpaque() == otherSuperview?.toOpaque() ? superview : nil
  }

  func nearestCommonAncestor() -> UIView? {
    if !first.isDistance, !second.isDistance, let one = first.reference, let other = second.reference {
      guard let place = one.placeInTree, let otherPlace = other.placeInTree else { return nil }
      return one === other ? place : place.nearestCommonAncestor(with: otherPlace)
    }
    var ancestor: UIView?
    var isFirst = true
    var isBroken = false
    forEachReference { reference in
      guard let place = reference.placeInTree else {
        isBroken = true
        return
      }
      ancestor = isFirst ? place : ancestor?.nearestCommonAncestor(with: place)
      isFirst = false
    }
    return isBroken ? nil : ancestor
  }
}

extension UIView {
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    if self === other || superviewLink === other { return other }
    if other.superviewLink === self { return self }
    if let superviewLink, superviewLink === other.superviewLink { return superviewLink }
    var (one, another) = (self, other)
    var (depth, otherDepth) = (self.depth, other.depth)
    while depth > otherDepth, let superview = one.superviewLink {
      one = superview
      depth -= 1
    }
    while otherDepth > depth, let superview = another.superviewLink {
      another = superview
      otherDepth -= 1
    }
    while one !== another {
      guard let superview = one.superviewLink, let otherSuperview = another.superviewLink else { return nil }
      (one, another) = (superview, otherSuperview)
    }
    return one
  }

  /// How many ancestors the view has.
  private var depth: Int {
    var depth = 0
    var view = self
    while let superview = view.superviewLink {
      depth += 1
      view = superview
    }
    return depth
  }
}
