import PlumbLayout

// What the tree asks of the views during a pass.

extension LayoutEngine: LayoutHost {
  func contentSize(of item: ItemID, fitting width: Double?, in tree: LayoutTree) -> Size {
    guard let link = viewRef(item), !link._withUnsafeGuaranteedRef({ $0.isPlain }) else { return .none }
    let view = link.takeUnretainedValue()
    if let size = view.hostContentSize { return Size(size) }
    guard view.wrapsContent else { return Size(view.intrinsicContentSize) }
    return Size(view.contentSize(fitting: width.map { CGFloat($0) }))
  }

  func updateConstraints(of item: ItemID, in tree: LayoutTree) {
    guard let link = viewRef(item), !link._withUnsafeGuaranteedRef({ $0.updatesNoConstraints() }) else {
      return
    }
    link.takeUnretainedValue().updateConstraintsIfMarked()
    sync()
  }

  func layoutSubviews(of item: ItemID, in tree: LayoutTree) {
    guard !isMeasuring, let link = viewRef(item), !link._withUnsafeGuaranteedRef({ $0.laysOutNothing() })
    else { return }
    link.takeUnretainedValue().layOut()
    sync()
  }

  func frameChanged(of item: ItemID, to frame: Rect, in tree: LayoutTree) {
    guard !isMeasuring, let view = view(item), let superview = view.superviewRef else { return }
    if view.translatesAutoresizingMaskIntoConstraints, isWhereItWasPut(view, item) { return }
    var rect = CGRect(frame)
    // Where the superview's own coordinates begin; a scroll view's frames count from its content's origin.
    let origin = superview._withUnsafeGuaranteedRef { $0.isContentArea ? .zero : $0.bounds.origin }
    if origin != .zero { rect = rect.offsetBy(dx: origin.x, dy: origin.y) }
    apply(rect, to: view)
  }

  /// Whether a view that is placed by its frame is where that says: then it keeps the frame as it was set,
  /// fractions of a pixel included.
  private func isWhereItWasPut(_ view: UIView, _ id: ItemID) -> Bool {
    guard let superview = view.superviewLink else { return false }
    var exact = view.frame(forAlignmentRect: CGRect(tree.alignmentRect(of: id)))
    if !superview.isContentArea {
      exact = exact.offsetBy(dx: superview.bounds.minX, dy: superview.bounds.minY)
    }
    let frame = view.geometry.untransformedFrame
    return abs(exact.minX - frame.minX) < 1e-6 && abs(exact.minY - frame.minY) < 1e-6
      && abs(exact.width - frame.width) < 1e-6 && abs(exact.height - frame.height) < 1e-6
  }

  /// Gives a view a frame of the tree's.
  func apply(_ rect: CGRect, to view: UIView) {
    let outer = appliedRef
    appliedRef = Unmanaged.passUnretained(view)
    defer { appliedRef = outer }
    let before = view.environmentDependsOnPlace ? view.environmentSnapshot() : nil
    place(view, at: rect)
    if let before { view.announceEnvironment(since: before) }
  }

  /// Gives a view its place by its bounds and centre, so that its transform and overridden setters count.
  func place(_ view: UIView, at rect: CGRect) {
    let outer = placedRef
    placedRef = Unmanaged.passUnretained(view)
    defer { placedRef = outer }
    if view.bounds.size != rect.size {
      view.bounds = CGRect(origin: view.geometry.bounds.origin, size: rect.size)
    }
    let center = view.geometry.center(of: rect)
    if view.center != center { view.center = center }
  }
}
