extension CALayer {
  /// A number of the layer has changed.
  func note(_ property: AnimatedProperty, _ old: CGFloat, _ new: CGFloat) {
    if AnimationContext.isAnyOpen { viewLink?.recordNumber(property, from: old, to: new) }
  }

  /// A colour of the layer has changed.
  func note(_ property: AnimatedProperty, _ old: CGColor?, _ new: CGColor?) {
    if AnimationContext.isAnyOpen { viewLink?.recordColor(property, from: old, to: new) }
  }

  func presentedCopy() -> Self {
    let copy = type(of: self).init()
    copy.modelLayer = self
    copy.maskedCorners = maskedCorners
    copy.cornerCurve = cornerCurve
    copy.name = name
    copy.zPosition = zPosition
    copy.storedMasksToBounds = masksToBounds
    guard let presented = viewLink?.presented else {
      copyOwnValues(to: copy)
      return copy
    }
    copy.storedGeometry = presented.geometry
    copy.storedBackground = presented.backgroundColor?.cgColor
    copy.storedOpacity = Float(presented.alpha)
    copy.storedHidden = presented.isHidden
    copy.cornerRadius = presented.cornerRadius
    copy.borderWidth = presented.borderWidth
    copy.borderColor = presented.borderColor
    copy.shadowColor = presented.shadowColor
    copy.shadowOpacity = presented.shadowOpacity
    copy.shadowOffset = presented.shadowOffset
    copy.shadowRadius = presented.shadowRadius
    return copy
  }

  private func copyOwnValues(to copy: CALayer) {
    copy.storedGeometry = storedGeometry
    copy.storedBackground = storedBackground
    copy.storedOpacity = storedOpacity
    copy.storedHidden = storedHidden
    copy.cornerRadius = cornerRadius
    copy.borderWidth = borderWidth
    copy.borderColor = borderColor
    copy.shadowColor = shadowColor
    copy.shadowOpacity = shadowOpacity
    copy.shadowOffset = shadowOffset
    copy.shadowRadius = shadowRadius
  }

  func modelItself() -> Self { (modelLayer as? Self) ?? self }

  var keysOfMotion: [String]? {
    guard let tracks = viewLink?.motion?.tracks else { return nil }
    let keys = tracks.map(\.property).filter { $0 != .hidden }.map(\.key)
    return keys.isEmpty ? nil : keys
  }
}
