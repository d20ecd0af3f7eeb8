extension UIView {
  func markNeedsLayout() {
    flags.insert(.needsLayout)
    if let binding = reference.binding { binding.engine.tree.setNeedsLayout(binding.id) }
  }

  func markNeedsConstraintUpdate() {
    flags.insert(.needsConstraintUpdate)
    if let binding = reference.binding { binding.engine.tree.setNeedsUpdateConstraints(binding.id) }
  }

  /// Updates the constraints of the subtree, deepest views first.
  func updateConstraintsPass() {
    for subview in subviewList { subview.updateConstraintsIfNeeded() }
    updateConstraintsIfMarked()
  }

  func updateConstraintsIfMarked() {
    guard needsUpdateConstraints(), !flags.contains(.updatesConstraints) else { return }
    // The view has what it asked for. Whoever asks from now on, the view itself too, asks for another update.
    flags.remove(.needsConstraintUpdate)
    flags.insert(.updatesConstraints)
    defer { flags.remove(.updatesConstraints) }
    if let controllerLink { controllerLink.updateViewConstraints() } else { updateConstraints() }
  }

  /// What `updateConstraints()` leaves of the mark when the program calls it by itself.
  func didUpdateConstraints() {
    if !flags.contains(.updatesConstraints) { flags.remove(.needsConstraintUpdate) }
  }

  func layoutPass() {
    let engine = LayoutEngine.of(self)
    guard engine.passDepth == 0 else { return engine.layOut(self) }
    UITraitCollection.$currentValues.withValue(engine.root.effectiveTraits) { engine.layOut(self) }
  }

  /// Lays out the view's own subviews, with what its controller does before and after.
  func layOut() {
    flags.remove(.needsLayout)
    guard reference.binding?.engine.hasLocalTraits ?? false else { return layOutSubviews() }
    UITraitCollection.$currentValues.withValue(effectiveTraits) { layOutSubviews() }
  }

  private func layOutSubviews() {
    controllerLink?.viewWillLayoutSubviews()
    layoutSubviews()
    controllerLink?.viewDidLayoutSubviews()
  }

  func applyLayout() { reference.binding?.engine.applyFrames(ofSubviewsOf: self) }
}
