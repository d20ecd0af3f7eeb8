extension LayoutTree {
  /// Has the host update the view's constraints in the next pass.
  public func setNeedsUpdateConstraints(_ item: ItemID) {
    ask(view(item), .needsUpdateConstraints, ancestors: .descendantNeedsUpdate)
  }

  public func needsUpdateConstraints(_ item: ItemID) -> Bool {
    items[Int(view(item))].flags.contains(.needsUpdateConstraints)
  }

  /// Has the host lay out the view's subviews in the next pass.
  public func setNeedsLayout(_ item: ItemID) {
    ask(view(item), .needsLayout, ancestors: .descendantNeedsLayout)
  }

  public func needsLayout(_ item: ItemID) -> Bool { items[Int(view(item))].flags.contains(.needsLayout) }

  /// Marks a view on the host's behalf, and remembers it where marks keep a pass from coming to an end.
  private func ask(_ item: Int32, _ flag: ItemFlags, ancestors: ItemFlags) {
    if isWatching, !items[Int(item)].flags.contains(flag) { items[Int(item)].flags.insert(.isRestless) }
    mark(item, flag, ancestors: ancestors)
  }

  /// Sets a flag on a view and another one on all views above it.
  func mark(_ item: Int32, _ flag: ItemFlags, ancestors: ItemFlags) {
    if !items[Int(item)].flags.isSuperset(of: flag) { newsCount &+= 1 }
    items[Int(item)].flags.insert(flag)
    touch(item)
    var next = items[Int(item)].parent
    while next >= 0, !items[Int(next)].flags.contains(ancestors) {
      items[Int(next)].flags.insert(ancestors)
      touch(next)
      next = items[Int(next)].parent
    }
  }

  /// The place of a view in its superview may have changed.
  func markMoved(_ item: Int32) {
    mark(item, item == 0 ? .childMoved : .isMoved, ancestors: .descendantMoved)
  }

  func markAllMoved() {
    for item in items.indices where items[item].isAlive && items[item].kind == .view {
      items[item].flags.insert([.childMoved, .descendantMoved])
      touch(Int32(item))
    }
  }
}
