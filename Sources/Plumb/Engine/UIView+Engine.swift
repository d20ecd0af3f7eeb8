extension UIView {
  /// Forwards a change of this view to the engine of its tree, if the tree has met one.
  func noteChange(_ change: ItemChange) {}

  /// A subview, with everything below it, arrived.
  func didAttach(_ subview: UIView) {}

  /// A subview, with everything below it, is about to leave.
  func willDetach(_ subview: UIView) {}

  /// The subviews' order, which decides ties, changed.
  func orderDidChange() {}

  /// The view is at its end.
  func engineTearDown() {}

  func guideDidJoin(_ guide: UILayoutGuide) {}

  func guideWillLeave(_ guide: UILayoutGuide) {}
}

extension NSLayoutConstraint {
  /// The constraint is active from now on.
  func engineDidActivate() {}

  /// The constraint is about to become inactive.
  func engineWillDeactivate() {}

  func engineConstantDidChange() {}

  func enginePriorityDidChange() {}
}
