extension UIView {
  func setMargins(_ insets: UIEdgeInsets) {
    changeEnvironment(.margins) { margins.own = .sides(insets) }
  }

  func setMargins(_ insets: NSDirectionalEdgeInsets) {
    changeEnvironment(.margins) { margins.own = .directional(insets) }
  }

  func setMarginFlag(_ flag: ViewFlags, _ isOn: Bool) {
    guard flags.contains(flag) != isOn else { return }
    changeEnvironment(.margins) { flags.set(flag, to: isOn) }
  }

  /// The margins in effect: the view's own, raised to a controller's minimum, widened by the safe area, and by
  /// what the superview's margins take of the view where they are preserved.
  var effectiveMargins: UIEdgeInsets {
    let direction = effectiveUserInterfaceLayoutDirection
    var result = ownMargins(direction)
    if insetsLayoutMarginsFromSafeArea { result = result + safeAreaInsets }
    guard preservesSuperviewLayoutMargins, let superview = superviewLink else { return result }
    let outer = superview.layoutMargins
    let gaps = distances(to: superview)
    return UIEdgeInsets(
      top: max(result.top, outer.top - gaps.top), left: max(result.left, outer.left - gaps.left),
      bottom: max(result.bottom, outer.bottom - gaps.bottom),
      right: max(result.right, outer.right - gaps.right))
  }

  func ownMargins(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let minimum = minimumMargins?.resolved(for: direction)
    let own: UIEdgeInsets
    switch margins.own {
    // The root of a controller has no margins at the top and the bottom.
    case .standard: own = minimum ?? standardMargins.resolved(for: direction)
    case .sides(let insets): own = insets
    case .directional(let insets): own = insets.resolved(for: direction)
    }
    guard let minimum else { return own }
    return UIEdgeInsets(
      top: max(own.top, minimum.top), left: max(own.left, minimum.left),
      bottom: max(own.bottom, minimum.bottom),
      right: max(own.right, minimum.right))
  }

  /// Whether anything about the margins differs from a new view's.
  var hasMarginsOfItsOwn: Bool {
    if case .standard = margins.own {
      return !hasStandardMargins || controllerLink != nil || preservesSuperviewLayoutMargins
        || !insetsLayoutMarginsFromSafeArea
    }
    return true
  }

  /// What the margins are raised to: a controller's view has those of the system.
  var minimumMargins: NSDirectionalEdgeInsets? {
    guard let controller = controllerLink, controller.viewRespectsSystemMinimumLayoutMargins else {
      return nil
    }
    return controller.systemMinimumLayoutMargins
  }

  /// How far the view's sides lie inside the superview's.
  func distances(to superview: UIView) -> UIEdgeInsets {
    let frame = self.frame
    let bounds = superview.bounds
    return UIEdgeInsets(
      top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
      right: bounds.maxX - frame.maxX)
  }

  /// The width passed the mark at which a controller's least margins change.
  func minimumMarginsDidChange() {
    noteChange(.margins)
    setNeedsLayout()
    // While layout gives the view its frame, it tells of everything that follows itself.
    guard !(reference.binding?.isApplying(to: self) ?? false) else { return }
    announceMargins()
  }

  private func announceMargins() {
    var pending = [self]
    while let view = pending.popLast() {
      view.layoutMarginsDidChange()
      view.controllerLink?.viewLayoutMarginsDidChange()
      pending.append(contentsOf: view.subviewList.reversed().filter(\.preservesSuperviewLayoutMargins))
    }
  }
}
