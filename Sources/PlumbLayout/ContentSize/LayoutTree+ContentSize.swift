extension LayoutTree {
  /// Sets the content size in points, `Size.noMetric` on an axis without one. A number that is not finite counts as none.
  public func setContentSize(_ size: Size, of item: ItemID) {
    let index = index(item)
    items[Int(index)].wrappedWidth = .nan
    setContentSize(size, of: index)
  }

  /// The content size in points as the tree knows it since the last pass; `Size.noMetric` on an axis without one.
  public func contentSize(of item: ItemID) -> Size { items[Int(index(item))].contentSize }

  /// Whether the tree asks its host for the content size after ``invalidateContentSize(of:)``.
  public func setMeasuresContent(_ flag: Bool, of item: ItemID) {
    let index = Int(index(item))
    guard items[index].flags.contains(.measuresContent) != flag else { return }
    if flag {
      items[index].flags.insert([.measuresContent])
      invalidateContentSize(of: item)
    } else {
      items[index].flags.remove([.measuresContent, .needsMeasure])
    }
  }

  /// Has the host measure the view again in the next pass.
  public func invalidateContentSize(of item: ItemID) {
    let index = index(item)
    guard items[Int(index)].flags.contains(.measuresContent) else { return }
    items[Int(index)].flags.insert(.needsMeasure)
    items[Int(index)].wrappedWidth = .nan
    makeStale(index)
  }

  /// Whether the content's height follows the width that the constraints give it, as that of a label with several
  /// lines does: the host is then asked a second time, with that width.
  public func setWrapsContent(_ flag: Bool, of item: ItemID) {
    let index = Int(index(item))
    guard items[index].flags.contains(.wrapsContent) != flag else { return }
    items[index].wrappedWidth = .nan
    if flag {
      items[index].flags.insert(.wrapsContent)
      wrappingItems.append(Int32(index))
    } else {
      items[index].flags.remove(.wrapsContent)
      wrappingItems.removeAll { $0 == Int32(index) }
    }
    invalidateContentSize(of: item)
  }

  /// Sets how strongly the view resists growing beyond its content: 250 from the start.
  public func setHugging(_ priority: Priority, _ axis: Axis, of item: ItemID) throws(ConstraintRefusal) {
    let index = Int(index(item))
    guard priority.value > 0, priority.value <= 1000 else { throw .priorityOutOfRange }
    guard items[index].hugging[axis] != priority else { return }
    items[index].hugging[axis] = priority
    contentIsStale(Int32(index))
  }

  /// Sets how strongly the view resists shrinking below its content: 750 from the start.
  public func setCompressionResistance(_ priority: Priority, _ axis: Axis, of item: ItemID)
    throws(ConstraintRefusal)
  {
    let index = Int(index(item))
    guard priority.value > 0, priority.value <= 1000 else { throw .priorityOutOfRange }
    guard items[index].compression[axis] != priority else { return }
    items[index].compression[axis] = priority
    contentIsStale(Int32(index))
  }

  /// Sets where the first and the last baseline are in the alignment rectangle. From the start they are its top and
  /// its bottom, as for every view without text.
  public func setBaselines(first: Baseline, last: Baseline, of item: ItemID) {
    let index = index(item)
    guard items[Int(index)].firstBaseline != first || items[Int(index)].lastBaseline != last else { return }
    items[Int(index)].firstBaseline = first
    items[Int(index)].lastBaseline = last
    baselineIsStale(index)
  }

  /// Sets by how much the frame is wider than the alignment rectangle that constraints act on, in points.
  public func setAlignmentInsets(_ insets: Insets, of item: ItemID) {
    let index = index(item)
    guard insets.isFinite, items[Int(index)].alignmentInsets != insets else { return }
    items[Int(index)].alignmentInsets = insets
    marginsAreStale = true
    makeConstraintsStale(throughEdgeOf: index)
    rulesAreStale(index)
    markMoved(index)
  }

  func setContentSize(_ size: Size, of index: Int32) {
    var size = size
    for axis in Axis.allCases where !size[axis].isFinite || size[axis] < 0 { size[axis] = Size.noMetric }
    let old = items[Int(index)].contentSize
    guard old != size else { return }
    items[Int(index)].contentSize = size
    contentIsStale(index)
    arrangedContentDidChange(index)
  }

  /// Brings the rows of the content size, one pair an axis, up to date.
  func makeContentRows(_ index: Int32) {
    guard let variables = items[Int(index)].variables else { return }
    for axis in Axis.allCases {
      let size = items[Int(index)].contentSize[axis]
      let hugging = items[Int(index)].hugging[axis]
      let compression = items[Int(index)].compression[axis]
      guard size >= 0 else {
        removeRow(items[Int(index)].contentRows[axis]?.hugging)
        removeRow(items[Int(index)].contentRows[axis]?.compression)
        items[Int(index)].contentRows[axis] = nil
        continue
      }
      if let rows = items[Int(index)].contentRows[axis] {
        try? solver.setConstant(-size, of: rows.hugging)
        try? solver.setConstant(-size, of: rows.compression)
        try? solver.setPriority(hugging, of: rows.hugging)
        try? solver.setPriority(compression, of: rows.compression)
        solverIsStale = true
        continue
      }
      let extent = LinearExpression(variables.size(axis), constant: -size)
      if let hugging = addRow(extent, .lessThanOrEqual, hugging, of: .hugging(index, axis)),
        let compression = addRow(extent, .greaterThanOrEqual, compression, of: .compression(index, axis))
      {
        items[Int(index)].contentRows[axis] = (hugging, compression)
      }
    }
  }
}
