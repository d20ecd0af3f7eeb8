extension UIView {
  /// The traits that reach the view: from the root down, each view's and each controller's overrides.
  var effectiveTraits: TraitValues {
    var traits = TraitValues()
    var next: UIView? = self
    while let view = next {
      let own = view.traitOverrides.values
      if !own.isEmpty { traits = traits.over(own) }
      if let controller = view.controllerLink { traits = traits.over(controller.traitOverrides.values) }
      next = view.superviewLink
    }
    return traits.over(rootTraits)
  }

  /// What a root starts from: the main screen's traits.
  private var rootTraits: TraitValues { .standard }

  /// Pixels per point.
  var displayScale: CGFloat {
    let scale = effectiveTraits.displayScale ?? 1
    return scale.isFinite && scale > 0 ? scale : 1
  }

  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  var resolvedDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: effectiveTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  func traitOverridesDidChange(from old: UITraitOverrides) {
    environmentMayHaveChanged(from: nil)
  }

  /// Tells the view and everything below it that the environment changed.
  func environmentMayHaveChanged(from old: TraitValues?) {
    let new = effectiveTraits
    guard old != new else { return }
    announceTraits(UITraitCollection(values: old ?? new))
  }

  private func announceTraits(_ previous: UITraitCollection) {
    noteChange([.direction, .scale])
    setNeedsLayout()
    controllerLink?.traitCollectionDidChange(previous)
    traitCollectionDidChange(previous)
    for subview in subviewList { subview.announceTraits(previous) }
  }

  func layoutDirectionMayHaveChanged() {
    noteChange(.direction)
    setNeedsLayout()
  }
}
