extension LayoutTree {
  /// The widest line of text that is comfortable to read at the default text size, in points.
  static var readableWidth: Double { 672 }

  /// The readable content guide is centred in the margins' rectangle, fills it, and is never wider than the
  /// readable width.
  func makeReadableRows(_ item: Int32) {
    let view = items[Int(item)].parent
    for axis in Axis.allCases {
      let margins = marginBounds(of: view, axis)
      let guide = extent(of: item, axis)
      var start = guide.start
      start.add(margins.start, times: -1)
      var center = guide.center
      center.add(margins.center, times: -1)
      var width = guide.size
      width.constant -= Self.readableWidth
      let isHorizontal = axis == .horizontal
      let rows = [
        addRow(center, .equal, of: .readableContent(item)),
        addRow(start, .equal, isHorizontal ? Priority(999) : .required, of: .readableContent(item)),
        isHorizontal ? addRow(start, .greaterThanOrEqual, of: .readableContent(item)) : nil,
        isHorizontal ? addRow(width, .lessThanOrEqual, of: .readableContent(item)) : nil,
      ]
      items[Int(item)].ruleRows.append(contentsOf: rows.compactMap { $0 })
    }
  }

  /// The content area of a scroll view begins at the origin of its content.
  func makeContentGuideRows(_ item: Int32) {
    guard let variables = items[Int(item)].variables else { return }
    for variable in [variables.left, variables.top] {
      if let row = addRow(LinearExpression([Term(variable)]), .equal, of: .scroll(items[Int(item)].parent)) {
        items[Int(item)].ruleRows.append(row)
      }
    }
  }
}
