extension LayoutTree {
  /// How often a pass may begin again because laying out changed constraints.
  private static var cycleLimit: Int { 100 }
  /// In how many cycles, at the end of a pass that is given up, is recorded which views ask for another one.
  private static var watchedCycles: Int { 8 }
  /// How often margins, safe areas and wrapped heights may follow from each other's results.
  private static var settleLimit: Int { 16 }

  /// Updates constraints (deepest views first), solves, and lays out (from the top down) whatever needs it.
  ///
  /// Laying out may change constraints; the cycle then runs again, at most 100 times. The views that keep a pass
  /// from coming to an end are named by ``layoutLoop``.
  ///
  /// Called while a pass runs, from a host's callback, it does the same once, without beginning again; called while
  /// a content size is asked for, it does nothing.
  ///
  /// - Parameter subtree: the view whose subviews are laid out, after those of the views above it, up to the first
  ///   one that does not need layout; constraints are updated and solved for the whole tree.
  public func layoutIfNeeded(in subtree: ItemID? = nil) {
    let top = subtree ?? root
    _ = view(top)
    guard !isSettling else { return }
    guard !isInPass else {
      updateConstraints(below: top.index)
      updateFrames()
      if contains(top) { _ = lay(out: highestStale(above: top.index)) }
      return
    }
    isInPass = true
    defer {
      isInPass = false
      isWatching = false
    }
    layoutLoop = []
    for cycle in 0..<Self.cycleLimit {
      if cycle == Self.cycleLimit - Self.watchedCycles { isWatching = true }
      updateConstraintsIfNeeded()
      updateFrames()
      guard contains(top) else { return }
      let hasLaidOut = lay(out: highestStale(above: top.index))
      let asksAgain = !items[0].flags.isDisjoint(with: [.needsUpdateConstraints, .descendantNeedsUpdate])
      guard hasLaidOut || asksAgain else { return }
    }
    nameLoop()
  }

  /// The highest of the views that need layout in an unbroken row above a view; the view itself where there is none.
  private func highestStale(above view: Int32) -> Int32 {
    var highest = view
    var next = items[Int(view)].parent
    while next >= 0, items[Int(next)].flags.contains(.needsLayout),
      !items[Int(next)].flags.contains(.isLayingOut)
    {
      highest = next
      next = items[Int(next)].parent
    }
    return highest
  }

  private func nameLoop() {
    updateOrder()
    var named: [Int32] = []
    for item in items.indices where items[item].isAlive && items[item].flags.contains(.isRestless) {
      items[item].flags.remove(.isRestless)
      named.append(Int32(item))
    }
    layoutLoop = named.sorted { items[Int($0)].order < items[Int($1)].order }.map(id)
  }

  /// The host, asked once for a pass: each time that it is read counts a reference.
  private var hostOfPass: any LayoutHost { host ?? NoHost() }

  /// Runs a callback for a view, and remembers the view if it asked for another cycle.
  private func call(_ view: Int32, _ body: () -> Void) {
    let item = id(view)
    let before = newsCount
    body()
    if isWatching, newsCount != before, contains(item) { items[item.slot].flags.insert(.isRestless) }
  }

  /// Has the host update the constraints of every view that asked for it, deepest first.
  public func updateConstraintsIfNeeded() { updateConstraints(below: 0) }

  /// Brings the solution and the frames that follow from it up to date, without telling the host of any.
  public func updateFrames() {
    guard !isSettling else { return }
    settle()
    let news = newsCount
    place()
    newsCount = news
  }

  /// Brings the solution up to date without laying out.
  public func solveIfNeeded() { settle() }

  /// Deepest views first; without recursion, since trees may be of any depth.
  private func updateConstraints(below view: Int32) {
    let flags: ItemFlags = [.needsUpdateConstraints, .descendantNeedsUpdate]
    guard !items[Int(view)].flags.isDisjoint(with: flags) else { return }
    // A walk of few subviews among many is in the order of their labels.
    updateOrder()
    let host = hostOfPass
    var walks: [TouchedChildren] = []
    var next: Int32? = view
    while true {
      if let view = next {
        // Down, as long as something below asks.
        if items[Int(view)].flags.contains(.descendantNeedsUpdate) {
          items[Int(view)].flags.remove(.descendantNeedsUpdate)
          walks.append(TouchedChildren(of: view, in: self))
        } else {
          updateOwnConstraints(of: view, by: host)
        }
      }
      guard let last = walks.indices.last else { return }
      next = walks[last].next(in: self)
      while let child = next, items[Int(child)].flags.isDisjoint(with: flags) {
        next = walks[last].next(in: self)
      }
      if next == nil { updateOwnConstraints(of: walks.removeLast().view, by: host) }
    }
  }

  private func updateOwnConstraints(of view: Int32, by host: any LayoutHost) {
    guard items[Int(view)].isAlive, items[Int(view)].flags.contains(.needsUpdateConstraints) else { return }
    items[Int(view)].flags.remove(.needsUpdateConstraints)
    call(view) { host.updateConstraints(of: id(view), in: self) }
  }

  /// Solves, and again as long as margins, safe areas or wrapped heights follow from the result.
  ///
  /// Where they follow from each other in a circle that does not come to rest, the rounds begin again from where a
  /// new tree begins, so that what the last of them leaves does not depend on what was there before.
  func settle() {
    guard !isSettling else { return }
    isSettling = true
    let news = newsCount
    defer {
      isSettling = false
      newsCount = news
    }
    guard !comesToRest() else { return }
    restartEdgeParameters()
    restartWrappedContents()
    solverIsStale = true
    if !comesToRest() { solverIsStale = false }
  }

