extension UIView {
  /// Forwards a change of this view to the engine of its tree, if the tree has met one.
  func noteChange(_ change: ItemChange) { reference.binding?.engine.forward(change, of: self) }

  /// A subview, with everything below it, arrived.
  func didAttach(_ subview: UIView) {
    if subview.ownEngine != nil { subview.dropEngine() }
    reference.binding?.engine.needsSync(self, for: subview)
  }

  /// A subview, with everything below it, is about to leave.
  func willDetach(_ subview: UIView) { subview.reference.binding?.engine.remove(subview) }

  /// The subviews' order, which decides ties, changed.
  func orderDidChange() {
    reference.isReordered = true
    reference.binding?.engine.needsSync(self)
    markNeedsLayout()
  }

  /// The view is at its end.
  func engineTearDown() { dropEngine() }

  private func dropEngine() {
    guard let engine = ownEngine else { return }
    engine.unbindAll()
    ownEngine = nil
  }

  func guideDidJoin(_ guide: UILayoutGuide) { reference.binding?.engine.needsSync(self) }

  func guideWillLeave(_ guide: UILayoutGuide) { guide.reference.binding?.engine.remove(guide) }
}
