/// A scrolling set of items that a layout object places.
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  var cellMakers: [String: () -> UICollectionViewCell] = [:]
  var supplementaryMakers: [String: () -> UICollectionReusableView] = [:]
  var reusableCells: [String: [UICollectionViewCell]] = [:]
  var shownCells: [IndexPath: UICollectionViewCell] = [:]
  var shownSupplements: [String: [IndexPath: UICollectionReusableView]] = [:]
  var needsItems = true
  var preparedBounds = CGRect.null

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    prepare()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    prepare()
  }

  deinit {
    assumingViewIsolation {
      if collectionViewLayout.owner === self { collectionViewLayout.owner = nil }
    }
  }

  private func prepare() {
    backgroundColor = .systemBackground
    collectionViewLayout.owner = self
  }

  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.owner = nil
      collectionViewLayout.owner = self
      layoutWasInvalidated()
    }
  }

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView, oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  open func reloadData() {
    needsItems = true
    setNeedsLayout()
  }

  open var numberOfSections: Int { max(0, dataSource?.numberOfSections(in: self) ?? 0) }

  open func numberOfItems(inSection section: Int) -> Int {
    max(0, dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0)
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shownCells[indexPath] }

  open var visibleCells: [UICollectionViewCell] { shownCells.sorted { $0.key < $1.key }.map(\.value) }

  open var indexPathsForVisibleItems: [IndexPath] { shownCells.keys.sorted() }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }

  func layoutWasInvalidated() {
    preparedBounds = .null
    setNeedsLayout()
  }

  // MARK: Reuse

  /// Registers how cells of an identifier are made: a closure in place of UIKit's class, since Swift alone can call
  /// only required initialisers on a class that it does not know.
  open func register(
    _ makeCell: @escaping () -> UICollectionViewCell, forCellWithReuseIdentifier identifier: String
  ) {
    cellMakers[identifier] = makeCell
  }

  open func register(
    _ makeView: @escaping () -> UICollectionReusableView, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { supplementaryMakers[elementKind + "/" + identifier] = makeView }

  /// A cell that scrolled out of sight, or a new one; something must be registered for the identifier.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = reusableCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let cell = cellMakers[identifier]?() else {
      fatalError("No class is registered for the cell identifier \(identifier).")
    }
    cell.reuseIdentifier = identifier
    return cell
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryMakers[elementKind + "/" + identifier]?() else {
      fatalError("No class is registered for \(elementKind) with the identifier \(identifier).")
    }
    view.reuseIdentifier = identifier
    return view
  }
}
