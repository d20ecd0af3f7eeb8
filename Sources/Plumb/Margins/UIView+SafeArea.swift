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

  /// The insets that depend on where the view lies; `nil` where there are none to depend on.
  var environmentInsets: EnvironmentInsets? {
    let safeArea = safeAreaInsets
    let outer = superviewLink?.safeAreaInsets ?? .zero
    guard safeArea != .zero || outer != .zero || preservesSuperviewLayoutMargins else { return nil }
    return EnvironmentInsets(safeArea: safeArea, margins: layoutMargins)
  }

  /// Tells the view, and what is in it, if its place has changed its safe area or its margins.
  func environmentInsetsMayHaveChanged(from old: EnvironmentInsets?) {
    let new = environmentInsets
    guard new != old else { return }
    if new?.safeArea ?? .zero != old?.safeArea ?? .zero {
      announceSafeArea()
    } else {
      announceMargins()
    }
  }

  /// The host or a controller changed what the safe area starts from.
  func safeAreaMayHaveChanged() {
    noteChange(.safeArea)
    setNeedsLayout()
    announceSafeArea()
  }

  private func announceSafeArea() {
    safeAreaInsetsDidChange()
    controllerLink?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea {
      layoutMarginsDidChange()
      controllerLink?.viewLayoutMarginsDidChange()
    }
    guard passesSafeAreaOn else { return }
    for subview in subviewList { subview.announceSafeArea() }
  }
}

/// A view's safe area and margins at one place.
struct EnvironmentInsets: Equatable {
  var safeArea: UIEdgeInsets
  var margins: UIEdgeInsets
}
