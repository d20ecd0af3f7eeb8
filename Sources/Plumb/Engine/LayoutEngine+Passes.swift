import PlumbLayout

extension LayoutEngine {
  /// How deep `layoutIfNeeded` may be called from within `layoutSubviews`.
  private static var depthLimit: Int { 16 }
  /// How often it may be called so in one pass; without a limit views that lay out each other would go on for ever.
  private static var nestedLimit: Int { 10_000 }

  /// How often a pass may begin again because the size of a scroll view's content moved what is in it.
  private static var resultLimit: Int { 4 }

  /// The engine of the tree that a view is in, made at the first call.
  static func of(_ view: UIView) -> LayoutEngine {
    let root = view.treeRoot
    if let engine = root.ownEngine { return engine }
    let engine = LayoutEngine(root: root)
    root.ownEngine = engine
    return engine
  }

  /// Updates constraints and lays out the subtree of a view, and whatever has to be laid out above it first.
  func layOut(_ view: UIView) {
    if passDepth == 0 { nestedPasses = 0 }
    guard passDepth < Self.depthLimit, nestedPasses < Self.nestedLimit else { return }
    nestedPasses += 1
    passDepth += 1
    defer { passDepth -= 1 }
    sync()
    feedRootSize()
    guard let id = view.reference.binding?.id else { return }
    for _ in 0..<Self.resultLimit {
      tree.layoutIfNeeded(in: id)
      guard takeResults(), passDepth == 1 else { break }
      sync()
    }
    if passDepth == 1 { reportLoop() }
  }

  /// Applies to a view's subviews the frames that follow from the constraints as they are now.
  ///
  /// - Parameters:
  ///   - view: a view of the tree.
  ///   - id: what it is in the tree.
  func applyFrames(ofSubviewsOf view: UIView, _ id: ItemID) {
    sync()
    tree.updateFrames()
    if !view.subviewList.isEmpty, tree.contains(id) { tree.applyFrames(ofSubviewsOf: id, to: self) }
  }

  func feedRootSize() {
    guard !isMeasuring else { return }
    tree.setRootSize(
      Size(root.bounds.size),
      priority: root.translatesAutoresizingMaskIntoConstraints ? .required : Self.freeRootPriority)
  }

  /// A root that does not translate its mask gets its size from its constraints; only where these leave it open
  /// does it keep what it has.
  private static var freeRootPriority: Priority { Priority(1) }

  /// Takes over sizes that follow from the pass; whether they change what it was made of.
  private func takeResults() -> Bool {
    if !root.translatesAutoresizingMaskIntoConstraints {
      var frame = root.geometry.untransformedFrame
      frame.size = CGSize(tree.frame(of: tree.root).size)
      apply(frame, to: root)
    }
    var changed = false
    for reference in scrollViews {
      guard let view = reference.view, let id = reference.binding?.id else { continue }
      changed = view.contentAreaDidChange(to: CGSize(tree.contentSize(ofScrollView: id))) || changed
    }
    return changed
  }
}
