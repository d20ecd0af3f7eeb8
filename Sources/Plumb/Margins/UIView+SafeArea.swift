extension UIView {
  /// The safe area that the host of a tree gives its root, in points.
  ///
  /// On Apple's systems the window server knows the shape of the screen; elsewhere whoever shows the root says it.
  /// On a view that has a superview it does nothing.
  public var hostSafeAreaInsets: UIEdgeInsets {
    get { margins.hostSafeArea ?? .zero }
    set {
      guard newValue != margins.hostSafeArea else { return }
      margins.hostSafeArea = newValue
      safeAreaMayHaveChanged()
    }
  }

  /// The view's safe area: per edge as far as the superview's reaches over the view, and what its controller adds.
  var effectiveSafeArea: UIEdgeInsets {
    var result = UIEdgeInsets.zero
    if let superview = superviewLink {
      let outer = superview.passesSafeAreaOn ? superview.safeAreaInsets : .zero
      if outer != .zero {
        let gaps = distances(to: superview)
        result = UIEdgeInsets(
          top: max(0, outer.top - gaps.top), left: max(0, outer.left - gaps.left),
          bottom: max(0, outer.bottom - gaps.bottom), right: max(0, outer.right - gaps.right))
      }
    } else if let given = margins.hostSafeArea {
      result = given
    }
    if let additional = controllerLink?.additionalSafeAreaInsets {
      result.top += additional.top
      result.left += additional.left
      result.bottom += additional.bottom
      result.right += additional.right
    }
    return result
  }

  func safeAreaMayHaveChanged() {
    noteChange(.safeArea)
    setNeedsLayout()
    safeAreaInsetsDidChange()
    controllerLink?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea {
      layoutMarginsDidChange()
      controllerLink?.viewLayoutMarginsDidChange()
    }
    guard passesSafeAreaOn else { return }
    for subview in subviewList { subview.safeAreaMayHaveChanged() }
  }
}
