/// A font: family, weight and size, with the metrics that layout needs.
///
/// The system font is San Francisco by its published metrics. A font of another name keeps its name for
/// whoever draws it and is measured as the system font of the weight that the name tells.
open class UIFont: NSObject, @unchecked Sendable {
  let face: FontFace
  /// The size in points; the system's size, 14, in place of one that is not positive and finite.
  public let pointSize: CGFloat

  init(face: FontFace, size: CGFloat) {
    self.face = face
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
