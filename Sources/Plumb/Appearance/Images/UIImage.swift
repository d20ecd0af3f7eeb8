/// An image as far as layout and a picture of it need: a name, a size, alignment insets and how to draw it.
///
/// It holds no pixels. Whoever reads a document knows names and sizes of its images from there.
open class UIImage: NSObject, @unchecked Sendable {
  let attributes: Attributes

  struct Attributes: Hashable, Sendable {
    var name: String?
    var size = CGSize.zero
    var scale: CGFloat = 1
    var isSymbol = false
    var alignmentRectInsets = UIEdgeInsets.zero
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var renderingMode = RenderingMode.automatic
    var orientation = Orientation.up
    var baselineOffsetFromBottom: CGFloat?
    var flipsForRightToLeft = false
    var tintColor: UIColor?
    var symbolConfiguration: SymbolConfiguration?
  }

  init(attributes: Attributes) { self.attributes = attributes }

  /// An empty image, of size zero.
  public override convenience init() { self.init(attributes: Attributes()) }

  /// The size in points, before the alignment insets are taken off.
  open var size: CGSize { attributes.size }

  /// Pixels per point.
  open var scale: CGFloat { attributes.scale }

  open var imageOrientation: Orientation { attributes.orientation }

  open var renderingMode: RenderingMode { attributes.renderingMode }

  /// Whether this is one of the system's symbols.
  open var isSymbolImage: Bool { attributes.isSymbol }

  /// The part at each edge that layout leaves out, such as a shadow.
  open var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }

  /// The edges that keep their size when the image is stretched.
  open var capInsets: UIEdgeInsets { attributes.capInsets }

  open var resizingMode: ResizingMode { attributes.resizingMode }

  open var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }

  /// The distance of the baseline from the bottom, if the image has one.
  open var baselineOffsetFromBottom: CGFloat? { attributes.baselineOffsetFromBottom }

  open var symbolConfiguration: SymbolConfiguration? { attributes.symbolConfiguration }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self || (attributes.name != nil && other.attributes == attributes)
  }

  open override var hash: Int { attributes.name?.hashValue ?? ObjectIdentifier(self).hashValue }
}

extension UIImage {
  /// Whether an image is drawn in its own colours or as a stencil filled with the tint.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// How an image is turned on the screen.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }

  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }
}
