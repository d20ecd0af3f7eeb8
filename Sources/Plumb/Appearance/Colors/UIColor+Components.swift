extension UIColor {
  /// Writes the sRGB components; always possible here, so always true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let values = components
    red?.pointee = values.red
    green?.pointee = values.green
    blue?.pointee = values.blue
    alpha?.pointee = values.alpha
    return true
  }

  /// Writes the level of grey and the opacity if the colour is a grey; otherwise false.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let values = components
    guard values.red == values.green, values.green == values.blue else { return false }
    white?.pointee = values.red
    alpha?.pointee = values.alpha
    return true
  }

  /// Writes hue (a fraction of a turn), saturation and brightness; always possible here, so always true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let values = components
    let polar = values.hueSaturationBrightness
    hue?.pointee = polar.hue
    saturation?.pointee = polar.saturation
    brightness?.pointee = polar.brightness
    alpha?.pointee = values.alpha
    return true
  }
}
