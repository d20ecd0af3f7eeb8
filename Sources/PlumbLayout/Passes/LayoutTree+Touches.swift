// Which subviews a pass has something to do about: so that a change of one of ten thousand siblings costs what a change
// of one of thirty does. Views with few subviews are looked at whole, and so is one of whose subviews many changed.

extension LayoutTree {
  /// Up to so many subviews a walk through all of them costs less than a list.
  private static var wholeCount: Int { 24 }
  /// What a list is at most, as a part of the subviews.
  private static var listShare: Int { 4 }

  /// Has the passes look at a view: to be called for whatever gives it one of the pending flags.
  @inline(__always)
  func touch(_ item: Int32) {
    if !items[Int(item)].flags.contains(.isTouched) { listTouch(item) }
  }

  private func listTouch(_ item: Int32) {
    let parent = Int(items[Int(item)].parent)
    guard parent >= 0 else { return }
    items[Int(item)].flags.insert(.isTouched)
    items[parent].touchEpoch &+= 1
    guard !items[parent].flags.contains(.touchesAll) else { return }
    let count = items[parent].children.count
    if count <= Self.wholeCount || items[parent].touched.count * Self.listShare >= count {
      items[parent].flags.insert(.touchesAll)
      items[parent].touched = []
    } else {
      items[parent].touched.append(item)
    }
  }

  /// Forgets the touches of subviews about which nothing is left to do.
  func closeTouches(of view: Int32) {
    let index = Int(view)
    items[index].touchEpoch &+= 1
    if items[index].flags.contains(.touchesAll) {
      items[index].flags.remove(.touchesAll)
      // A loop counts the list, which costs more than one subview.
      if items[index].children.count == 1 {
        closeTouch(of: items[index].children[0])
      } else {
        for child in items[index].children { closeTouch(of: child) }
      }
      return
    }
    var kept = 0
    for position in items[index].touched.indices {
      let child = items[index].touched[position]
      guard items[Int(child)].isAlive, items[Int(child)].parent == view else { continue }
      if items[Int(child)].flags.isDisjoint(with: .pending) {
        items[Int(child)].flags.remove(.isTouched)
      } else {
        items[index].touched[kept] = child
        kept += 1
      }
    }
    items[index].touched.removeLast(items[index].touched.count - kept)
  }

  @inline(__always)
  private func closeTouch(of child: Int32) {
    items[Int(child)].flags.remove(.isTouched)
    if !items[Int(child)].flags.isDisjoint(with: .pending) { touch(child) }
  }
}

/// A walk through the subviews of a view that a pass has something to do about, in their order.
struct TouchedChildren {
  let view: Int32
  /// The subview where there is only one: a list would be counted.
  private var only: Int32 = -1
  /// All subviews at the beginning of a walk of some of them.
  private let children: [Int32]
  private var list: [Int32]
  private var isWhole: Bool
  private var epoch: Int32
  private var position = 0

  init(of view: Int32, in tree: LayoutTree) {
    self.view = view
    epoch = tree.items[Int(view)].touchEpoch
    isWhole = tree.items[Int(view)].flags.contains(.touchesAll) || tree.orderIsStale
    if isWhole, tree.items[Int(view)].children.count == 1 {
      only = tree.items[Int(view)].children[0]
      (children, list) = ([], [])
      return
    }
    children = isWhole ? [] : tree.items[Int(view)].children
    list = isWhole ? tree.items[Int(view)].children : tree.items[Int(view)].touched
    guard !isWhole, list.count > 1 else { return }
    list.sort { tree.items[Int($0)].order < tree.items[Int($1)].order }
  }

  /// The next subview that is still there. One that is touched during the walk is found if its turn is still to come.
  mutating func next(in tree: LayoutTree) -> Int32? {
    if only >= 0 {
      let child = only
      only = -1
      if tree.items[Int(child)].isAlive, tree.items[Int(child)].parent == view { return child }
      return nil
    }
    if !isWhole, tree.items[Int(view)].touchEpoch != epoch {
      let last = position > 0 ? children.firstIndex(of: list[position - 1]) : nil
      list = children
      position = last.map { $0 + 1 } ?? 0
      isWhole = true
    }
    while position < list.count {
      let child = list[position]
      position += 1
      if tree.items[Int(child)].isAlive, tree.items[Int(child)].parent == view { return child }
    }
    return nil
  }
}
