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

  /// The image of that name among the program's resources; `nil` for an empty name.
  ///
  /// Off Apple's platforms resources are not looked for: the image knows its name, and has no size.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(name: name, size: .zero)
  }

  /// The image of that name among the resources of `bundle`; off Apple's platforms the same as `init(named:)`.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// The name of the resource or symbol.
  public var name: String? { attributes.name }

  /// The colour of a symbol or stencil that brings its own.
  public var ownTintColor: UIColor? { attributes.tintColor }
}
