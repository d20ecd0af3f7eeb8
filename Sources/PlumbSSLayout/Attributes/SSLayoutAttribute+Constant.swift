extension SSLayoutAttribute {
  /// The number of points that a width or height is tied to.
  ///
  /// Reading gives the constant of the tracked constraint `attribute == number`, 0 where there is none. Setting changes
  /// that constraint's constant, or makes one. Other attributes have no such number: they are warned of, read as 0 and
  /// left alone.
  public var constant: CGFloat {
    get {
      guard isSize("read as 0") else { return 0 }
      return fixedConstraint?.constant ?? 0
    }
    nonmutating set {
      guard isSize("left alone") else { return }
      if let constraint = fixedConstraint {
        constraint.constant = newValue
      } else {
        relate(.equal, nil, newValue, place: nil)
      }
    }
  }

  private var fixedConstraint: NSLayoutConstraint? {
    view.trackingList?.first(self, nil, .equal)
  }

  private func isSize(_ effect: String) -> Bool {
    if attribute == .width || attribute == .height { return true }
    warnSSLayout("Only a width or a height has a constant. This one is \(effect).", OpenBlock.place)
    return false
  }
}
