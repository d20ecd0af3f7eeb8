extension LayoutTree {
  /// Sets the margins by reading direction, in points. A view starts with 8 on each side.
  public func setDirectionalLayoutMargins(_ margins: DirectionalInsets, of item: ItemID) {
    changeMargins(of: item) {
      $0.layoutMargins = margins
      $0.absoluteMargins = nil
    }
  }

  /// Sets the margins by side, in points.
  public func setLayoutMargins(_ margins: Insets, of item: ItemID) {
    changeMargins(of: item) { $0.absoluteMargins = margins }
  }

  /// Sets what the margins are raised to at least; a view controller does so for its view with the system's
  /// minimum of 16 or 20 points at the sides.
  public func setMinimumLayoutMargins(_ margins: DirectionalInsets?, of item: ItemID) {
    changeMargins(of: item) { $0.minimumMargins = margins }
  }

  /// Whether a margin is at least as wide as what the superview's margin takes of this view.
  public func setPreservesSuperviewLayoutMargins(_ flag: Bool, of item: ItemID) {
    changeMargins(of: item) { $0.preservesSuperviewMargins = flag }
  }

  /// Whether the safe area is added to the margins; it is from the start.
  public func setInsetsLayoutMarginsFromSafeArea(_ flag: Bool, of item: ItemID) {
    changeMargins(of: item) { $0.insetsFromSafeArea = flag }
  }

  /// Gives a view its safe area insets in points, as a window does for its root; with `nil` they are what the
  /// superview's safe area leaves uncovered.
  public func setSafeAreaInsets(_ insets: Insets?, of item: ItemID) {
    changeMargins(of: item) { $0.givenSafeArea = insets }
  }

  /// Widens a view's safe area insets, in points.
  public func setAdditionalSafeAreaInsets(_ insets: Insets, of item: ItemID) {
    changeMargins(of: item) { $0.additionalSafeArea = insets }
  }

  /// The safe area insets in points, for the frames of the last pass.
  ///
  /// Apple's rule: per edge, as far as the superview's unsafe strip reaches over the view; inside a scroll view only
  /// of what its content is not shifted by, and at most as much as that.
  ///
  /// - Complexity: O(depth).
  public func safeAreaInsets(of item: ItemID) -> Insets { safeArea(of: view(item)) }

  /// The layout margins in effect, in points, for the frames of the last pass: the view's own, raised to the
  /// minimum, widened by the safe area, and by what the superview's margins take when they are preserved.
  ///
  /// - Complexity: O(depth).
  public func layoutMargins(of item: ItemID) -> Insets { effectiveMargins(of: view(item)) }

  private func changeMargins(of item: ItemID, _ change: (inout Margins) -> Void) {
    let view = Int(view(item))
    var margins = items[view].margins ?? Margins()
    change(&margins)
    items[view].rare.margins = margins
    // What is inside may inherit: every view that has parameters is looked at in the next pass.
    marginsAreStale = true
    solverIsStale = true
    mark(Int32(view), .needsLayout, ancestors: .descendantNeedsLayout)
  }

  func safeArea(of view: Int32) -> Insets {
    // Up to a view that has its safe area from elsewhere, and down again: trees may be of any depth.
    var path: [Int32] = []
    var next = view
    var found: Insets?
    while next >= 0, items[Int(next)].margins?.givenSafeArea == nil {
      found = foundInsets.safeAreas[next]
      if found != nil { break }
      path.append(next)
      next = items[Int(next)].parent
    }
    var area = found ?? .zero
    if found == nil, next >= 0, let margins = items[Int(next)].margins, let given = margins.givenSafeArea {
      area = given + margins.additionalSafeArea
    }
    while let view = path.popLast() {
      area = safeArea(of: view, inParentsOf: area)
      if foundInsets.isOpen { foundInsets.safeAreas[view] = area }
    }
    return area
  }

  /// The safe area of a view that has it from its superview.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - area: the safe area of its superview.
  private func safeArea(of view: Int32, inParentsOf area: Insets) -> Insets {
    let additional = items[Int(view)].margins?.additionalSafeArea ?? .zero
    let parent = items[Int(view)].parent
    guard parent >= 0 else { return additional }
    let outer = safeAreaPassedOn(by: parent, area)
    guard outer != .zero else { return additional }
    let frame = exactFrame(of: view, from: items[Int(parent)].scroll?.offset ?? .zero)
    let bounds = exactFrame(of: parent).size
    let isContent = items[Int(parent)].isScrollView
    func reach(_ outer: Double, _ gap: Double) -> Double {
      guard outer > 0 else { return 0 }
      return isContent ? min(outer, max(0, outer - gap)) : max(0, outer - gap)
    }
    return additional
      + Insets(
        top: reach(outer.top, frame.minY), left: reach(outer.left, frame.minX),
        bottom: reach(outer.bottom, bounds.height - frame.maxY),
        right: reach(outer.right, bounds.width - frame.maxX))
  }

  /// The safe area that reaches a view's subviews: in a scroll view what its content is not shifted by.
  private func safeAreaPassedOn(by view: Int32, _ own: Insets) -> Insets {
    guard let scroll = items[Int(view)].scroll else { return own }
    guard let absorbed = scroll.absorbedSafeArea else { return .zero }
    return Insets(
      top: max(0, own.top - absorbed.top), left: max(0, own.left - absorbed.left),
      bottom: max(0, own.bottom - absorbed.bottom), right: max(0, own.right - absorbed.right))
  }

  func effectiveMargins(of view: Int32) -> Insets {
    // Up to a view that does not ask for its superview's, and down again: trees may be of any depth.
    var path: [Int32] = []
    var result = Insets.zero
    var next = view
    while true {
      if let found = foundInsets.margins[next] {
        result = found
        break
      }
      path.append(next)
      guard items[Int(next)].parent >= 0, items[Int(next)].margins?.preservesSuperviewMargins ?? false
      else { break }
      next = items[Int(next)].parent
    }
    while let view = path.popLast() {
      result = effectiveMargins(of: view, inParentsOf: result)
      if foundInsets.isOpen { foundInsets.margins[view] = result }
    }
    return result
  }

  /// The margins of a view.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - outer: the margins of its superview, if it preserves them.
  private func effectiveMargins(of view: Int32, inParentsOf outer: Insets) -> Insets {
    let margins = items[Int(view)].margins ?? Margins()
    let direction = items[Int(view)].direction
    var result = margins.absoluteMargins ?? margins.layoutMargins.resolved(direction)
    if let minimum = margins.minimumMargins?.resolved(direction) { result = result.widened(to: minimum) }
    if margins.insetsFromSafeArea { result = result + safeArea(of: view) }
    let parent = items[Int(view)].parent
    guard margins.preservesSuperviewMargins, parent >= 0 else { return result }
    let frame = exactFrame(of: view, from: items[Int(parent)].scroll?.offset ?? .zero)
    let bounds = exactFrame(of: parent).size
    return result.widened(
      to: Insets(
        top: outer.top - frame.minY, left: outer.left - frame.minX,
        bottom: outer.bottom - bounds.height + frame.maxY, right: outer.right - bounds.width + frame.maxX))
  }

  /// The unrounded frame of the last solve, in the parent's coordinates; the root's is at the origin.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - origin: the point of the parent's coordinates that the frame is counted from.
  func exactFrame(of view: Int32, from origin: Point = .zero) -> Rect {
    let insets = items[Int(view)].alignmentInsets
    let rect = framesAreUnknown ? .zero : items[Int(view)].exact
    let size = Size(
      width: rect.size.width + insets.left + insets.right,
      height: rect.size.height + insets.top + insets.bottom)
    guard items[Int(view)].parent >= 0 else { return Rect(origin: .zero, size: size) }
    return Rect(
      origin: Point(x: rect.minX - insets.left - origin.x, y: rect.minY - insets.top - origin.y), size: size)
  }
}

extension Insets {
  func widened(to other: Insets) -> Insets {
    Insets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}
