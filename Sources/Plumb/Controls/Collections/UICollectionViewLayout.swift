/// Says where the items of a collection lie.
open class UICollectionViewLayout: NSObject, ViewIsolated {
  public override init() { super.init() }

  unowned(unsafe) var owner: UICollectionView?

  open var collectionView: UICollectionView? { owner }

  /// Has everything laid out again in the next pass.
  open func invalidateLayout() { owner?.layoutWasInvalidated() }

  /// Called before the attributes are asked for.
  open func prepare() {}

  /// The size of all of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of everything that reaches into the rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}
