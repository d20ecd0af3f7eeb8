extension UIView {
  func markNeedsLayout() {
    flags.insert(.needsLayout)
    // A subclass that says a safe area of its own may say another one from now on.
    if knowsSafeArea, safeAreaInsets != knownSafeArea { forgetSafeArea() }
    reference.binding?.setNeedsLayout()
  }

  func markNeedsConstraintUpdate() {
    flags.insert(.needsConstraintUpdate)
    reference.binding?.setNeedsUpdateConstraints()
  }

  /// Updates the constraints of the subtree, deepest views first; without recursion, since trees may be of any
  /// depth.
  func updateConstraintsPass() {
    var walks = [(view: self, subviews: subviewList, position: 0)]
    while let last = walks.indices.last {
      let position = walks[last].position
      if position < walks[last].subviews.count {
        walks[last].position += 1
        let subview = walks[last].subviews[position]
        walks.append((view: subview, subviews: subview.subviewList, position: 0))
      } else {
        walks.removeLast().view.updateConstraintsIfMarked()
      }
    }
  }

  func updateConstraintsIfMarked() {
    guard needsUpdateConstraints(), !flags.contains(.updatesConstraints) else { return }
    // The view has what it asked for. Whoever asks from now on, the view itself too, asks for another update.
    flags.remove(.needsConstraintUpdate)
    flags.insert(.updatesConstraints)
    defer { flags.remove(.updatesConstraints) }
    if controllerRef != nil, let controllerLink {
      controllerLink.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  /// Takes the mark off a view that has nothing to do for it; whether it has not.
  @inline(__always)
  func updatesNoConstraints() -> Bool {
    guard isPlain, controllerRef == nil else { return false }
    flags.remove(.needsConstraintUpdate)
    return true
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

  /// Takes the mark off a view that has nothing to lay out; whether it has not.
  @inline(__always)
  func laysOutNothing() -> Bool {
    guard subviewList.isEmpty, isPlain, controllerRef == nil else { return false }
    flags.remove(.needsLayout)
    return true
  }

  /// Lays out the view's own subviews, with what its controller does before and after.
  func layOut() {
    flags.remove(.needsLayout)
    guard reference.binding?.hasLocalTraits ?? false else { return layOutSubviews() }
    UITraitCollection.$currentValues.withValue(effectiveTraits) { layOutSubviews() }
  }

  private func layOutSubviews() {
    guard controllerRef != nil else { return layoutSubviews() }
    controllerLink?.viewWillLayoutSubviews()
    layoutSubviews()
    controllerLink?.viewDidLayoutSubviews()
  }

  func applyLayout() {
    // Nothing is placed in a view without subviews; a guide's frame may be asked for next.
    if subviewList.isEmpty, extras == nil { return }
    reference.binding?.applyFrames(ofSubviewsOf: self)
  }
}