  private func comesToRest() -> Bool {
    for _ in 0..<Self.settleLimit {
      guard solverIsStale || !staleItems.isEmpty || !staleConstraints.isEmpty else { return true }
      makeRows()
      solverIsStale = false
      solver.solve()
      takeChanges()
      let edgesChanged = updateEdgeParameters()
      let heightsChanged = wrapContents()
      if edgesChanged || heightsChanged { solverIsStale = true }
    }
    return !solverIsStale && staleItems.isEmpty && staleConstraints.isEmpty
  }

  private func takeChanges() {
    if isExercised {
      isExercised = false
      for item in items.indices where items[item].isAlive { takeValues(Int32(item)) }
      return
    }
    for variable in solver.changes {
      let owner = variableOwners[variable.slot]
      guard owner.item >= 0 else { continue }
      let item = Int(owner.item)
      let value = solver.value(of: variable)
      switch owner.part {
      case .left: items[item].exact.origin.x = value
      case .top: items[item].exact.origin.y = value
      case .width: items[item].exact.size.width = value
      case .height: items[item].exact.size.height = value
      }
      // Most have four numbers, and were marked for the first.
      if items[item].kind == .view, !items[item].flags.contains(.isMoved) { markMoved(owner.item) }
    }
  }

  /// Takes all values of an item from the solver.
  private func takeValues(_ item: Int32) {
    guard let variables = items[Int(item)].variables else { return }
    let exact = Rect(
      x: solver.value(of: variables.left), y: solver.value(of: variables.top),
      width: solver.value(of: variables.width), height: solver.value(of: variables.height))
    guard items[Int(item)].exact != exact else { return }
    items[Int(item)].exact = exact
    if items[Int(item)].kind == .view { markMoved(item) }
  }

  /// Measures again at the width found; whether a content height changed by it.
  private func wrapContents() -> Bool {
    var changed = false
    for item in wrappingItems where items[Int(item)].flags.contains(.measuresContent) {
      let width = items[Int(item)].exact.size.width
      guard width != items[Int(item)].wrappedWidth else { continue }
      items[Int(item)].wrappedWidth = width
      guard let size = host?.contentSize(of: id(item), fitting: width, in: self) else { continue }
      let old = items[Int(item)].contentSize
      guard abs(old.height - size.height) > 1e-9 else { continue }
      setContentSize(Size(width: old.width, height: size.height), of: item)
      changed = true
    }
    return changed
  }

  /// Gives contents whose height follows their width the height that they have before a width is known.
  private func restartWrappedContents() {
    for item in wrappingItems where items[Int(item)].flags.contains(.measuresContent) {
      items[Int(item)].wrappedWidth = .nan
      guard let size = host?.contentSize(of: id(item), fitting: nil, in: self) else { continue }
      setContentSize(size, of: item)
    }
  }

  /// Lays out what needs it, from the top down and without recursion; whether anything did.
  private func lay(out view: Int32) -> Bool {
    let flags: ItemFlags = [.needsLayout, .descendantNeedsLayout]
    guard !items[Int(view)].flags.isDisjoint(with: flags) else { return false }
    let host = hostOfPass
    var walks: [TouchedChildren] = []
    if layOwn(view, by: host), !items[Int(view)].children.isEmpty {
      walks.append(TouchedChildren(of: view, in: self))
    }
    while let last = walks.indices.last {
      guard let child = walks[last].next(in: self) else {
        let view = walks.removeLast().view
        if items[Int(view)].isAlive { closeTouches(of: view) }
        continue
      }
      guard !items[Int(child)].flags.isDisjoint(with: flags) else { continue }
      if layOwn(child, by: host), !items[Int(child)].children.isEmpty {
        walks.append(TouchedChildren(of: child, in: self))
      }
    }
    return true
  }

  /// Has the host lay out a view's subviews if that needs it; whether the view is still there afterwards.
  private func layOwn(_ view: Int32, by host: any LayoutHost) -> Bool {
    if items[Int(view)].flags.contains(.needsLayout) {
      items[Int(view)].flags.remove(.needsLayout)
      let item = id(view)
      let isNested = items[Int(view)].flags.contains(.isLayingOut)
      items[Int(view)].flags.insert(.isLayingOut)
      call(view) { host.layoutSubviews(of: item, in: self) }
      guard contains(item) else { return false }
      if !isNested { items[Int(view)].flags.remove(.isLayingOut) }
    }
    items[Int(view)].flags.remove(.descendantNeedsLayout)
    return true
  }

  /// Tells the host the new frames of a view's subviews; what a view's `layoutSubviews` does unless it is
  /// overridden.
  public func applyFrames(ofSubviewsOf item: ItemID) { applyFrames(ofSubviewsOf: item, to: hostOfPass) }

  /// - Parameter host: the tree's host, which the caller keeps.
  package func applyFrames(ofSubviewsOf item: ItemID, to host: any LayoutHost) {
    var walk = TouchedChildren(of: view(item), in: self)
    while let child = walk.next(in: self) {
      guard items[Int(child)].flags.contains(.frameIsNew) else { continue }
      items[Int(child)].flags.remove(.frameIsNew)
      host.frameChanged(of: id(child), to: items[Int(child)].frame, in: self)
    }
  }
}

/// What a tree without a host asks: everything is as it is by default.
private final class NoHost: LayoutHost {}
