extension NSLayoutAnchor {
  /// Whether the constraints leave the anchor's item open along the anchor's axis, as of the last layout pass.
  public var hasAmbiguousLayout: Bool {
    guard let item, let view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView else { return false }
    let axis = side.axis
    return view.layoutIssues.ambiguities.contains {
      $0.item === item && ($0.value == .x || $0.value == .width) == (axis == .horizontal)
    }
  }

  /// The active constraints that place the anchor's item along the anchor's axis.
  public var constraintsAffectingLayout: [NSLayoutConstraint] {
    (side.reference ?? side.distance?.start.reference)?.constraintsAffectingLayout(side.axis) ?? []
  }
}
