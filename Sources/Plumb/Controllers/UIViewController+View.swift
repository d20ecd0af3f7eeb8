extension UIViewController {
  func setView(_ view: UIView?) {
    guard view !== loadedView else { return }
    loadedView?.controllerLink = nil
    loadedView = view
    guard let view else { return }
    require(
      view.controllerLink == nil,
      "\(view) is the view of \(view.controllerLink!) and cannot be another's too.")
    view.changeEnvironment([.margins, .safeArea]) { view.controllerLink = self }
  }

  /// What the controller and its container add to the safe area of the view.
  var safeAreaAddition: UIEdgeInsets { additionalSafeAreaInsets + containerInsets }

  func changeEnvironment(_ news: ItemChange, _ change: () -> Void) {
    guard let loadedView else { return change() }
    loadedView.changeEnvironment(news, change)
  }

  func setContainerInsets(_ insets: UIEdgeInsets) {
    guard insets != containerInsets else { return }
    changeEnvironment(.safeArea) { containerInsets = insets }
  }

  /// The traits of the controller: those of the view that its own is in, or else of its parent, with what the parent
  /// and the controller replace. What its view replaces does not reach it.
  var effectiveTraits: TraitValues {
    replacedTraits.over(
      loadedView?.superviewLink?.effectiveTraits ?? parentLink?.effectiveTraits ?? .standard)
  }

  /// What the controller and its parent replace.
  var replacedTraits: TraitValues {
    parentTraits.isEmpty ? traitOverrides.values : traitOverrides.values.over(parentTraits)
  }

  func setParentTraits(_ collection: UITraitCollection?) {
    let old = replacedTraits
    parentTraits = collection?.values ?? TraitValues()
    replacedTraitsDidChange(from: old)
  }

  func replacedTraitsDidChange(from old: TraitValues) {
    if let loadedView {
      loadedView.controllerTraitsDidChange(from: old)
      return
    }
    let inherited = parentLink?.effectiveTraits ?? .standard
    let before = old.over(inherited)
    let now = replacedTraits.over(inherited)
    if before != now { tellTraits(before, now) }
  }

  func tellTraits(_ old: TraitValues, _ new: TraitValues) {
    let previous = UITraitCollection(values: old)
    UITraitCollection.$currentValues.withValue(new) {
      traitCollectionDidChange(previous)
      tellRegistrations(old, new, previous)
    }
  }

  /// 16 points at the sides, 20 from a width of 414 points; none at the top and the bottom.
  var minimumMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (loadedView?.bounds.width ?? 0) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
