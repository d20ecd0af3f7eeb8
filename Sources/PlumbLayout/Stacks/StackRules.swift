/// Turns one stack view's arrangement into rows.
///
/// The rules are those that reproduce recorded frames of UIStackView: pins and gaps are required, the pulls towards
/// the spacing and the stack's own tightness are weak.
struct StackRules {
  /// A stack hugs its views across its axis, unless they fill it.
  static let crossHugging = Priority(51)
  /// Gaps that may grow are pulled to the spacing.
  static let spacingPull = Priority(49)
  /// Views aligned by baselines leave the room that they do not need on one side.
  static let baselinePull = Priority(50)
  static let proportion = Priority(999)
  /// The last view of a proportional distribution takes what rounding leaves.
  static let lastProportion = Priority(998.5)
  /// Equal distances of centres, weaker from pair to pair.
  static func centring(_ pair: Int) -> Priority { Priority(Float(max(1, 150 - pair))) }

  let tree: LayoutTree
  let stack: Int32
  let configuration: StackConfiguration
  /// The views that are not hidden, along the axis from left to right or from top to bottom.
  let views: [Int32]
  /// The distance wanted after each view but the last.
  let spacings: [Double]
  let main: Extent
  let cross: Extent

  init(_ tree: LayoutTree, _ index: Int32, _ stack: Stack) {
    self.tree = tree
    self.stack = index
    configuration = stack.configuration
    let axis = configuration.axis
    var views: [Int32] = []
    var spacings: [Double] = []
    for arranged in stack.arranged where !tree.items[arranged.view.slot].flags.contains(.isHidden) {
      views.append(arranged.view.index)
      let spacing = arranged.spacingAfter ?? configuration.spacing
      spacings.append(spacing.isFinite ? spacing : configuration.spacing)
    }
    if !spacings.isEmpty { spacings.removeLast() }
    if axis == .horizontal, tree.items[Int(index)].direction == .rightToLeft {
      views.reverse()
      spacings.reverse()
    }
    self.views = views
    self.spacings = spacings
    let isRelative = configuration.isLayoutMarginsRelative
    main = isRelative ? tree.marginBounds(of: index, axis) : tree.bounds(of: index, axis)
    cross = isRelative ? tree.marginBounds(of: index, axis.other) : tree.bounds(of: index, axis.other)
  }

  func make() {
    guard let first = views.first, let last = views.last else { return }
    let axis = configuration.axis
    equate(tree.extent(of: first, axis).start, main.start)
    equate(tree.extent(of: last, axis).end, main.end)
    arrange()
    for view in views { align(view) }
    if configuration.alignment != .fill { row(cross.size, .lessThanOrEqual, Self.crossHugging) }
  }

  // MARK: Along the axis

  private func arrange() {
    let axis = configuration.axis
    let gaps = zip(views, views.dropFirst()).map { gap(from: $0, to: $1) }
    switch configuration.distribution {
    case .fill:
      space(gaps)
    case .fillEqually:
      space(gaps)
      for view in views.dropFirst() {
        equate(tree.extent(of: view, axis).size, tree.extent(of: views[0], axis).size)
      }
    case .fillProportionally:
      space(gaps)
      proportion()
    case .equalSpacing:
      for (index, gap) in gaps.enumerated() {
        atLeast(gap, spacings[index])
        if index > 0 { equate(gap, gaps[0]) }
      }
    case .equalCentering:
      for (index, gap) in gaps.enumerated() { atLeast(gap, spacings[index]) }
      let centers = views.map { tree.extent(of: $0, axis).center }
      for pair in centers.indices.dropFirst(2) {
        // c(i) - c(i-1) == c(1) - c(0)
        var difference = centers[pair]
        difference.add(centers[pair - 1], times: -1)
        difference.add(centers[1], times: -1)
        difference.add(centers[0])
        row(difference, .equal, Self.centring(pair - 2))
      }
    }
  }

  /// The distance between two neighbours, or between their baselines.
  private func gap(from view: Int32, to next: Int32) -> LinearExpression {
    let axis = configuration.axis
    let isBaselineRelative = configuration.isBaselineRelative && axis == .vertical
    let extent = tree.extent(of: view, axis)
    let following = tree.extent(of: next, axis)
    var gap = isBaselineRelative ? tree.baseline(true, of: next, in: following) : following.start
    gap.add(isBaselineRelative ? tree.baseline(false, of: view, in: extent) : extent.end, times: -1)
    return gap
  }

  private func space(_ gaps: [LinearExpression]) {
    for (gap, spacing) in zip(gaps, spacings) { equate(gap, LinearExpression(spacing)) }
  }

