extension UIView {
  /// Changes one of the quantities that say where the view lies, and what depends on it: gives the view its place, lays
  /// out what depends on it, and tells the engine.
  ///
  /// - Parameter scrolls: whether the origin of the bounds changes.
  @inline(__always)
  func change<Value: Equatable>(
    _ path: WritableKeyPath<ViewGeometry, Value>, to value: Value, scrolls: Bool = false
  ) {
    // What layout places it tells itself, once the view has both its size and its place.
    let isPlaced = reference.binding?.isPlacing(self) ?? false
    var before: EnvironmentSnapshot?
    if !isPlaced || scrolls {
      var changed = geometry
      changed[keyPath: path] = value
      if scrolls || changed.frame != geometry.frame { before = movedEnvironment }
    }
    let (bounds, center) = (geometry.bounds, geometry.center)
    if AnimationContext.isAnyOpen {
      let old = geometry
      geometry[keyPath: path] = value
      recordGeometry(from: old)
    } else {
      geometry[keyPath: path] = value
    }
    geometryDidChange(from: bounds, center, isPlaced: isPlaced)
    if let before { announceEnvironment(since: before) }
  }

  /// The view has its new place: what depends on it is laid out, and the engine told.
  private func geometryDidChange(from oldBounds: CGRect, _ oldCenter: CGPoint, isPlaced: Bool) {
    let (bounds, center) = (geometry.bounds, geometry.center)
    require(
      !(center.x.isNaN || center.y.isNaN), "The position of \(type(of: self)) is not a number: \(center).")
    require(
      !(bounds.origin.x.isNaN || bounds.origin.y.isNaN || bounds.size.width.isNaN
        || bounds.size.height.isNaN),
      "The bounds of \(type(of: self)) are not numbers: \(bounds).")
    if safeAreaFollowsPlace { forgetSafeArea() }
    let isResized = oldBounds.size.width != bounds.size.width || oldBounds.size.height != bounds.size.height
    let isScrolled = oldBounds.origin != bounds.origin
    if isResized || isScrolled {
      markNeedsLayout()
      if flags.contains(.redrawsOnBoundsChange) { setNeedsDisplay() }
    }
    if isResized { sizeDidChange(from: oldBounds.size) }
    // The engine knows of the place that it gives.
    guard !isPlaced || isContentArea else { return }
    if isResized || oldCenter != center || isContentArea && isScrolled { noteChange(.frame) }
  }

  /// The insets before a move, where a move can change any.
  private var movedEnvironment: EnvironmentSnapshot? {
    let isReached = superviewRef?._withUnsafeGuaranteedRef { $0.safeAreaPassedOn != .zero } ?? false
    guard isReached || preservesSuperviewLayoutMargins || isContentArea && safeAreaPassedOn != .zero else {
      return nil
    }
    return environmentSnapshot()
  }

  private func sizeDidChange(from old: CGSize) {
    resizeSubviews(from: old)
    // A controller's least margins depend on the width.
    if controllerLink != nil, (old.width >= 414) != (bounds.width >= 414) { minimumMarginsDidChange() }
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(map(to: view))
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(map(to: view).inverted())
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(map(to: view))
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(map(to: view).inverted())
  }

  /// The map from the view's own coordinates to those of `view`, by way of their common root.
  ///
  /// Without a view the target is the window, or the root of a tree that has none.
  private func map(to view: UIView?) -> CGAffineTransform {
    if view === self { return .identity }
    let target = view ?? treeRoot
    var map = CGAffineTransform.identity
    var current = self
    while current !== target, let superview = current.superviewLink {
      map = map.concatenating(current.geometry.toSuperview)
      current = superview
    }
    if current === target { return map }
    // `current` is the root now.
    var back = CGAffineTransform.identity
    var other = target
    while let superview = other.superviewLink {
      back = back.concatenating(other.geometry.toSuperview)
      other = superview
    }
    return map.concatenating(back.inverted())
  }

  /// The view in front that takes the touch: the deepest one, of siblings the last.
  func deepestView(at point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for subview in subviewList.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
}
