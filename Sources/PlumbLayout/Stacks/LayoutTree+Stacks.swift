extension LayoutTree {
  /// Makes a view a stack view, or changes how it arranges; `nil` makes it a plain view again.
  ///
  /// - Parameters:
  ///   - configuration: the arrangement; a spacing that is not finite counts as 0.
  ///   - item: the view.
  public func setStack(_ configuration: StackConfiguration?, of item: ItemID) {
    let view = view(item)
    guard var configuration else {
      if items[Int(view)].isStack {
        setArrangedViews([], of: item)
        removeStackRows(of: view)
        items[Int(view)].rare.stack = nil
        rulesAreStale(view)
      }
      return
    }
    if !configuration.spacing.isFinite { configuration.spacing = 0 }
    guard items[Int(view)].stack?.configuration != configuration else { return }
    if items[Int(view)].isStack {
      items[Int(view)].rare.stack?.configuration = configuration
    } else {
      items[Int(view)].rare.stack = Stack(configuration: configuration)
    }
    arrangementIsStale(view)
    baselineIsStale(view)
    arrangedContentDidChange(view)
  }

  /// Names the views that a stack view arranges, in their order along its axis. They must be its subviews; a hidden
  /// one takes no room and no spacing.
  public func setArrangedViews(_ arranged: [ArrangedView], of item: ItemID) {
    let view = view(item)
    guard items[Int(view)].isStack, items[Int(view)].stack?.arranged != arranged else { return }
    for old in items[Int(view)].stack?.arranged ?? [] where contains(old.view) {
      items[old.view.slot].flags.remove(.isArranged)
      rulesAreStale(old.view.index)
    }
    for new in arranged {
      precondition(
        items[Int(self.view(new.view))].parent == view,
        "An arranged view must be a subview of its stack view.")
      items[new.view.slot].flags.insert(.isArranged)
      rulesAreStale(new.view.index)
    }
    items[Int(view)].rare.stack?.arranged = arranged
    arrangementIsStale(view)
    baselineIsStale(view)
    arrangedContentDidChange(view)
  }

  /// Hides a view. Constraints go on acting on it; only a stack view takes it out of its arrangement.
  public func setHidden(_ flag: Bool, of item: ItemID) {
    let view = view(item)
    guard items[Int(view)].flags.contains(.isHidden) != flag else { return }
    if flag { items[Int(view)].flags.insert(.isHidden) } else { items[Int(view)].flags.remove(.isHidden) }
    let parent = items[Int(view)].parent
    guard items[Int(view)].flags.contains(.isArranged), parent >= 0 else { return }
    arrangementIsStale(parent)
    baselineIsStale(parent)
    arrangedContentDidChange(parent)
  }

  func leaveStack(_ view: Int32, _ stack: Int32) {
    // A row goes before the variables that it names.
    removeStackRows(of: stack, naming: id(view))
    items[Int(stack)].rare.stack?.arranged.removeAll { $0.view.index == view }
    arrangementIsStale(stack)
    baselineIsStale(stack)
    arrangedContentDidChange(stack)
  }

  /// The arranged view that a stack takes a baseline from: the first or last of a vertical one, and that with the
  /// tallest content of a horizontal one.
  func baselineView(_ isFirst: Bool, ofStack item: Int32) -> Int32? {
    guard let stack = items[Int(item)].stack else { return nil }
    let visible = stack.arranged.lazy.map { $0.view.index }.filter {
      !self.items[Int($0)].flags.contains(.isHidden)
    }
    if stack.configuration.axis == .vertical {
      return isFirst ? visible.first : Array(visible).last
    }
    var tallest: Int32?
    for view in visible {
      guard let best = tallest else {
        tallest = view
        continue
      }
      if items[Int(view)].contentSize.height > items[Int(best)].contentSize.height { tallest = view }
    }
    return tallest
  }
}
