extension LayoutTree {
  /// Adds a view to another one, in front of its subviews or at an index among them.
  ///
  /// - Precondition: `parent` is a view of this tree and `index`, if given, is at most the number of its subviews.
  public func addView(to parent: ItemID, at index: Int? = nil) -> ItemID {
    addView(to: parent, at: index, updatesConstraints: true)
  }

  /// - Parameter updatesConstraints: whether the host is asked to update the new view's constraints in the next pass.
  package func addView(to parent: ItemID, at index: Int?, updatesConstraints: Bool) -> ItemID {
    let owner = view(parent)
    let item = makeItem(.view, parent: owner)
    let count = items[Int(owner)].children.count
    precondition(index ?? 0 <= count && index ?? 0 >= 0, "The index is beyond the subviews.")
    if let index, index < count {
      items[Int(owner)].children.insert(item, at: index)
    } else {
      items[Int(owner)].children.append(item)
    }
    // The host's view may have any frame from before: its first one here is news even if it is zero.
    items[Int(item)].flags.insert([.needsLayout, .childMoved, .frameIsNew])
    makeStale(item)
    mark(owner, .needsLayout, ancestors: .descendantNeedsLayout)
    if updatesConstraints {
      mark(
        item, [.needsUpdateConstraints, .needsLayout, .isMoved],
        ancestors: [.descendantNeedsUpdate, .descendantNeedsLayout, .descendantMoved])
    } else {
      mark(item, [.needsLayout, .isMoved], ancestors: [.descendantNeedsLayout, .descendantMoved])
    }
    return id(item)
  }

  /// Adds a layout guide, a rectangle of its own in the coordinates of a view.
  public func addGuide(to owner: ItemID) -> ItemID {
    let view = view(owner)
    let item = makeItem(.guide, parent: view)
    items[Int(view)].guides.append(item)
    makeStale(item)
    return id(item)
  }

  /// The guide of this kind that a view comes with, made at the first call.
  ///
  /// - Precondition: `kind` is neither `view` nor `guide`.
  public func guide(_ kind: ItemKind, of owner: ItemID) -> ItemID {
    precondition(kind != .view && kind != .guide, "Only the guides that a view comes with are asked for.")
    return id(standardGuide(kind, of: view(owner)))
  }

  func standardGuide(_ kind: ItemKind, of view: Int32) -> Int32 {
    for guide in items[Int(view)].guides where items[Int(guide)].kind == kind { return guide }
    let item = makeItem(kind, parent: view)
    items[Int(view)].guides.append(item)
    if kind.hasPlace {
      // Rows that are being made may name its unknowns at once.
      makeVariables(of: item)
      rulesAreStale(item)
    }
    return item
  }

  /// Moves a view to another place among its superview's subviews.
  public func move(_ item: ItemID, to index: Int) {
    let child = view(item)
    let parent = items[Int(child)].parent
    precondition(parent >= 0, "The root has no place among subviews.")
    items[Int(parent)].removeChild(child)
    items[Int(parent)].children.insert(child, at: min(max(index, 0), items[Int(parent)].children.count))
    orderIsStale = true
    isReordered = true
    mark(parent, .needsLayout, ancestors: .descendantNeedsLayout)
  }

  /// Puts a view's subviews into another order, from back to front.
  ///
  /// - Precondition: `order` names every subview once.
  public func setOrder(_ order: [ItemID], ofSubviewsOf parent: ItemID) {
    let owner = Int(view(parent))
    let children = order.map { view($0) }
    guard children != items[owner].children else { return }
    precondition(
      children.count == items[owner].children.count
        && children.allSatisfy { items[Int($0)].parent == Int32(owner) },
      "An order of subviews names every one of them.")
    items[owner].children = children
    orderIsStale = true
    isReordered = true
    mark(Int32(owner), .needsLayout, ancestors: .descendantNeedsLayout)
  }

