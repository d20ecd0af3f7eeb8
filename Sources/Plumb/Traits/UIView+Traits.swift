extension UIView {
  /// The traits of the view: what it inherits, with what its controller and it itself replace.
  var effectiveTraits: TraitValues {
    var traits = TraitValues()
    var next = traitSource
    while let view = next {
      if view.flags.contains(.overridesTraits) { traits = traits.over(view.traitOverrides.values) }
      if let controller = view.controllerLink { traits = traits.over(controller.replacedTraits) }
      if view.isRootOnScreen { traits = traits.over(.screen) }
      next = view.superviewLink?.traitSource
    }
    return traits.over(.standard)
  }

  /// The traits that reach the view: those of the screen, for a window.
  var inheritedTraits: TraitValues {
    superviewLink?.effectiveTraits ?? (isRootOnScreen ? .screen : .standard)
  }

  /// The traits that reach the view; `nil` where they are the standard ones, since there is neither a window above nor
  /// somebody who replaces any.
  var inheritedReplacements: TraitValues? { inheritsReplacements ? inheritedTraits : nil }

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
      relativeTo: effectiveLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The direction of ``effectiveTraits``, without the rest of them.
  private var effectiveLayoutDirection: UITraitEnvironmentLayoutDirection? {
    var next = traitSource
    while let view = next {
      if view.flags.contains(.overridesTraits), let own = view.traitOverrides.values.layoutDirection {
        return own
      }
      if let controllers = view.controllerLink?.replacedTraits.layoutDirection { return controllers }
      next = view.superviewLink?.traitSource
    }
    return TraitValues.standard.layoutDirection
  }

  func traitOverridesDidChange(from old: UITraitOverrides) {
    flags.set(.overridesTraits, to: !traitOverrides.values.isEmpty)
    inherit()
    noteLocalTraits()
    announceTraits(TraitChange(inheritedTraits, own: (old.values, traitOverrides.values), of: self))
  }

  /// The view's controller replaces other traits than it did.
  func controllerTraitsDidChange(from old: TraitValues) {
    noteLocalTraits()
    announceTraits(
      TraitChange(
        inheritedTraits, controllers: (old, controllerLink?.replacedTraits ?? TraitValues()), of: self))
  }

  /// The view has come into another tree, or out of one, in which it inherited what ``inheritedReplacements`` says.
  func environmentMayHaveChanged(from replacements: TraitValues?) {
    let news = inheritedReplacements
    guard news != nil || replacements != nil else { return }
    let (old, new) = (replacements ?? .standard, news ?? .standard)
    if new != old { announceTraits(TraitChange(inherited: (old, new), of: self)) }
  }

  /// From then on a layout pass looks at the traits of each view.
  private func noteLocalTraits() {
    if superviewLink != nil { reference.binding?.engine.hasLocalTraits = true }
  }

  /// Tells the view, its controller and everything below it that the environment changed; without recursion, since
  /// trees may be of any depth.
  private func announceTraits(_ change: TraitChange) {
    guard hearsOfTraits(change) else { return }
    var pending = subviewList.reversed().map { (view: $0, inherited: change.views) }
    while let (view, inherited) = pending.popLast() {
      let change = TraitChange(inherited: inherited, of: view)
      guard view.hearsOfTraits(change) else { continue }
      pending.append(contentsOf: view.subviewList.reversed().map { (view: $0, inherited: change.views) })
    }
  }

  /// Tells the view and its controller; whether what is in the view has other traits too.
  private func hearsOfTraits(_ change: TraitChange) -> Bool {
    if change.controllers.old != change.controllers.new, let controllerLink {
      controllerLink.tellTraits(change.controllers.old, change.controllers.new)
    }
    // A view that replaces what changed does not hear of it.
    guard change.views.old != change.views.new else { return false }
    noteChange([.direction, .scale])
    setNeedsLayout()
    environmentTraitsDidChange(from: change.views.old, to: change.views.new)
    let previous = UITraitCollection(values: change.views.old)
    UITraitCollection.$currentValues.withValue(change.views.new) {
      traitCollectionDidChange(previous)
      tellRegistrations(change.views.old, change.views.new, previous)
    }
    return true
  }

  func layoutDirectionMayHaveChanged() {
    noteChange(.direction)
    setNeedsLayout()
  }
}

/// How traits change for a view and its controller.
private struct TraitChange: ViewIsolated {
  let controllers: (old: TraitValues, new: TraitValues)
  let views: (old: TraitValues, new: TraitValues)

  init(
    inherited: (old: TraitValues, new: TraitValues), controllers: (old: TraitValues, new: TraitValues)? = nil,
    own: (old: TraitValues, new: TraitValues)? = nil, of view: UIView
  ) {
    let replaced = view.controllerLink?.replacedTraits ?? TraitValues()
    let controllers = controllers ?? (replaced, replaced)
    self.controllers = (controllers.old.over(inherited.old), controllers.new.over(inherited.new))
    let overrides = view.traitOverrides.values
    let own = own ?? (overrides, overrides)
    views = (own.old.over(self.controllers.old), own.new.over(self.controllers.new))
  }

  init(
    _ inherited: TraitValues, controllers: (old: TraitValues, new: TraitValues)? = nil,
    own: (old: TraitValues, new: TraitValues)? = nil, of view: UIView
  ) {
    self.init(inherited: (inherited, inherited), controllers: controllers, own: own, of: view)
  }
}
