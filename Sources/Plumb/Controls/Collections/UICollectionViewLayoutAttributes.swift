/// Where an item of a collection lies, and how it looks.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying, ViewIsolated {
  open var indexPath: IndexPath
  open var frame = CGRect.zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var transform = CGAffineTransform.identity
  /// The kind of a supplementary view; `nil` for a cell.
  public let representedElementKind: String?

  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = nil
  }

  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = elementKind
  }

  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  private init(copying other: UICollectionViewLayoutAttributes) {
    indexPath = other.indexPath
    representedElementKind = other.representedElementKind
    frame = other.frame
    alpha = other.alpha
    zIndex = other.zIndex
    isHidden = other.isHidden
    transform = other.transform
  }

  /// A copy that may be changed. A subclass with properties of its own overrides this.
  open func copy(with zone: NSZone? = nil) -> Any { UICollectionViewLayoutAttributes(copying: self) }
}
