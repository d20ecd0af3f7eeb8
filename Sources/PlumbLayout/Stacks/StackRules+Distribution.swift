// What happens along the axis.

extension StackRules {
  func distribute() {
    let pairs = Array(zip(views, views.dropFirst()))
    switch configuration.distribution {
    case .fill:
      space(pairs)
    case .fillEqually:
      space(pairs)
      for view in views.dropFirst() { relate(.fillEqually, view, main.size, to: views[0], main.size) }
    case .fillProportionally:
      space(pairs)
      proportion()
    case .equalSpacing:
      for (index, pair) in pairs.enumerated() {
        keepApart(pair, spacings[index])
        if index > 0 { equate(gap(pair), gap(pairs[0]), .required) }
      }
    case .equalCentering:
      for (index, pair) in pairs.enumerated() { keepApart(pair, spacings[index]) }
      let centers = views.map { ItemAttribute(tree.id($0), main.center) }
      for pair in centers.indices.dropFirst(2) {
        equate(
          (centers[pair - 1], centers[pair]), (centers[0], centers[1]), Self.centring(pair - 2))
      }
    }
  }

  /// Where the gap between two neighbours starts and ends: at their edges, or at their baselines.
  private func gap(_ pair: (Int32, Int32)) -> (start: ItemAttribute, end: ItemAttribute) {
    let isBaselineRelative = configuration.isBaselineRelative && configuration.axis == .vertical
    return (
      ItemAttribute(tree.id(pair.0), isBaselineRelative ? .lastBaseline : main.end),
      ItemAttribute(tree.id(pair.1), isBaselineRelative ? .firstBaseline : main.start)
    )
  }

  private func relate(
    _ role: StackConstraint.Role, _ gap: (start: ItemAttribute, end: ItemAttribute), _ relation: Relation,
    _ spacing: Double, _ priority: Priority = .required
  ) {
    add(
      role,
      ConstraintSpec(
        gap.end.item, gap.end.attribute, relation, to: gap.start.item, gap.start.attribute,
        constant: spacing, priority: priority))
  }

  private func space(_ pairs: [(Int32, Int32)]) {
    for (pair, spacing) in zip(pairs, spacings) { relate(.spacing, gap(pair), .equal, spacing) }
  }

  private func keepApart(_ pair: (Int32, Int32), _ spacing: Double) {
    relate(.spacing, gap(pair), .greaterThanOrEqual, spacing)
    relate(.ambiguitySuppression, gap(pair), .equal, spacing, Self.spacingPull)
  }

  /// One distance is as long as another.
  private func equate(
    _ one: (start: ItemAttribute, end: ItemAttribute), _ other: (start: ItemAttribute, end: ItemAttribute),
    _ priority: Priority
  ) {
    var spec = ConstraintSpec(
      one.end.item, one.end.attribute, to: other.end.item, other.end.attribute, priority: priority)
    spec.firstStart = one.start
    spec.secondStart = other.start
    add(.distributing, spec)
  }

  /// Each view's share of the stack is that of its content in all content and spacing.
  private func proportion() {
    let axis = configuration.axis
    let contents = views.map { tree.naturalSize(of: $0, axis) }
    let total = contents.reduce(0, +) + spacings.reduce(0, +)
    guard contents.contains(where: { $0 > 0 }), total > 0 else {
      for view in views.dropFirst() {
        relate(.fillProportionally, view, main.size, to: views[0], main.size, Self.proportion)
      }
      return
    }
    for (view, content) in zip(views, contents) where content > 0 {
      var spec = ConstraintSpec(
        tree.id(view), main.size, to: id, main.size, multiplier: content / total,
        priority: view == views.last ? Self.lastProportion : Self.proportion)
      if configuration.isLayoutMarginsRelative {
        spec.secondAttribute = main.stackEnd
        spec.secondStart = ItemAttribute(id, main.stackStart)
      }
      add(.fillProportionally, spec)
    }
  }
}

extension LayoutTree {
  /// What counts as a view's content in a proportional distribution: its content size, for a stack view without
  /// one what its views and spacings come to, and otherwise nothing.
  ///
  /// UIKit asks a nested stack view for a fitting size, which no public source describes; this is Plumb's rule.
  func naturalSize(of view: Int32, _ axis: Axis) -> Double {
    let own = items[Int(view)].contentSize[axis]
    if own >= 0 { return own }
    guard let stack = items[Int(view)].stack else { return 0 }
    let isAlong = stack.configuration.axis == axis
    var size: Double = 0
    var spacing: Double = 0
    for arranged in stack.arranged where !items[arranged.view.slot].flags.contains(.isHidden) {
      let content = naturalSize(of: arranged.view.index, axis)
      size = isAlong ? size + spacing + content : max(size, content)
      spacing = arranged.spacingAfter ?? stack.configuration.spacing
    }
    return max(0, size)
  }

  /// A view that a stack arranges has another content size: proportions follow from it, as does which view of a row
  /// is the tallest.
  func arrangedContentDidChange(_ view: Int32) {
    var view = view
    while items[Int(view)].flags.contains(.isArranged) {
      let stack = items[Int(view)].parent
      guard stack >= 0, let arrangement = items[Int(stack)].stack else { return }
      if arrangement.configuration.distribution == .fillProportionally { arrangementIsStale(stack) }
      if arrangement.configuration.axis == .horizontal { baselineIsStale(stack) }
      view = stack
    }
  }
}