  /// Takes a view with all that is in it, or a guide, off the tree. Its ids, and those of the constraints that
  /// name any of it, end here.
  ///
  /// - Precondition: `item` is not the root.
  public func remove(_ item: ItemID) {
    let index = self.index(item)
    precondition(index != 0, "The root cannot be removed.")
    let parent = items[Int(index)].parent
    if items[Int(index)].kind == .view {
      items[Int(parent)].removeChild(index)
      if items[Int(parent)].isStack { leaveStack(index, parent) }
      mark(parent, .needsLayout, ancestors: .descendantNeedsLayout)
    } else {
      items[Int(parent)].guides.removeAll { $0 == index }
    }
    release(index)
  }

  /// The superview, or the view that owns a guide; `nil` for the root.
  public func parent(of item: ItemID) -> ItemID? {
    let parent = items[Int(index(item))].parent
    return parent < 0 ? nil : id(parent)
  }

  /// The subviews from back to front.
  public func subviews(of item: ItemID) -> [ItemID] { items[Int(index(item))].children.map(id) }

  /// The number of subviews.
  public func subviewCount(of item: ItemID) -> Int { items[Int(index(item))].children.count }

  /// Whether the id names an item that is still in the tree.
  public func contains(_ item: ItemID) -> Bool {
    item.slot < items.count && item.index >= 0 && items[item.slot].isAlive
      && items[item.slot].generation == item.generation
  }

  public func kind(of item: ItemID) -> ItemKind { items[Int(index(item))].kind }
}

// MARK: - Ids and storage

extension LayoutTree {
  func id(_ index: Int32) -> ItemID { ItemID(index: index, generation: items[Int(index)].generation) }

  func index(_ item: ItemID) -> Int32 {
    precondition(contains(item), "The item is not, or no longer, part of the tree.")
    return item.index
  }

  func view(_ item: ItemID) -> Int32 {
    let index = index(item)
    precondition(items[Int(index)].kind == .view, "The item is a guide, not a view.")
    return index
  }

  func makeItem(_ kind: ItemKind, parent: Int32) -> Int32 {
    let index: Int32
    if let free = freeItems.popLast() {
      index = free
      let generation = items[Int(free)].generation
      items[Int(free)] = Item()
      items[Int(free)].generation = generation
    } else {
      index = Int32(items.count)
      items.append(Item())
    }
    orderIsStale = true
    unlabelledItems.append(index)
    items[Int(index)].isAlive = true
    items[Int(index)].kind = kind
    items[Int(index)].parent = parent
    if parent >= 0 { items[Int(index)].direction = items[Int(parent)].direction }
    return index
  }

  private func release(_ index: Int32) {
    var pending = [index]
    var doomed: [Int32] = []
    while let next = pending.popLast() {
      doomed.append(next)
      pending.append(contentsOf: items[Int(next)].children)
      pending.append(contentsOf: items[Int(next)].guides)
    }
    // Every row goes before any variable: a row may name variables of several items.
    for item in doomed {
      while items[Int(item)].firstUse >= 0 { removeConstraint(uses.constraint(items[Int(item)].firstUse)) }
      removeRows(of: item)
    }
    var wrapped = false
    var hasMargins = false
    for item in doomed {
      if items[Int(item)].flags.contains(.wrapsContent) { wrapped = true }
      if items[Int(item)].margins != nil { hasMargins = true }
      releaseParameters(of: item)
      if let variables = items[Int(item)].variables {
        for variable in [variables.left, variables.top, variables.width, variables.height] {
          release(variable)
        }
      }
      items[Int(item)].isAlive = false
      items[Int(item)].generation &+= 1
      items[Int(item)].variables = nil
      items[Int(item)].children = []
      items[Int(item)].guides = []
      items[Int(item)].flags = []
      freeItems.append(item)
    }
    // The list of stale items is cleared at the next pass, which asks the flags.
    if hasMargins { marginItems.removeAll { !items[Int($0)].isAlive || items[Int($0)].margins == nil } }
    if wrapped {
      wrappingItems.removeAll { !items[Int($0)].isAlive || !items[Int($0)].flags.contains(.wrapsContent) }
    }
  }
}
