extension LayoutTree {
  /// Sets how wide a view's readable content guide is at most, in points. It is 672 from the start, the widest line
  /// of text that is comfortable to read at the default text size. A width that is not greater than 0 is ignored.
  public func setReadableWidth(_ width: Double, of item: ItemID) {
    let view = Int(view(item))
    guard width > 0, width.isFinite, width != items[view].margins?.readableWidth ?? Margins.readableWidth
    else {
      return
    }
    var margins = items[view].margins ?? Margins()
    margins.readableWidth = width
    items[view].rare.margins = margins
    for guide in items[view].guides where items[Int(guide)].kind == .readableContentGuide {
      rulesAreStale(guide)
    }
  }

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
      width.constant -= items[Int(view)].margins?.readableWidth ?? Margins.readableWidth
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
      if let row = addRow(LinearExpression(variable), .equal, of: .scroll(items[Int(item)].parent)) {
        items[Int(item)].ruleRows.append(row)
      }
    }
  }
}
