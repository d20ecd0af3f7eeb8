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
  /// Apple's rule: per edge, as far as the superview's unsafe strip reaches over the view; nothing inside a scroll
  /// view, whose content is shifted instead.
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
    items[view].margins = margins
    // What is inside may inherit: every view that has parameters is looked at in the next pass.
    solverIsStale = true
    mark(Int32(view), .needsLayout, ancestors: .descendantNeedsLayout)
  }

  func safeArea(of view: Int32) -> Insets {
    let margins = items[Int(view)].margins
    let additional = margins?.additionalSafeArea ?? .zero
    if let given = margins?.givenSafeArea { return given + additional }
    let parent = items[Int(view)].parent
    guard parent >= 0, items[Int(parent)].scroll == nil else { return additional }
    let outer = safeArea(of: parent)
    guard outer != .zero else { return additional }
    let frame = exactFrame(of: view)
    let bounds = exactFrame(of: parent).size
    return additional
      + Insets(
        top: max(0, outer.top - frame.minY), left: max(0, outer.left - frame.minX),
        bottom: max(0, frame.maxY - bounds.height + outer.bottom),
        right: max(0, frame.maxX - bounds.width + outer.right))
  }

  func effectiveMargins(of view: Int32) -> Insets {
    let margins = items[Int(view)].margins ?? Margins()
    let direction = items[Int(view)].direction
    var result = margins.absoluteMargins ?? margins.layoutMargins.resolved(direction)
    if let minimum = margins.minimumMargins?.resolved(direction) { result = result.widened(to: minimum) }
    if margins.insetsFromSafeArea { result = result + safeArea(of: view) }
    let parent = items[Int(view)].parent
    guard margins.preservesSuperviewMargins, parent >= 0 else { return result }
    let outer = effectiveMargins(of: parent)
    let frame = exactFrame(of: view)
    let bounds = exactFrame(of: parent).size
    return result.widened(
      to: Insets(
        top: outer.top - frame.minY, left: outer.left - frame.minX,
        bottom: outer.bottom - bounds.height + frame.maxY, right: outer.right - bounds.width + frame.maxX))
  }

  /// The unrounded frame of the last solve, in the parent's coordinates; the root's is at the origin.
  func exactFrame(of view: Int32) -> Rect {
    let insets = items[Int(view)].alignmentInsets
    let rect = framesAreUnknown ? .zero : items[Int(view)].exact
    let size = Size(
      width: rect.size.width + insets.left + insets.right,
      height: rect.size.height + insets.top + insets.bottom)
    guard items[Int(view)].parent >= 0 else { return Rect(origin: .zero, size: size) }
    return Rect(origin: Point(x: rect.minX - insets.left, y: rect.minY - insets.top), size: size)
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
