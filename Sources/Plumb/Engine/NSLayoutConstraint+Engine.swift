extension NSLayoutConstraint {
  /// The constraint is active from now on.
  func engineDidActivate() { holder?.reference.binding?.engine.add(self) }

  /// The constraint is about to become inactive.
  func engineWillDeactivate() { binding?.engine.remove(self) }

  // What the tree would refuse, the properties' setters refuse.

  func engineConstantDidChange() {
    if let binding { try? binding.engine.tree.setConstant(Double(constant), of: binding.id) }
  }

  func enginePriorityDidChange() {
    if let binding { try? binding.engine.tree.setPriority(.init(priority), of: binding.id) }
  }
}
