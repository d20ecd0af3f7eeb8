/// A screen. Off Apple's platforms there is none attached: the main screen stands for the device for which
/// layouts are made when nobody names another one.
open class UIScreen: NSObject, @unchecked Sendable, ViewIsolated {
  /// The screen's rectangle, in points.
  public let bounds: CGRect
  /// Pixels per point.
  public let scale: CGFloat

  init(bounds: CGRect, scale: CGFloat) {
    self.bounds = bounds
    self.scale = scale
  }

  // Nothing of it ever changes.
  private static let shared = UIScreen(bounds: CGRect(x: 0, y: 0, width: 393, height: 852), scale: 3)

  /// A screen of 393 x 852 points with three pixels per point: that of an iPhone 15.
  open class var main: UIScreen { shared }

  open var nativeScale: CGFloat { scale }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
}
