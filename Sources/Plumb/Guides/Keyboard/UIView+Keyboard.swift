extension UIView {
  /// The guide that follows the keyboard, as far as it covers the view.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let motion = madeMotion
    if let guide = motion.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(of: self)
    motion.keyboardGuide = guide
    return guide
  }

  /// Where the keyboard is, in the coordinates of the root's frame; `nil` without one.
  ///
  /// On Apple's systems the system knows; elsewhere whoever shows the tree says it, to the root. Set in an animation's
  /// block, it moves along what hangs on `keyboardLayoutGuide`. On a view that has a superview it does nothing.
  ///
  /// ```swift
  /// UIView.animate(withDuration: 0.25) {
  ///   window.hostKeyboardFrame = CGRect(x: 0, y: 508, width: 390, height: 336)
  /// }
  /// ```
  public var hostKeyboardFrame: CGRect? {
    get { motion?.keyboardFrame }
    set {
      guard newValue != motion?.keyboardFrame else { return }
      madeMotion.keyboardFrame = newValue
      guard superviewLink == nil else { return }
      noteChange(.keyboard)
      updateKeyboardTracking()
      setNeedsLayout()
      if let context = AnimationContext.active, context.animates { context.layOutAtEnd(self) }
    }
  }

  private func updateKeyboardTracking() {
    motion?.keyboardGuide?.updateTrackedConstraints()
    for subview in subviewList { subview.updateKeyboardTracking() }
  }

  /// The guides that the view comes with, as far as anybody asked for them.
  func forEachSystemGuide(_ body: (UILayoutGuide) -> Void) {
    extras?.systemGuides.forEach(body)
    if let guide = motion?.keyboardGuide { body(guide) }
  }
}
