extension UIView {
  func markNeedsLayout() { flags.insert(.needsLayout) }

  func markNeedsConstraintUpdate() { flags.insert(.needsConstraintUpdate) }

  func updateConstraintsPass() {
    for subview in subviewList { subview.updateConstraintsIfNeeded() }
    if needsUpdateConstraints() { updateConstraints() }
  }

  func layoutPass() {
    guard flags.contains(.needsLayout) else {
      for subview in subviewList { subview.layoutIfNeeded() }
      return
    }
    flags.remove(.needsLayout)
    controllerLink?.viewWillLayoutSubviews()
    layoutSubviews()
    controllerLink?.viewDidLayoutSubviews()
    for subview in subviewList { subview.layoutIfNeeded() }
  }

  func applyLayout() {}

  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize { bounds.size }
}
