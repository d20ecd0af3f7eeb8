extension SSLayoutAttribute {
  /// The number of points that a width or height is tied to.
  ///
  /// Reading gives the constant of the tracked constraint `attribute == number`, 0 where there is none. Setting changes
  /// that constraint's constant, or makes one. Other attributes have no such number: they are warned of, read as 0 and
  /// left alone.
  @inlinable public var constant: CGFloat {
    get { held.constant }
    nonmutating set { held.setConstant(newValue) }
  }
}

extension HeldAttribute {
  @usableFromInline var constant: CGFloat {
    guard isSize("read as 0") else { return 0 }
    return view.trackingList?.first(self, nil, .equal)?.constant ?? 0
  }

  @usableFromInline
  func setConstant(_ constant: CGFloat) {
    guard isSize("left alone") else { return }
    let block = OpenBlock.innermost
    if let constraint = view.trackingList(in: block)?.first(self, nil, .equal) {
      constraint.constant = constant
    } else {
      relate(.equal, nil, constant, in: block)
    }
  }

  private func isSize(_ effect: StaticString) -> Bool {
    if attribute == .width || attribute == .height { return true }
    warnSSLayout(
      "Only a width or a height has a constant. This one is \(effect).", OpenBlock.innermost?.pointee.place)
    return false
  }
}
