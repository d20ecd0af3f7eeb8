extension UIView {
  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { guideList }

  /// The rectangle inside the layout margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins) }

  /// The part of the view that no bar and no part of the device covers.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// The part of the layout margins' rectangle in which lines of text stay short enough to read.
  public var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }

  func systemGuide(_ kind: SystemLayoutGuide.Kind) -> UILayoutGuide {
    if let guide = knownSystemGuide(kind) { return guide }
    let guide = SystemLayoutGuide(kind, of: self)
    keep(guide)
    return guide
  }

  func own(_ guide: UILayoutGuide) {
    if guide.storedOwner === self { return }
    require(
      !(guide is SystemLayoutGuide || guide is UIKeyboardLayoutGuide),
      "\(guide) belongs to its view and cannot be added to another.")
    guide.storedOwner?.removeLayoutGuide(guide)
    guide.storedOwner = self
    guideList.append(guide)
    guideDidJoin(guide)
  }

  func disown(_ guide: UILayoutGuide) {
    guard guide.storedOwner === self, let place = guideList.firstIndex(where: { $0 === guide }) else {
      return
    }
    for constraint in guide.reference.participations.constraints { constraint.isActive = false }
    guideWillLeave(guide)
    guideList.remove(at: place)
    guide.storedOwner = nil
  }
}
