extension UIView {
  public func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superviewLink
    }
    return false
  }

  /// The top of the tree that the view is in: itself where it has no superview.
  var treeRoot: UIView {
    var root = self
    while let superview = root.superviewLink { root = superview }
    return root
  }

  func find(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    var pending: [UIView] = subviewList.reversed()
    while let view = pending.popLast() {
      if view.tag == tag { return view }
      pending.append(contentsOf: view.subviewList.reversed())
    }
    return nil
  }

  func insert(_ view: UIView, at index: Int?) {
    require(view !== self, "A view cannot be its own subview: \(view).")
    require(
      view.subviewList.isEmpty || !isDescendant(of: view),
      "\(view) cannot become a subview of its own descendant \(self).")
    if view.superviewLink === self {
      reorder(view, to: index ?? subviewList.count)
      return
    }
    let oldRoot = AnimationClock.isAnyRunning ? view.treeRoot : nil
    // Two windows are not both alive at one address.
    let changesWindow = view.windowRef?.toOpaque() != windowRef?.toOpaque()
    let newWindow = changesWindow ? windowLink : nil
    view.willMove(toSuperview: self)
    if changesWindow { view.announceWillMove(to: newWindow) }
    let oldTraits = view.inheritsReplacements ? view.inheritedTraits : nil
    let isReached = view.environmentDependsOnPlace || safeAreaPassedOn != .zero
    let oldInsets = isReached ? view.environmentSnapshot() : nil
    if let superview = view.superviewLink { superview.detach(view) }
    let place = min(max(index ?? subviewList.count, 0), subviewList.count)
    if place == subviewList.count { subviewList.append(view) } else { subviewList.insert(view, at: place) }
    view.superviewRef = Unmanaged.passUnretained(self)
    view.inherit()
    view.forgetSafeArea()
    didAttach(view)
    if let oldRoot { motionDidJoin(view, from: oldRoot) }
    if oldTraits != nil || view.inheritsReplacements { view.environmentMayHaveChanged(from: oldTraits) }
    if let oldInsets { view.announceEnvironment(since: oldInsets) }
    if changesWindow { view.announceDidMove() }
    view.didMoveToSuperview()
    didAddSubview(view)
    markNeedsLayout()
  }

  func insert(_ view: UIView, nextTo sibling: UIView, above: Bool) {
    guard view !== sibling else { return }
    guard let place = subviewList.firstIndex(where: { $0 === sibling }) else {
      insert(view, at: above ? nil : 0)
      return
    }
    if view.superviewLink === self {
      subviewList.removeAll { $0 === view }
      let place = subviewList.firstIndex { $0 === sibling } ?? 0
      subviewList.insert(view, at: above ? place + 1 : place)
      orderDidChange()
    } else {
      insert(view, at: above ? place + 1 : place)
    }
  }

  private func reorder(_ view: UIView, to index: Int) {
    guard let old = subviewList.firstIndex(where: { $0 === view }) else { return }
    subviewList.remove(at: old)
    subviewList.insert(view, at: min(max(index, 0), subviewList.count))
    orderDidChange()
  }

  func exchange(_ first: Int, _ second: Int) {
    guard subviewList.indices.contains(first), subviewList.indices.contains(second) else { return }
    subviewList.swapAt(first, second)
    orderDidChange()
  }

  func move(_ view: UIView, toFront: Bool) {
    guard view.superviewLink === self else { return }
    reorder(view, to: toFront ? subviewList.count : 0)
  }

  func leaveSuperview() {
    guard let superview = superviewLink else { return }
    let oldWindow = windowLink
    willMove(toSuperview: nil)
    if oldWindow != nil { announceWillMove(to: nil) }
    let oldTraits = inheritedReplacements
    let oldInsets = environmentDependsOnPlace ? environmentSnapshot() : nil
    superview.detach(self)
    environmentMayHaveChanged(from: oldTraits)
    if let oldInsets { announceEnvironment(since: oldInsets) }
    if oldWindow != nil { announceDidMove() }
    didMoveToSuperview()
    if AnimationClock.isAnyRunning { cutMotionOfSubtree() }
  }

  /// Takes a subview out, with the constraints that cross the cut.
  private func detach(_ view: UIView) {
    willRemoveSubview(view)
    view.deactivateConstraintsAcrossCut()
    willDetach(view)
    // Views mostly leave in the reverse order of their arrival.
    if let place = subviewList.lastIndex(where: { $0 === view }) { subviewList.remove(at: place) }
    view.superviewRef = nil
    view.inherit()
    view.forgetSafeArea()
    markNeedsLayout()
  }

  private func announceWillMove(to window: UIWindow?) {
    forEachInTree { $0.willMove(toWindow: window) }
  }

  private func announceDidMove() { forEachInTree { $0.didMoveToWindow() } }

  /// Calls `body` with the view and everything in it, from the top down; without recursion, since trees may be of any
  /// depth.
  func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    guard !subviewList.isEmpty else { return }
    var pending: [UIView] = subviewList.reversed()
    while let view = pending.popLast() {
      body(view)
      if !view.subviewList.isEmpty { pending.append(contentsOf: view.subviewList.reversed()) }
    }
  }

  /// How many views the tree below has, itself among them.
  var viewCount: Int {
    var count = 1
    var pending = [Unmanaged.passUnretained(self)]
    while let link = pending.popLast() {
      link._withUnsafeGuaranteedRef { view in
        count += view.subviewList.count
        view.subviewList.forEachUncounted {
          if !$0.subviewList.isEmpty { pending.append(Unmanaged.passUnretained($0)) }
        }
      }
    }
    return count
  }

  /// Ends every link from elsewhere to the view; called from `deinit`.
  func tearDown() {
    engineTearDown()
    heldConstraints.removeAll { $0.holderEnds(reference) }
    reference.participations = ConstraintSet()
    leaveSubviews()
    for guide in guideList { guide.storedOwner = nil }
    forEachSystemGuide { $0.storedOwner = nil }
    storedLayer?.viewLink = nil
    reference.clear()
    tearDownMotion()
    releaseSubviews()
  }
}
