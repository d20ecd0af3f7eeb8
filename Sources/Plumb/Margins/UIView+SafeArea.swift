extension UIView {
  /// The safe area that the host of a tree gives its root, in points.
  ///
  /// On Apple's systems the window server knows the shape of the screen; elsewhere whoever shows the root says it.
  /// On a view that has a superview it does nothing.
  public var hostSafeAreaInsets: UIEdgeInsets {
    get { margins.hostSafeArea ?? .zero }
    set {
      guard newValue != margins.hostSafeArea else { return }
      changeEnvironment(.safeArea) { margins.hostSafeArea = newValue }
    }
  }

  /// The view's safe area: per edge as far as the superview's reaches over the view, and what its controller and the
  /// container of that add.
  ///
  /// What reaches over the view is measured by its frame, for a transformed view by the rectangle that holds it. In a
  /// scroll view it is never more than what the scroll view passes on, however far the content sticks out: the
  /// safe area of content that is sized by its own views would otherwise grow without end.
  var effectiveSafeArea: UIEdgeInsets {
    if knowsSafeArea { return knownSafeArea }
    if hasPlainlyNoSafeArea { return .zero }
    // The views above find theirs first, from the top down: trees may be of any depth. Who knows its own has a
    // superview that does.
    if !superviewKnowsSafeArea {
      var path: [UIView] = []
      var next = superviewLink
      while let view = next, !view.knowsSafeArea {
        path.append(view)
        next = view.superviewLink
      }
      while let view = path.popLast() { view.learnSafeArea() }
    }
    learnSafeArea()
    return knownSafeArea
  }

  /// Whether the view and its superview are plain and the superview is known to have no safe area, or there is none:
  /// then the view knows that it has none either.
  @inline(__always)
  var hasPlainlyNoSafeArea: Bool {
    guard isPlain, controllerRef == nil,
      superviewRef?._withUnsafeGuaranteedRef({ $0.isPlain && $0.knowsSafeArea }) ?? true
    else { return false }
    knowsSafeArea = true
    return true
  }

  /// Whether the superview knows its safe area, or there is none.
  private var superviewKnowsSafeArea: Bool {
    superviewRef?._withUnsafeGuaranteedRef { $0.knowsSafeArea } ?? true
  }

  private func learnSafeArea() {
    knownSafeArea = safeAreaFromAbove
    if superviewKnowsSafeArea { knowsSafeArea = true }
  }

  /// What the safe area follows from has changed, for the view and for everything in it.
  ///
  /// - Complexity: O(the views that know theirs).
  func forgetSafeArea() {
    guard knowsSafeArea else { return }
    knowsSafeArea = false
    guard !subviewList.isEmpty else { return }
    var pending = subviewList
    while let view = pending.popLast() {
      guard view.knowsSafeArea else { continue }
      view.knowsSafeArea = false
      if !view.subviewList.isEmpty { pending.append(contentsOf: view.subviewList) }
    }
  }

  /// Whether the view's place has a say in its safe area or in that of what is in it, as far as these are known.
  var safeAreaFollowsPlace: Bool {
    if altersSafeArea || knownSafeArea != .zero { return true }
    return superviewRef?._withUnsafeGuaranteedRef {
      $0.altersSafeArea || $0.knownSafeArea != .zero
    } ?? false
  }

  private var safeAreaFromAbove: UIEdgeInsets {
    let additional = controllerRef == nil ? .zero : controllerLink?.safeAreaAddition ?? .zero
    guard let superviewRef else { return (margins.hostSafeArea ?? .zero) + additional }
    return superviewRef._withUnsafeGuaranteedRef { safeArea(below: $0, additional) }
  }

  private func safeArea(below superview: UIView, _ additional: UIEdgeInsets) -> UIEdgeInsets {
    let whole = superview.safeAreaInsets
    // What a subclass makes of it may change without a word.
    if whole != superview.knownSafeArea { superview.altersSafeArea = true }
    let outer = superview.passedOn(of: whole)
    guard outer != .zero else { return additional }
    let gaps = distances(to: superview)
    func reach(_ outer: CGFloat, _ gap: CGFloat) -> CGFloat {
      guard outer > 0 else { return 0 }
      return superview.isContentArea ? min(outer, max(0, outer - gap)) : max(0, outer - gap)
    }
    return UIEdgeInsets(
      top: reach(outer.top, gaps.top), left: reach(outer.left, gaps.left),
      bottom: reach(outer.bottom, gaps.bottom), right: reach(outer.right, gaps.right)) + additional
  }

  /// The part of the safe area that reaches the subviews: all that the view does not take up itself.
  var safeAreaPassedOn: UIEdgeInsets { passedOn(of: safeAreaInsets) }

  private func passedOn(of safeArea: UIEdgeInsets) -> UIEdgeInsets {
    guard isContentArea else { return safeArea }
    let absorbed = absorbed(of: safeArea)
    return UIEdgeInsets(
      top: max(0, safeArea.top - absorbed.top), left: max(0, safeArea.left - absorbed.left),
      bottom: max(0, safeArea.bottom - absorbed.bottom), right: max(0, safeArea.right - absorbed.right))
  }
}

extension UIEdgeInsets {
  static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
      right: left.right + right.right)
  }
}
