// Labels of items that came since the last labelling, found among those of their neighbours.

extension LayoutTree {
  /// Labels what is new; false when there is no room somewhere.
  func labelNewItems() -> Bool {
    for item in unlabelledItems where items[Int(item)].isAlive && items[Int(item)].order == 0 && item != 0 {
      var top = item
      while items[Int(items[Int(top)].parent)].order == 0 {
        top = items[Int(top)].parent
        // The root has its label from the first labelling on.
        guard top != 0 else { return false }
      }
      let walk = preorder(from: top)
      guard spread(walk, walk.indices, after: label(before: top), before: label(after: top)) else {
        return false
      }
    }
    return true
  }

  private func isLabelled(_ item: Int32) -> Bool { items[Int(item)].order != 0 }

  /// The label of the item that comes before one in the order, of those that have any.
  private func label(before item: Int32) -> Int64 {
    let parent = Int(items[Int(item)].parent)
    if items[Int(item)].kind == .view {
      let children = items[parent].children
      let place = children.firstIndex(of: item) ?? 0
      if let sibling = children[..<place].last(where: isLabelled) { return lastLabel(in: sibling) }
      if let guide = items[parent].guides.last(where: isLabelled) { return items[Int(guide)].order }
    } else {
      let guides = items[parent].guides
      let place = guides.firstIndex(of: item) ?? 0
      if let guide = guides[..<place].last(where: isLabelled) { return items[Int(guide)].order }
    }
    return items[parent].order
  }

  /// The last label of a view and what is in it.
  private func lastLabel(in view: Int32) -> Int64 {
    var last = view
    while let child = items[Int(last)].children.last(where: isLabelled) { last = child }
    let guide = items[Int(last)].guides.last(where: isLabelled)
    return items[Int(guide ?? last)].order
  }

  /// The label of the item that comes after one, and all that is in it, in the order.
  private func label(after item: Int32) -> Int64 {
    var item = item
    while item != 0 {
      let parent = items[Int(item)].parent
      let isView = items[Int(item)].kind == .view
      let siblings = isView ? items[Int(parent)].children : items[Int(parent)].guides
      let place = siblings.firstIndex(of: item) ?? siblings.count - 1
      if let next = siblings[(place + 1)...].first(where: isLabelled) { return items[Int(next)].order }
      if !isView, let child = items[Int(parent)].children.first(where: isLabelled) {
        return items[Int(child)].order
      }
      item = parent
    }
    return .max / 8
  }
}
