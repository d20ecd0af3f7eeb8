extension UIView {
  func setTranslatesMask(_ isOn: Bool) {
    guard flags.contains(.translatesMask) != isOn else { return }
    flags.set(.translatesMask, to: isOn)
    noteChange(.mask)
    setNeedsUpdateConstraints()
    superviewLink?.setNeedsLayout()
  }

  func setMask(_ mask: AutoresizingMask) {
    guard mask != storedMask else { return }
    storedMask = mask
    noteChange(.mask)
    superviewLink?.setNeedsLayout()
  }

  /// Resizes the subviews by their masks, at once, as UIKit does when a size is set.
  ///
  /// What layout gives a size resizes its subviews itself. The layout tree keeps the frame that a subview was
  /// given together with the size that it belongs to, so that nothing drifts however often the size changes.
  func resizeSubviews(from old: CGSize) {
    guard !subviewList.isEmpty, autoresizesSubviews, !(reference.binding?.isApplying(to: self) ?? false)
    else {
      return
    }
    let new = bounds.size
    for subview in subviewList where subview.translatesAutoresizingMaskIntoConstraints {
      var frame = subview.geometry.untransformedFrame
      let mask = subview.storedMask
      guard !mask.isEmpty else { continue }
      frame = frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
      (frame.origin.x, frame.size.width) = resized(
        (frame.origin.x, frame.size.width), old.width, new.width, mask.contains(.flexibleLeftMargin),
        mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
      (frame.origin.y, frame.size.height) = resized(
        (frame.origin.y, frame.size.height), old.height, new.height, mask.contains(.flexibleTopMargin),
        mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
      subview.resize(to: frame.offsetBy(dx: bounds.minX, dy: bounds.minY))
    }
  }

  /// Gives the view the frame that its mask asks for, without making it the frame that the mask starts from.
  private func resize(to frame: CGRect) {
    if let engine = reference.binding?.engine {
      engine.place(self, at: frame)
      return
    }
    var geometry = self.geometry
    geometry.untransformedFrame = frame
    bounds = geometry.bounds
    center = geometry.center
  }

  /// Shares a change of the extent among the flexible parts, in proportion to their lengths.
  private func resized(
    _ part: (start: CGFloat, size: CGFloat), _ old: CGFloat, _ new: CGFloat, _ before: Bool, _ inside: Bool,
    _ behind: Bool
  ) -> (CGFloat, CGFloat) {
    guard before || inside || behind, old != new else { return part }
    let lengths = [
      before ? max(0, part.start) : 0, inside ? max(0, part.size) : 0,
      behind ? max(0, old - part.start - part.size) : 0,
    ]
    let total = lengths.reduce(0, +)
    let growth = new - old
    if total > 0 {
      return (part.start + growth * lengths[0] / total, part.size + growth * lengths[1] / total)
    }
    let count = CGFloat([before, inside, behind].count { $0 })
    return (part.start + (before ? growth / count : 0), part.size + (inside ? growth / count : 0))
  }

  func setHidden(_ isHidden: Bool) {
    guard flags.contains(.hidden) != isHidden else { return }
    flags.set(.hidden, to: isHidden)
    noteChange(.visibility)
    if AnimationContext.isAnyOpen { recordHidden() }
  }
}
