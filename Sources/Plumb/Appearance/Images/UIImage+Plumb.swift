// What Plumb adds: images that stand for resources which are not at hand.
extension UIImage {
  /// An image known by its name and its size in points alone.
  public convenience init(name: String, size: CGSize, scale: CGFloat = 1) {
    var attributes = Attributes()
    attributes.name = name
    attributes.size = size
    attributes.scale = scale > 0 && scale.isFinite ? scale : 1
    self.init(attributes: attributes)
  }

  /// The name of the resource or symbol.
  public var name: String? { attributes.name }

  /// The colour of a symbol or stencil that brings its own.
  public var ownTintColor: UIColor? { attributes.tintColor }
}
