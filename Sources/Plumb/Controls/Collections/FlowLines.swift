/// The places that a flow layout gives to items, headers and footers.
struct FlowLines: ViewIsolated {
  private(set) var attributes: [UICollectionViewLayoutAttributes] = []
  private(set) var size = CGSize.zero
  private var isVertical = true
  /// How far the lines have come in the scroll direction.
  private var position: CGFloat = 0

  init() {}

  /// Asks the collection's data source, and its delegate for sizes.
  init(of layout: UICollectionViewFlowLayout) {
    guard let view = layout.collectionView else { return }
    isVertical = layout.scrollDirection == .vertical
    let inset = view.adjustedContentInset
    let across =
      isVertical
      ? view.bounds.width - inset.left - inset.right : view.bounds.height - inset.top - inset.bottom
    for section in 0..<view.numberOfSections { add(section, of: view, layout, across: max(0, across)) }
    size = isVertical ? CGSize(width: across, height: position) : CGSize(width: position, height: across)
  }

  private mutating func add(
    _ section: Int, of view: UICollectionView, _ layout: UICollectionViewFlowLayout, across: CGFloat
  ) {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let inset =
      delegate?.collectionView(view, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
    let lineGap =
      delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
      ?? layout.minimumLineSpacing
    let itemGap =
      delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
      ?? layout.minimumInteritemSpacing
    addEdge(
      UICollectionView.elementKindSectionHeader, section, across,
      delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
        ?? layout.headerReferenceSize)
    let start = isVertical ? inset.left : inset.top
    let free = max(0, across - (isVertical ? inset.left + inset.right : inset.top + inset.bottom))
    position += isVertical ? inset.top : inset.left
    let sizes = (0..<view.numberOfItems(inSection: section)).map { item in
      let path = IndexPath(item: item, section: section)
      let size = delegate?.collectionView(view, layout: layout, sizeForItemAt: path) ?? layout.itemSize
      return CGSize(width: Self.usable(size.width), height: Self.usable(size.height))
    }
    // Items of one size form columns, which the last line keeps to.
    let isUniform = sizes.allSatisfy { length($0) == length(sizes[0]) }
    var columnGap = itemGap
    var first = 0
    while first < sizes.count {
      // As many items as fit, but at least one.
      var items = length(sizes[first])
      var end = first + 1
      while end < sizes.count, items + CGFloat(end - first) * itemGap + length(sizes[end]) <= free {
        items += length(sizes[end])
        end += 1
      }
      let isFull = end < sizes.count
      var gap = isUniform ? columnGap : itemGap
      var indent: CGFloat = 0
      if isFull {
        if end - first > 1 {
          gap = (free - items) / CGFloat(end - first - 1)
          columnGap = gap
        } else {
          indent = max(0, (free - items) / 2)
        }
      }
      addLine(first..<end, sizes, section, start: start + indent, gap: gap)
      if isFull { position += lineGap }
      first = end
    }
    position += isVertical ? inset.bottom : inset.right
    addEdge(
      UICollectionView.elementKindSectionFooter, section, across,
      delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
        ?? layout.footerReferenceSize)
  }

  /// The extent along a line.
  private func length(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  private mutating func addLine(
    _ items: Range<Int>, _ sizes: [CGSize], _ section: Int, start: CGFloat, gap: CGFloat
  ) {
    let thickness = sizes[items].map { isVertical ? $0.height : $0.width }.max() ?? 0
    var along = start
    for item in items {
      let size = sizes[item]
      let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
      // Lower items stand in the middle of their line.
      let offset = (thickness - (isVertical ? size.height : size.width)) / 2
      place.frame = CGRect(
        origin: isVertical
          ? CGPoint(x: along, y: position + offset) : CGPoint(x: position + offset, y: along), size: size)
      attributes.append(place)
      along += length(size) + gap
    }
    position += thickness
  }

  /// A header or footer: as wide as the collection, and as high as its size says.
  private mutating func addEdge(_ kind: String, _ section: Int, _ across: CGFloat, _ size: CGSize) {
    let thickness = Self.usable(isVertical ? size.height : size.width)
    guard thickness > 0 else { return }
    let place = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    place.frame =
      isVertical
      ? CGRect(x: 0, y: position, width: across, height: thickness)
      : CGRect(x: position, y: 0, width: thickness, height: across)
    attributes.append(place)
    position += thickness
  }

  private static func usable(_ length: CGFloat) -> CGFloat { length > 0 && length < 1e7 ? length : 0 }
}
