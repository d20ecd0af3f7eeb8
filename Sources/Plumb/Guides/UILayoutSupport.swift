/// A guide along the top or the bottom of a view controller's view.
public protocol UILayoutSupport: NSObjectProtocol, ViewIsolated {
  /// The length, in points, of the part of the view that bars cover.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}
