extension UIScrollView {
  /// What a safe area adds to the content's inset.
  func adjustment(by safe: UIEdgeInsets) -> UIEdgeInsets {
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic, .scrollableAxes:
      let scrollsVertically =
        contentInsetAdjustmentBehavior == .automatic || alwaysBounceVertical
        || contentSize.height > bounds.height
      let scrollsHorizontally = alwaysBounceHorizontal || contentSize.width > bounds.width
      return UIEdgeInsets(
        top: scrollsVertically ? safe.top : 0, left: scrollsHorizontally ? safe.left : 0,
        bottom: scrollsVertically ? safe.bottom : 0, right: scrollsHorizontally ? safe.right : 0)
    }
  }

  /// Changes what the adjustment is made of, and tells whom the safe area now reaches or leaves.
  func changeAdjustment(_ change: () -> Void) {
    let before = safeAreaInsets == .zero ? nil : environmentSnapshot()
    change()
    forgetSafeArea()
    insetsMayHaveChanged()
    if let before { announceEnvironment(since: before) }
  }

  func insetsMayHaveChanged() {
    keepRest()
    let inset = adjustedContentInset
    guard inset != toldInset else { return }
    toldInset = inset
    noteChange(.safeArea)
    setNeedsLayout()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Content that lies at rest, at the top left corner of its room or where it is aligned in it, stays so when the
  /// room or the content changes.
  func keepRest() {
    let new = restOffset
    guard new != rest else { return }
    let old = rest
    rest = new
    var offset = contentOffset
    if offset.x == old.x { offset.x = new.x }
    if offset.y == old.y { offset.y = new.y }
    contentOffset = offset
  }

  private var restOffset: CGPoint {
    let inset = adjustedContentInset
    let room = bounds.inset(by: inset).size
    func offset(_ inset: CGFloat, _ room: CGFloat, _ content: CGFloat, _ alignment: CGFloat) -> CGFloat {
      guard alignment != 0, alignment.isFinite, room > content else { return -inset }
      return -inset - (room - content) * alignment
    }
    return CGPoint(
      x: offset(inset.left, room.width, contentSize.width, contentAlignmentPoint.x),
      y: offset(inset.top, room.height, contentSize.height, contentAlignmentPoint.y))
  }

  /// The nearest offset at which the rectangle lies in the bounds; the top left corner wins over the rest.
  func offset(showing rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    func move(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if from < low { return from - low }
      return to > high ? min(to - high, from - low) : 0
    }
    return CGPoint(
      x: contentOffset.x + move(visible.minX, visible.maxX, rect.minX, rect.maxX),
      y: contentOffset.y + move(visible.minY, visible.maxY, rect.minY, rect.maxY))
  }
}