  private func atLeast(_ gap: LinearExpression, _ spacing: Double) {
    var rest = gap
    rest.constant -= spacing
    row(rest, .greaterThanOrEqual)
    row(rest, .equal, Self.spacingPull)
  }

  /// Each view's share of the stack is that of its content in all content and spacing.
  private func proportion() {
    let axis = configuration.axis
    let contents = views.map { max(0, tree.items[Int($0)].contentSize[axis]) }
    let total = contents.reduce(0, +) + spacings.reduce(0, +)
    guard contents.contains(where: { $0 > 0 }), total > 0 else {
      for view in views.dropFirst() {
        equate(tree.extent(of: view, axis).size, tree.extent(of: views[0], axis).size, Self.proportion)
      }
      return
    }
    for (view, content) in zip(views, contents) where content > 0 {
      var rest = tree.extent(of: view, axis).size
      rest.add(main.size, times: -content / total)
      row(rest, .equal, view == views.last ? Self.lastProportion : Self.proportion)
    }
  }

  // MARK: Across the axis

  private func align(_ view: Int32) {
    let axis = configuration.axis.other
    let extent = tree.extent(of: view, axis)
    switch configuration.alignment {
    case .fill:
      equate(extent.start, cross.start)
      equate(extent.end, cross.end)
    case .leading, .trailing:
      let isReversed = axis == .horizontal && tree.items[Int(stack)].direction == .rightToLeft
      if (configuration.alignment == .leading) != isReversed {
        equate(extent.start, cross.start)
        keep(cross.end, behind: extent.end)
      } else {
        equate(extent.end, cross.end)
        keep(extent.start, behind: cross.start)
      }
    case .center:
      equate(extent.center, cross.center)
      keep(extent.start, behind: cross.start)
      keep(cross.end, behind: extent.end)
    case .firstBaseline where axis == .vertical:
      keep(extent.start, behind: cross.start)
      keep(cross.end, behind: extent.end)
      equate(extent.end, cross.end, Self.baselinePull)
      alignBaselines(true, view)
    case .lastBaseline where axis == .vertical:
      keep(cross.end, behind: extent.end)
      keep(extent.start, behind: cross.start)
      equate(extent.start, cross.start, Self.baselinePull)
      alignBaselines(false, view)
    case .firstBaseline, .lastBaseline:
      equate(extent.start, cross.start)
      keep(cross.end, behind: extent.end)
    }
  }

  private func alignBaselines(_ isFirst: Bool, _ view: Int32) {
    guard view != views[0] else { return }
    equate(
      tree.baseline(isFirst, of: view, in: tree.extent(of: view, .vertical)),
      tree.baseline(isFirst, of: views[0], in: tree.extent(of: views[0], .vertical)))
  }

  // MARK: Rows

  private func equate(_ one: LinearExpression, _ other: LinearExpression, _ priority: Priority = .required) {
    var difference = one
    difference.add(other, times: -1)
    row(difference, .equal, priority)
  }

  private func keep(_ one: LinearExpression, behind other: LinearExpression) {
    var difference = one
    difference.add(other, times: -1)
    row(difference, .greaterThanOrEqual)
  }

  private func row(_ expression: LinearExpression, _ relation: Relation, _ priority: Priority = .required) {
    guard let row = tree.addRow(expression, relation, priority, of: .stack(stack)) else { return }
    tree.items[Int(stack)].ruleRows.append(row)
  }
}

extension LayoutTree {
  func makeStackRows(_ index: Int32) {
    guard let stack = items[Int(index)].stack else { return }
    StackRules(self, index, stack).make()
    hideViews(of: index, stack)
  }

  /// A hidden arranged view has no extent along the axis and lies where the view before it ends.
  private func hideViews(of index: Int32, _ stack: Stack) {
    let axis = stack.configuration.axis
    var previous: Int32?
    for arranged in stack.arranged {
      let view = arranged.view.index
      guard items[Int(view)].flags.contains(.isHidden) else {
        previous = view
        continue
      }
      let hidden = extent(of: view, axis)
      var start = hidden.start
      start.add(previous.map { extent(of: $0, axis).end } ?? bounds(of: index, axis).start, times: -1)
      var across = extent(of: view, axis.other).start
      across.add(bounds(of: index, axis.other).start, times: -1)
      for expression in [hidden.size, start, across] {
        if let row = addRow(expression, .equal, of: .stack(index)) { items[Int(index)].ruleRows.append(row) }
      }
    }
  }
}
