import PlumbLayout

extension UIView {
  /// The size that satisfies the constraints in the view best, pulled to a target on each axis, in points.
  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    require(
      horizontal.isPossible && vertical.isPossible,
      "The fitting priorities of \(self) must be greater than 0 and at most 1000.")
    updateConstraintsIfNeeded()
    // The question is answered by an engine of its own that the subtree lends itself to.
    var loan = EngineLoan()
    loan.take(self)
    let engine = LayoutEngine(root: self, isMeasuring: true)
    let size = engine.fittingSize(target, Priority(horizontal), Priority(vertical))
    engine.unbind(subtree: self)
    for reference in engine.parentsToSync { reference.awaitsSync = false }
    loan.giveBack(engine.missed)
    return size
  }
}

/// The bindings of a subtree, while a measuring engine stands in for that of its tree.
private struct EngineLoan: ViewIsolated {
  private var items: [(reference: ItemReference, binding: ItemBinding)] = []
  private var constraints: [(constraint: NSLayoutConstraint, binding: ConstraintBinding)] = []
  private var waiting: [ItemReference] = []
  private var reordered: [ItemReference] = []
  private var widths: [(view: UIView, width: CGFloat?)] = []

  mutating func take(_ view: UIView) {
    var pending = [view]
    while let view = pending.popLast() {
      takeOne(view)
      pending.append(contentsOf: view.subviewList.reversed())
    }
  }

  private mutating func takeOne(_ view: UIView) {
    take(view.reference)
    if view.wrapsContent { widths.append((view, view.wrappingWidth)) }
    for guide in view.guideList { take(guide.reference) }
    view.forEachSystemGuide { take($0.reference) }
    view.heldConstraints.forEach { constraint in
      guard let binding = constraint.binding else { return }
      constraints.append((constraint, binding))
      constraint.binding = nil
    }
  }

  private mutating func take(_ reference: ItemReference) {
    if reference.awaitsSync {
      waiting.append(reference)
      reference.awaitsSync = false
    }
    // The measuring engine begins with the present order and forgets that the other one does not know it.
    if reference.isReordered { reordered.append(reference) }
    guard let binding = reference.binding else { return }
    items.append((reference, binding))
    reference.binding = nil
  }

  /// Binds the subtree to its own engine again, and tells that what it missed.
  func giveBack(_ missed: MissedNews) {
    for (reference, binding) in items { reference.binding = binding }
    for (constraint, binding) in constraints { constraint.binding = binding }
    for reference in waiting { reference.awaitsSync = true }
    for reference in reordered { reference.isReordered = true }
    for (view, width) in widths { view.wrappingWidth = width }
    for (constraint, binding) in constraints where constraint.holderRef == nil {
      binding.engine.remove(constraint)
    }
    if missed.hasDepartures { dismissTheDeparted() }
    for reference in missed.parents {
      reference.isReordered = true
      if let view = reference.view { reference.binding?.engine.needsSync(view) }
    }
    for constraint in missed.constraints where constraint.binding == nil {
      constraint.holder?.reference.binding?.engine.add(constraint)
    }
    for (reference, change) in missed.changes { reference.view?.noteChange(change) }
  }

  private func dismissTheDeparted() {
    for (reference, binding) in items where reference.binding != nil {
      if let guide = reference.guide {
        if guide.owningView == nil { binding.engine.remove(guide) }
      } else if let view = reference.view, view.treeRoot !== binding.engine.root {
        binding.engine.remove(view)
      }
    }
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
