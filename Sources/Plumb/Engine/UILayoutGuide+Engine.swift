extension UILayoutGuide {
  /// The rectangle of the last layout pass; `nil` before the first one.
  var solvedFrame: CGRect? {
    guard let owner = owningView, let binding = reference.binding else { return nil }
    let frame = CGRect(binding.engine.tree.frame(of: binding.id))
    return owner.isContentArea ? frame : frame.offsetBy(dx: owner.bounds.minX, dy: owner.bounds.minY)
  }
}
