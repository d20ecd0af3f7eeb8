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
  func boundsSizeDidChange(from old: CGSize) {
    guard autoresizesSubviews else { return }
  }

  func setHidden(_ isHidden: Bool) {
    guard flags.contains(.hidden) != isHidden else { return }
    flags.set(.hidden, to: isHidden)
    noteChange(.visibility)
  }
}
