// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The name is Masonry's.

extension NotationView {
  /// The nearest view that both views are in; each counts as its own ancestor. `nil` where there is none.
  ///
  /// Takes time in proportion to the depth of the two views.
  public func mas_closestCommonSuperview(_ other: NotationView?) -> NotationView? {
    guard let other else { return nil }
    if self === other { return self }
    let superview = superview
    if superview === other { return other }
    let otherSuperview = other.superview
    if otherSuperview === self { return self }
    if let superview, superview === otherSuperview { return superview }
    var (one, another) = (self, other)
    var (depth, otherDepth) = (self.mas_depth, other.mas_depth)
    while depth > otherDepth, let superview = one.superview { (one, depth) = (superview, depth - 1) }
    while otherDepth > depth, let superview = another.superview {
      (another, otherDepth) = (superview, otherDepth - 1)
    }
    while one !== another {
      guard let superview = one.superview, let otherSuperview = another.superview else { return nil }
      (one, another) = (superview, otherSuperview)
    }
    return one
  }

  /// How many ancestors the view has.
  private var mas_depth: Int {
    var depth = 0
    var ancestor = superview
    while let view = ancestor {
      depth += 1
      ancestor = view.superview
    }
    return depth
  }
}
