extension UICollectionView {
  /// Has the layout object do its sums, if anything changed since it last did.
  func prepareLayout() {
    guard
      needsItems || preparedBounds.isNull
        || preparedBounds != bounds && collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
        || preparedBounds.size != bounds.size
    else { return }
    if needsItems {
      for (_, cell) in shownCells { recycle(cell) }
      shownCells = [:]
      for view in shownSupplements.values.flatMap(\.values) { view.removeFromSuperview() }
      shownSupplements = [:]
    }
    needsItems = false
    preparedBounds = bounds
    collectionViewLayout.prepare()
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }

  /// Makes cells for the items in sight and gives them their places.
  func layOutItems() {
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    guard let dataSource else { return }
    prepareLayout()
    let all = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let wanted = Set(all.lazy.filter { $0.representedElementKind == nil }.map(\.indexPath))
    for (path, cell) in shownCells where !wanted.contains(path) {
      shownCells[path] = nil
      recycle(cell)
    }
    for attributes in all {
      let path = attributes.indexPath
      let view: UICollectionReusableView
      if let kind = attributes.representedElementKind {
        view =
          shownSupplements[kind]?[path]
          ?? dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        shownSupplements[kind, default: [:]][path] = view
      } else {
        let cell = shownCells[path] ?? dataSource.collectionView(self, cellForItemAt: path)
        shownCells[path] = cell
        view = cell
      }
      if view.superview !== self { addSubview(view) }
      if view.frame != attributes.frame { view.frame = attributes.frame }
      if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
      view.isHidden = attributes.isHidden
      view.apply(attributes)
    }
  }

  private func recycle(_ cell: UICollectionViewCell) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { reusableCells[identifier, default: []].append(cell) }
  }
}
