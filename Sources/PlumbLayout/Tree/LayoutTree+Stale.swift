extension LayoutTree {
  func makeStale(_ item: Int32) {
    solverIsStale = true
    guard !items[Int(item)].flags.contains(.isStale) else { return }
    items[Int(item)].flags.insert(.isStale)
    staleItems.append(item)
  }

  func rulesAreStale(_ item: Int32) {
    items[Int(item)].flags.insert(.rulesAreStale)
    makeStale(item)
  }

  func contentIsStale(_ item: Int32) {
    items[Int(item)].flags.insert(.contentIsStale)
    makeStale(item)
  }

  /// Baselines of an item may be those of the views that it is in.
  func baselineIsStale(_ item: Int32) {
    var next = item
    while next >= 0 {
      forEachConstraint(of: next) { if usesBaseline($0) { makeConstraintStale($0) } }
      let parent = items[Int(next)].parent
      if parent >= 0, let stack = items[Int(parent)].stack,
        stack.configuration.isBaselineRelative || stack.configuration.alignment == .firstBaseline
          || stack.configuration.alignment == .lastBaseline
      {
        rulesAreStale(parent)
      }
      next = parent
    }
  }

  private func usesBaseline(_ constraint: Int32) -> Bool {
    anyAttribute(of: constraint) { $0.isBaseline }
  }

  /// Has every row made anew in which an item's edge is passed: its own constraints, those from what is in it to
  /// what is not, and the rules of its subviews.
  func makeConstraintsStale(throughEdgeOf item: Int32) {
    var pending = [item]
    while let next = pending.popLast() {
      forEachConstraint(of: next) { constraint in
        let isInside =
          next != item
          && spec(at: constraint).allItems { isAncestor(item, ofOrSame: $0.index) }
        if !isInside { makeConstraintStale(constraint) }
      }
      pending.append(contentsOf: items[Int(next)].children)
      pending.append(contentsOf: items[Int(next)].guides)
    }
    for child in items[Int(item)].children where items[Int(child)].autoresizing != nil {
      rulesAreStale(child)
    }
    let parent = items[Int(item)].parent
    if parent >= 0, items[Int(parent)].isStack { rulesAreStale(parent) }
    if items[Int(item)].isStack { rulesAreStale(item) }
  }

  /// Makes the rows of every item and constraint that has changed.
  func makeRows() {
    updateOrder()
    remakeTurnedConstraints()
    let host = host
    measureStaleItems(host)
    reserveRows()
    while !staleItems.isEmpty || orderIsStale {
      updateOrder()
      let stale = staleItems
      staleItems.removeAll(keepingCapacity: true)
      // A row may name unknowns of several items, so these come first.
      for item in stale where items[Int(item)].isAlive { prepare(item, host) }
      for item in stale where items[Int(item)].isAlive {
        items[Int(item)].flags.remove(.isStale)
        if items[Int(item)].flags.contains(.contentIsStale) {
          items[Int(item)].flags.remove(.contentIsStale)
          makeContentRows(item)
        }
        if items[Int(item)].flags.contains(.rulesAreStale) {
          items[Int(item)].flags.remove([.rulesAreStale, .arrangementIsStale])
          makeRuleRows(item)
        } else if items[Int(item)].flags.contains(.arrangementIsStale) {
          items[Int(item)].flags.remove(.arrangementIsStale)
          makeStackRows(item, isWhole: false)
        }
      }
    }
    makeConstraintRows()
    updateOrder()
  }

  private func prepare(_ item: Int32, _ host: (any LayoutHost)?) {
    guard items[Int(item)].kind.hasPlace else { return }
    if items[Int(item)].variables == nil {
      makeVariables(of: item)
      items[Int(item)].flags.insert([.rulesAreStale, .contentIsStale])
    }
    if items[Int(item)].flags.contains(.needsMeasure) { measure(item, host) }
  }

  /// Measures contents before rows are made, since how many rows there will be depends on them.
  private func measureStaleItems(_ host: (any LayoutHost)?) {
    var position = 0
    while position < staleItems.count {
      let item = staleItems[position]
      position += 1
      guard items[Int(item)].isAlive, items[Int(item)].flags.contains(.needsMeasure) else { continue }
      if items[Int(item)].kind.hasPlace { measure(item, host) }
    }
  }

  private func measure(_ item: Int32, _ host: (any LayoutHost)?) {
    items[Int(item)].flags.remove(.needsMeasure)
    items[Int(item)].wrappedWidth = .nan
    if let size = host?.contentSize(of: id(item), fitting: nil, in: self) { setContentSize(size, of: item) }
  }

  /// Widths and heights are never negative.
  func makeSizeRows(_ item: Int32, _ variables: PlaceVariables) {
    var expression = LinearExpression()
    expression.add(variables.width)
    let width = addRow(expression, .greaterThanOrEqual, of: .nonNegative(item, .horizontal))
    expression.removeAll()
    expression.add(variables.height)
    let height = addRow(expression, .greaterThanOrEqual, of: .nonNegative(item, .vertical))
    if let width, let height { items[Int(item)].sizeRows = (width, height) }
  }

  private func makeRuleRows(_ item: Int32) {
    if !items[Int(item)].ruleRows.isEmpty {
      for row in items[Int(item)].ruleRows { removeRow(row) }
      items[Int(item)].ruleRows.removeAll(keepingCapacity: true)
    }
    if items[Int(item)].parent < 0 { makeRootRows() }
    if items[Int(item)].autoresizing != nil { makeAutoresizingRows(item) }
    if items[Int(item)].isStack { makeStackRows(item, isWhole: true) }
    if items[Int(item)].kind == .readableContentGuide { makeReadableRows(item) }
    if items[Int(item)].kind == .contentLayoutGuide { makeContentGuideRows(item) }
  }

  private func makeRootRows() {
    guard let variables = items[0].variables else { return }
    let parameters = rootExtents ?? RootExtents(width: newParameter(0), height: newParameter(0))
    rootExtents = parameters
    for axis in Axis.allCases {
      let (extent, priority) = rootSizeRule(axis)
      try? solver.setValue(extent, of: parameters[axis])
      var expression = LinearExpression(variables.size(axis))
      expression.add(parameters[axis], -1)
      if let row = addRow(expression, .equal, priority, of: .rootSize(0, axis)) {
        items[0].ruleRows.append(row)
      }
    }
  }

  func removeRows(of item: Int32) {
    for row in items[Int(item)].ruleRows { removeRow(row) }
    items[Int(item)].ruleRows = []
    removeStackRows(of: item)
    for axis in Axis.allCases {
      removeRow(items[Int(item)].contentRows[axis]?.hugging)
      removeRow(items[Int(item)].contentRows[axis]?.compression)
      items[Int(item)].contentRows[axis] = nil
    }
    removeRow(items[Int(item)].sizeRows?.0)
    removeRow(items[Int(item)].sizeRows?.1)
    items[Int(item)].sizeRows = nil
  }
}
