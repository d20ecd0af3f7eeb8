extension UITableView {
  /// The rows as the data source says, asked for if that is due.
  var currentRows: TableRows {
    if needsRows { askForRows() }
    return rows
  }

  private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// The height of rows before their content was measured, and of those whose content asks for less.
  private static var standardRowHeight: CGFloat { 44 }

  private func askForRows() {
    needsRows = false
    for (path, cell) in shownCells { recycle(cell, at: path) }
    shownCells = [:]
    for view in [shownHeaders, shownFooters].flatMap(\.values) { view.removeFromSuperview() }
    shownHeaders = [:]
    shownFooters = [:]
    rows = TableRows()
    rows.top = tableHeaderView?.bounds.height ?? 0
    guard let dataSource else {
      rows.stack()
      return
    }
    for number in 0..<max(0, dataSource.numberOfSections(in: self)) {
      var section = TableRows.Section()
      let count = max(0, dataSource.tableView(self, numberOfRowsInSection: number))
      section.heights = (0..<count).map { row in
        let path = IndexPath(row: row, section: number)
        let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        if height >= 0 { return height.isFinite ? height : 0 }
        return estimatedRowHeight > 0 ? estimatedRowHeight : Self.standardRowHeight
      }
      section.header = edgeHeight(
        of: number, tableDelegate?.tableView(self, heightForHeaderInSection: number) ?? sectionHeaderHeight,
        dataSource.tableView(self, titleForHeaderInSection: number),
        tableDelegate?.tableView(self, viewForHeaderInSection: number), &shownHeaders)
      section.footer = edgeHeight(
        of: number, tableDelegate?.tableView(self, heightForFooterInSection: number) ?? sectionFooterHeight,
        dataSource.tableView(self, titleForFooterInSection: number),
        tableDelegate?.tableView(self, viewForFooterInSection: number), &shownFooters)
      rows.sections.append(section)
    }
    rows.stack()
  }

  /// The height of a section's header or footer, whose view is made on the way.
  private func edgeHeight(
    of section: Int, _ height: CGFloat, _ title: String?, _ view: UIView?, _ shown: inout [Int: UIView]
  ) -> CGFloat {
    var view = view
    if view == nil, let title {
      let titled = UITableViewHeaderFooterView(reuseIdentifier: nil)
      titled.textLabel?.text = style == .plain ? title : title.uppercased()
      view = titled
    }
    if let view {
      shown[section] = view
      addSubview(view)
      if height >= 0 { return height }
      if view is UITableViewHeaderFooterView { return style == .plain ? 28 : 38 }
      return fittingHeight(of: view)
    }
    // Grouped sections are set apart even where nothing is between them.
    if style != .plain { return height >= 0 ? height : 18 }
    return 0
  }

  private func fittingHeight(of view: UIView) -> CGFloat {
    let height = view.layoutSizeFitting(width: view is UITableViewCell ? view.bounds.width : bounds.width)
      .height
    return height > 0 && height.isFinite ? height : 0
  }

  func rowRect(_ path: IndexPath) -> CGRect {
    let rows = currentRows
    guard path.count == 2, rows.sections.indices.contains(path.section) else { return .zero }
    let section = rows.sections[path.section]
    guard section.heights.indices.contains(path.row) else { return .zero }
    return CGRect(
      x: rowInset, y: section.top + section.tops[path.row], width: max(0, bounds.width - 2 * rowInset),
      height: section.heights[path.row])
  }

  /// Rows of an inset grouped table begin 16 points, or 20 in a wide table, inside of it.
  private var rowInset: CGFloat { style == .insetGrouped ? (bounds.width >= 414 ? 20 : 16) : 0 }

  func sectionRect(_ section: Int) -> CGRect {
    let rows = currentRows
    guard rows.sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0, y: rows.sections[section].top, width: bounds.width, height: rows.sections[section].height)
  }

  /// Makes cells for the rows in sight, gives every view its place, and the content its size.
  func layOutRows() {
    if needsRows { askForRows() }
    guard dataSource != nil || tableHeaderView != nil || tableFooterView != nil else { return }
    measureVisibleRows()
    let visible = rows.rows(from: bounds.minY, to: bounds.maxY)
    let wanted = Set(visible)
    for (path, cell) in shownCells where !wanted.contains(path) {
      shownCells[path] = nil
      recycle(cell, at: path)
    }
    for path in visible {
      guard let cell = cell(at: path) else { continue }
      let rect = rowRect(path)
      if cell.frame != rect { cell.frame = rect }
    }
    placeEdges()
  }

  /// Measures rows of automatic height as they come into sight, which may bring others into sight.
  private func measureVisibleRows() {
    guard dataSource != nil else { return }
    for _ in 0..<8 {
      var changed = false
      for path in rows.rows(from: bounds.minY, to: bounds.maxY) {
        let asked = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        guard asked < 0, let cell = cell(at: path) else { continue }
        let height = max(fittingHeight(of: cell), Self.standardRowHeight)
        if rows.sections[path.section].heights[path.row] != height {
          rows.sections[path.section].heights[path.row] = height
          changed = true
        }
      }
      guard changed else { return }
      rows.stack()
    }
  }

  private func cell(at path: IndexPath) -> UITableViewCell? {
    if let cell = shownCells[path] { return cell }
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    shownCells[path] = cell
    cell.frame = rowRect(path)
    cell.isSelected = path == indexPathForSelectedRow
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
    return cell
  }

  private func recycle(_ cell: UITableViewCell, at path: IndexPath) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { reusableCells[identifier, default: []].append(cell) }
  }

  private func placeEdges() {
    func put(_ view: UIView, _ rect: CGRect) { if view.frame != rect { view.frame = rect } }
    let width = bounds.width
    if let view = tableHeaderView {
      put(view, CGRect(x: 0, y: 0, width: width, height: view.bounds.height))
    }
    for (number, section) in rows.sections.enumerated() {
      if let view = shownHeaders[number] {
        put(view, CGRect(x: 0, y: section.top, width: width, height: section.header))
      }
      if let view = shownFooters[number] {
        put(
          view,
          CGRect(x: 0, y: section.top + section.height - section.footer, width: width, height: section.footer)
        )
      }
    }
    var height = rows.bottom
    if let view = tableFooterView {
      put(view, CGRect(x: 0, y: height, width: width, height: view.bounds.height))
      height += view.bounds.height
    }
    if let backgroundView { put(backgroundView, bounds) }
    contentSize = CGSize(width: width, height: height)
  }
}
