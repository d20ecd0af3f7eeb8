/// What makes a view a scroll view.
struct Scroll {
  /// The point of the content that is at the scroll view's top left.
  var offset = Point.zero
  /// What it takes of its safe area; `nil` for all of it.
  var absorbedSafeArea: Insets?
  /// The offset as the solver's parameters, once a constraint crosses the scroll view's edge.
  var origin: (x: Variable, y: Variable)?
}

extension LayoutTree {
  /// Makes a view a scroll view: from then on its edges, seen from what is in it, are those of its content area,
  /// while its width, height and centre stay those of its frame.
  public func setIsScrollView(_ flag: Bool, of item: ItemID) {
    let view = view(item)
    guard flag != items[Int(view)].isScrollView else { return }
    if !flag, let origin = items[Int(view)].scroll?.origin {
      release(origin.x)
      release(origin.y)
    }
    items[Int(view)].rare.scroll = flag ? Scroll() : nil
    marginsAreStale = true
    makeConstraintsStale(throughEdgeOf: view)
  }

  /// Scrolls: the point of the content, in points, that is at the scroll view's top left. At rest that is minus the
  /// adjusted content inset.
  public func setContentOffset(_ offset: Point, of item: ItemID) {
    let view = Int(view(item))
    guard items[view].isScrollView, offset.x.isFinite, offset.y.isFinite else { return }
    guard items[view].scroll?.offset != offset else { return }
    items[view].rare.scroll?.offset = offset
    marginsAreStale = true
    if let origin = items[view].scroll?.origin {
      try? solver.setValue(offset.x, of: origin.x)
      try? solver.setValue(offset.y, of: origin.y)
      solverIsStale = true
    }
    // What of the safe area reaches the content depends on where that is seen.
    if items[view].scroll?.absorbedSafeArea != nil, !marginItems.isEmpty { solverIsStale = true }
    mark(Int32(view), .childMoved, ancestors: .descendantMoved)
  }

  /// Sets how much of a scroll view's safe area its content is shifted by, in points an edge; the rest reaches what is
  /// in it by overlap. With `nil`, as from the start, nothing of it does.
  public func setAbsorbedSafeArea(_ insets: Insets?, of item: ItemID) {
    let view = Int(view(item))
    guard items[view].isScrollView, items[view].scroll?.absorbedSafeArea != insets else { return }
    items[view].rare.scroll?.absorbedSafeArea = insets
    marginsAreStale = true
    solverIsStale = true
    mark(Int32(view), .needsLayout, ancestors: .descendantNeedsLayout)
  }

  /// The size of the content area in points: the least that satisfies the content's constraints.
  public func contentSize(ofScrollView item: ItemID) -> Size {
    let view = view(item)
    for guide in items[Int(view)].guides where items[Int(guide)].kind == .contentLayoutGuide {
      return items[Int(guide)].exact.size
    }
    return .zero
  }

  /// Where a view's own coordinates begin.
  func boundsOrigin(of view: Int32, _ axis: Axis) -> LinearExpression {
    guard let scroll = items[Int(view)].scroll else { return LinearExpression() }
    let origin = scroll.origin ?? (newParameter(scroll.offset.x), newParameter(scroll.offset.y))
    items[Int(view)].rare.scroll?.origin = origin
    return LinearExpression(axis == .horizontal ? origin.x : origin.y)
  }
}
