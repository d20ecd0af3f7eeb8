/// A font: family, weight and size, with the metrics that layout needs.
///
/// The system font is San Francisco by its published metrics. A font of another name keeps its name for
/// whoever draws it and is measured as the system font of the weight that the name tells.
open class UIFont: NSObject, @unchecked Sendable {
  let face: FontFace
  /// The size in points; the system's size, 14, in place of one that is not positive and finite.
  public let pointSize: CGFloat

  /// How the size follows the content size category, for a font that came from a text style or was scaled by one.
  let scaling: FontScaling?

  init(face: FontFace, size: CGFloat, scaling: FontScaling? = nil) {
    self.face = face
    self.scaling = scaling
    pointSize = size > 0 && size.isFinite ? size : UIFont.systemFontSize
  }

  /// A font by its full name; `nil` for an empty name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontFace(fontName: fontName) else { return nil }
    self.init(face: face, size: fontSize)
  }

  /// A font of the descriptor's traits; a size of 0 stands for the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(face: descriptor.face, size: pointSize > 0 ? pointSize : descriptor.pointSize)
  }

  /// The full name, such as `.SFUI-Semibold` or `Georgia-Bold`.
  open var fontName: String { face.fontName }

  /// The family's name; `.AppleSystemUIFont` for the system font.
  open var familyName: String { face.familyName }

  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face, pointSize: pointSize) }

  /// The same font at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face: face, size: fontSize) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other === self || (other.face == face && other.pointSize == pointSize)
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(face)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  open override var description: String {
    "font-family: \"\(fontName)\"; font-weight: \(face.weight >= .semibold ? "bold" : "normal"); "
      + "font-style: \(face.isItalic ? "italic" : "normal"); "
      + "font-size: \(String(format: "%.2f", Double(pointSize)))pt"
  }
}

/// How a font's size follows the content size category.
struct FontScaling: Sendable {
  var textStyle: UIFont.TextStyle
  /// The size at the default category, for a font that is not the text style's own.
  var baseSize: CGFloat?
  /// The greatest size; 0 for no limit.
  var maximumSize: CGFloat = 0

  func size(at category: UIContentSizeCategory) -> CGFloat {
    guard let baseSize else { return textStyle.pointSize(at: category) }
    let size = textStyle.scaled(baseSize, at: category)
    return maximumSize > 0 ? min(size, maximumSize) : size
  }
}

extension UIFont {
  /// The same font in the size of the traits' content size category, where it follows one.
  func adjusted(to traits: TraitValues) -> UIFont {
    guard let scaling else { return self }
    let size = scaling.size(at: traits.preferredContentSizeCategory ?? .large)
    return size == pointSize ? self : UIFont(face: face, size: size, scaling: scaling)
  }
}
