/// A description of a font by its traits, from which fonts of any size can be made.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let face: FontFace
  /// The size in points; 0 where none was given.
  public let pointSize: CGFloat

  init(face: FontFace, pointSize: CGFloat) {
    self.face = face
    self.pointSize = pointSize
  }

  /// The descriptor of the font with a full name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(face: FontFace(fontName: fontName) ?? FontFace(), pointSize: size)
  }

  /// The descriptor of a text style's font at the default content size category.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  open var postscriptName: String { face.fontName }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.weight >= .semibold { traits.insert(.traitBold) }
    if face.family == .system(.monospaced) { traits.insert(.traitMonoSpace) }
    return traits
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(face: face, pointSize: newPointSize)
  }

  /// The same font bold or not, italic or not, monospaced or not.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var face = face
    face.isItalic = symbolicTraits.contains(.traitItalic)
    let isBold = face.weight >= .semibold
    if symbolicTraits.contains(.traitBold) != isBold { face.weight = isBold ? .regular : .bold }
    if case .system(let design) = face.family {
      face.isBoldSystem = design == .default && face.weight == .bold
      if symbolicTraits.contains(.traitMonoSpace) { face.family = .system(.monospaced) }
    }
    return UIFontDescriptor(face: face, pointSize: pointSize)
  }

  /// The system font in another design; `nil` for a font that is not the system's.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system = face.family else { return nil }
    var face = face
    face.family = .system(design)
    return UIFontDescriptor(face: face, pointSize: pointSize)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other.face == face && other.pointSize == pointSize
  }

  open override var hash: Int { face.hashValue }
}

extension UIFontDescriptor {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
