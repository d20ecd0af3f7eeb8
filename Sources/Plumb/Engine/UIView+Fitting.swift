import PlumbLayout

extension UIView {
  /// The size that satisfies the constraints in the view best, pulled to a target on each axis, in points.
  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    updateConstraintsIfNeeded()
    // The question is answered by an engine of its own that the subtree lends itself to.
    var lent: [(ItemReference, ItemBinding)] = []
    var lentConstraints: [(NSLayoutConstraint, ConstraintBinding)] = []
    lend(&lent, &lentConstraints)
    let engine = LayoutEngine(root: self, isMeasuring: true)
    let size = engine.fittingSize(target, Priority(horizontal), Priority(vertical))
    engine.unbind(subtree: self)
    for (reference, binding) in lent { reference.binding = binding }
    for (constraint, binding) in lentConstraints { constraint.binding = binding }
    for (reference, change) in engine.missedChanges { reference.view?.noteChange(change) }
    return size
  }

  private func lend(
    _ items: inout [(ItemReference, ItemBinding)],
    _ constraints: inout [(NSLayoutConstraint, ConstraintBinding)]
  ) {
    func take(_ reference: ItemReference) {
      guard let binding = reference.binding else { return }
      items.append((reference, binding))
      reference.binding = nil
    }
    take(reference)
    for guide in guideList { take(guide.reference) }
    systemGuides?.forEach { take($0.reference) }
    for constraint in heldConstraints.constraints {
      guard let binding = constraint.binding else { continue }
      constraints.append((constraint, binding))
      constraint.binding = nil
    }
    for subview in subviewList { subview.lend(&items, &constraints) }
  }
}

extension LayoutEngine {
  func fittingSize(_ target: CGSize, _ horizontal: Priority, _ vertical: Priority) -> CGSize {
    sync()
    tree.setRootSize(
      Size(width: max(0, Double(target.width)), height: max(0, Double(target.height))), priority: horizontal,
      verticalPriority: vertical)
    tree.updateFrames()
    let rect = tree.alignmentRect(of: tree.root)
    let frame = root.frame(forAlignmentRect: CGRect(rect))
    // Up to whole pixels, so that the content never has less than it needs.
    func up(_ value: CGFloat) -> CGFloat {
      CGFloat((Double(value) * tree.scale - 1e-6).rounded(.up) / tree.scale)
    }
    return CGSize(width: up(frame.width), height: up(frame.height))
  }
}
