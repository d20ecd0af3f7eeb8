import PlumbLayout

/// A view that came to a superview which the tree knows.
struct Arrival: ViewIsolated {
  let parent: ItemReference
  let view: ItemReference

  /// With so few subviews a look at all of them costs less.
  static var leastSiblings: Int { 24 }
}

extension LayoutEngine {
  /// Takes in views that came to one of many subviews, without a look at the others: one of ten thousand costs what
  /// one of thirty does.
  func joinArrivals() {
    guard !arrivals.isEmpty else { return }
    var waiting: [Arrival] = []
    swap(&waiting, &arrivals)
    var begin = 0
    while begin < waiting.count {
      let parent = waiting[begin].parent
      var end = begin + 1
      while end < waiting.count, waiting[end].parent === parent { end += 1 }
      join(waiting[begin..<end], to: parent)
      begin = end
    }
  }

  private func join(_ arrivals: ArraySlice<Arrival>, to parent: ItemReference) {
    guard let view = parent.view, let binding = parent.binding, binding.isIn(self) else { return }
    // Others may have come to the same view in between, or have been there before the tree knew it.
    let isFirst = tree.subviewCount(of: binding.id) + 1 == view.subviewList.count
    guard arrivals.count == 1, isFirst, view.motion?.keyboardGuide == nil, let arrival = arrivals.first?.view,
      let subview = arrival.view,
      arrival.binding == nil, subview.superviewRef?.toOpaque() == Unmanaged.passUnretained(view).toOpaque(),
      let position = view.subviewList.lastIndex(where: { $0 === subview })
    else { return needsSync(view) }
    join(subview, to: binding.id, at: position)
    feedContents(of: view, binding.id)
  }
}
