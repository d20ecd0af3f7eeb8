extension NSLayoutConstraint {
  /// The constraint is about to become inactive.
  func engineWillDeactivate() { binding?.engine.remove(self) }

  func engineConstantDidChange() { binding?.setConstant(constant) }

  func enginePriorityDidChange() { binding?.setPriority(priority) }
}
