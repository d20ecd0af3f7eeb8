extension NSLayoutConstraint {
  /// Why a constraint cannot be made or cannot be active, in one sentence that names both items.
  public struct Refusal: Error, Hashable, CustomStringConvertible {
    public var description: String

    init(_ description: String) { self.description = description }
  }

  /// The view that the constraint belongs to while it is active: the nearest common ancestor of its items.
  func admitted() throws(Refusal) -> UIView {
    try checkRules()
    guard let ancestor = nearestCommonAncestor() else { throw noCommonAncestor() }
    return ancestor
  }

  /// Checks that `view` can hold the constraint: both items are at it or below it.
  func checkAdmission(to view: UIView) throws(Refusal) {
    try checkRules()
    var outside: String?
    forEachReference { reference in
      if reference.placeInTree?.isDescendant(of: view) != true { outside = reference.shortName }
    }
    if let outside {
      throw Refusal(
        "\(outside) is neither \(view.shortName) nor below it, so that \(view.shortName) cannot hold \(self)."
      )
    }
  }

  /// What can be said without looking at the tree.
  func checkRules() throws(Refusal) {}

  private func noCommonAncestor() -> Refusal {
    Refusal(
      "\(first.shortName) and \(second.shortName) have no common ancestor, so that \(self) cannot be active.")
  }

  func nearestCommonAncestor() -> UIView? {
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
