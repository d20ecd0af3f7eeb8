extension LayoutTree {
  /// How often a pass may begin again because laying out changed constraints.
  private static var cycleLimit: Int { 100 }
  /// How often margins, safe areas and wrapped heights may follow from each other's results.
  private static var settleLimit: Int { 16 }

  /// Updates constraints (deepest views first), solves, and lays out (from the top down) whatever needs it.
  ///
  /// Laying out may change constraints; the cycle then runs again, at most 100 times. Views that still ask for
  /// layout after that are named by ``layoutLoop``.
  ///
  /// Called while a pass runs, from a host's callback, it does the same once, without beginning again.
  ///
  /// - Parameter subtree: the view whose subviews are laid out; constraints are solved for the whole tree.
  public func layoutIfNeeded(in subtree: ItemID? = nil) {
    let top = subtree.map(view) ?? 0
    guard !isInPass else {
      updateConstraints(below: top)
      updateFrames()
      if items[Int(top)].isAlive { _ = lay(out: top) }
      return
    }
    isInPass = true
    defer { isInPass = false }
    layoutLoop = []
    for _ in 0..<Self.cycleLimit {
      updateConstraintsIfNeeded()
      settle()
      place()
      guard items[Int(top)].isAlive else { return }
      guard lay(out: top) else { return }
    }
    layoutLoop = items.indices.filter { items[$0].isAlive && items[$0].flags.contains(.needsLayout) }.map {
      id(Int32($0))
    }
  }

  /// Has the host update the constraints of every view that asked for it, deepest first.
  public func updateConstraintsIfNeeded() { updateConstraints(below: 0) }

  /// Brings the solution and the frames that follow from it up to date, without telling the host of any.
  public func updateFrames() {
    settle()
    place()
  }

  /// Brings the solution up to date without laying out.
  public func solveIfNeeded() { settle() }

  private func updateConstraints(below view: Int32) {
    let flags: ItemFlags = [.needsUpdateConstraints, .descendantNeedsUpdate]
    guard !items[Int(view)].flags.isDisjoint(with: flags) else { return }
    if items[Int(view)].flags.contains(.descendantNeedsUpdate) {
      items[Int(view)].flags.remove(.descendantNeedsUpdate)
      for child in items[Int(view)].children where items[Int(child)].isAlive {
        updateConstraints(below: child)
      }
    }
    guard items[Int(view)].isAlive, items[Int(view)].flags.contains(.needsUpdateConstraints) else { return }
    host?.updateConstraints(of: id(view), in: self)
    // A view that asks again while it updates is done: Apple clears the flag afterwards.
    if items[Int(view)].isAlive { items[Int(view)].flags.remove(.needsUpdateConstraints) }
  }

  /// Solves, and again as long as margins, safe areas or wrapped heights follow from the result.
  ///
  /// Where they follow from each other in a circle that does not come to rest, the rounds begin again from where a
  /// new tree begins, so that what the last of them leaves does not depend on what was there before.
  func settle() {
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
      let marginsChanged = updateEdgeParameters()
      let heightsChanged = wrapContents()
      if marginsChanged || heightsChanged { solverIsStale = true }
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
      guard owner >= 0, let variables = items[Int(owner)].variables else { continue }
      let value = solver.value(of: variable)
      switch variable {
      case variables.left: items[Int(owner)].exact.origin.x = value
      case variables.top: items[Int(owner)].exact.origin.y = value
      case variables.width: items[Int(owner)].exact.size.width = value
      default: items[Int(owner)].exact.size.height = value
      }
      if items[Int(owner)].kind == .view { markMoved(owner) }
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
      guard let size = host?.contentSize(of: id(item), fitting: nil, in: self) else { continue }
      setContentSize(size, of: item)
    }
  }

  /// Lays out what needs it; whether anything did.
  private func lay(out view: Int32) -> Bool {
    let flags: ItemFlags = [.needsLayout, .descendantNeedsLayout]
    guard !items[Int(view)].flags.isDisjoint(with: flags) else { return false }
    if items[Int(view)].flags.contains(.needsLayout) {
      items[Int(view)].flags.remove(.needsLayout)
      if let host {
        host.layoutSubviews(of: id(view), in: self)
      } else {
        applyFrames(ofSubviewsOf: id(view))
      }
    }
    guard items[Int(view)].isAlive else { return true }
    items[Int(view)].flags.remove(.descendantNeedsLayout)
    for child in items[Int(view)].children where items[Int(child)].isAlive { _ = lay(out: child) }
    return true
  }

  /// Tells the host the new frames of a view's subviews; what a view's `layoutSubviews` does unless it is
  /// overridden.
  public func applyFrames(ofSubviewsOf item: ItemID) {
    for child in items[Int(view(item))].children
    where items[Int(child)].isAlive && items[Int(child)].flags.contains(.frameIsNew) {
      items[Int(child)].flags.remove(.frameIsNew)
      host?.frameChanged(of: id(child), to: items[Int(child)].frame, in: self)
    }
  }
}
