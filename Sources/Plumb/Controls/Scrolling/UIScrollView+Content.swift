extension UIScrollView {
  /// What the safe area adds to the content's inset.
  var adjustment: UIEdgeInsets {
    let safe = safeAreaInsets
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

  func contentDidResize(from old: CGSize) {
    setNeedsLayout()
    keepRest()
  }

  func insetsDidChange() {
    keepRest()
    setNeedsLayout()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Content that lies at rest, at the top left corner within the insets, stays there when the insets change.
  private func keepRest() {
    let inset = adjustedContentInset
    guard inset != restInset else { return }
    let rest = restInset
    restInset = inset
    var offset = contentOffset
    if offset.x == -rest.left { offset.x = -inset.left }
    if offset.y == -rest.top { offset.y = -inset.top }
    contentOffset = offset
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
