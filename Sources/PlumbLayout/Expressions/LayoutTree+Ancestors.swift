extension LayoutTree {
  /// The view in whose coordinates an item's place is given: a view's superview, a guide's owner. The root's is
  /// itself.
  func space(of item: Int32) -> Int32 {
    let parent = items[Int(item)].parent
    return parent < 0 ? item : parent
  }

  /// The view itself, or the view that owns a guide.
  func owningView(_ item: Int32) -> Int32 {
    items[Int(item)].kind == .view ? item : items[Int(item)].parent
  }

  func isAncestor(_ view: Int32, ofOrSame item: Int32) -> Bool {
    var next = item
    while next >= 0 {
      if next == view { return true }
      next = items[Int(next)].parent
    }
    return false
  }

  private func depth(_ item: Int32) -> Int {
    var depth = 0
    var next = items[Int(item)].parent
    while next >= 0 {
      depth += 1
      next = items[Int(next)].parent
    }
    return depth
  }

  /// The nearest view that holds, or is, both items. A guide counts as inside its owner.
  func commonAncestor(_ one: Int32, _ other: Int32) -> Int32 {
    var one = owningView(one)
    var other = owningView(other)
    var depthOfOne = depth(one)
    var depthOfOther = depth(other)
    while depthOfOne > depthOfOther {
      one = items[Int(one)].parent
      depthOfOne -= 1
    }
    while depthOfOther > depthOfOne {
      other = items[Int(other)].parent
      depthOfOther -= 1
    }
    while one != other {
      one = items[Int(one)].parent
      other = items[Int(other)].parent
    }
    return one
  }

  /// The view that holds a constraint: the nearest common ancestor of its items, or the one item's own view.
  func holder(of spec: ConstraintSpec) -> Int32 {
    if let holder = spec.holder { return holder.index }
    var holder = owningView(spec.first.index)
    _ = spec.allItems { item in
      holder = commonAncestor(holder, item.index)
      return true
    }
    return holder
  }

  /// The nearest common ancestor of two items: the view that Auto Layout adds their constraint to.
  public func commonAncestor(of one: ItemID, and other: ItemID) -> ItemID {
    id(commonAncestor(index(one), index(other)))
  }
}
