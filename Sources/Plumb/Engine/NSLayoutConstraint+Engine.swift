extension NSLayoutConstraint {
  /// The constraint is about to become inactive.
  func engineWillDeactivate() { binding?.engine.remove(self) }

  // What the tree would refuse, the properties' setters refuse.

  func engineConstantDidChange() {
    if let binding { try? binding.tree.setConstant(Double(constant), of: binding.id) }
  }

  func enginePriorityDidChange() {
    if let binding { try? binding.engine.tree.setPriority(.init(priority), of: binding.id) }
  }
}
