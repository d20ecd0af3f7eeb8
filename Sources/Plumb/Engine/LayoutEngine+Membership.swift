import PlumbLayout

// How views and guides come into the tree and leave it.

extension LayoutEngine {
  /// Brings the tree's items and constraints up to date with the views.
  func sync() {
    while !parentsToSync.isEmpty || !arrivals.isEmpty {
      joinArrivals()
      let parents = parentsToSync
      parentsToSync.removeAll(keepingCapacity: true)
      for parent in parents {
        parent.awaitsSync = false
        guard let view = parent.view, parent.binding?.isIn(self) ?? false else { continue }
        joinContents(of: view)
      }
    }
    addConstraints()
  }

  /// Has a new subview taken in before the next pass.
  func needsSync(_ view: UIView, for subview: UIView) {
    if isMeasuring || view.reference.awaitsSync || view.subviewList.count < Arrival.leastSiblings {
      needsSync(view)
    } else {
      arrivals.append(Arrival(parent: view.reference, view: subview.reference))
    }
  }

  /// Has the view's subviews and guides looked at before the next pass.
  func needsSync(_ view: UIView) {
    if isMeasuring { missed.parents.append(view.reference) }
    guard !view.reference.awaitsSync else { return }
    view.reference.awaitsSync = true
    parentsToSync.append(view.reference)
  }

  /// Takes in the guides and subviews that the tree does not know, with everything below them, and puts the
  /// subviews in order; without recursion, since trees may be of any depth.
  ///
  /// - Parameters:
  ///   - view: a view that the tree knows.
  ///   - isNew: whether it has just come to know it.
  func joinContents(of view: UIView, isNew: Bool = false) {
    guard let id = id(of: view.reference) else { return }
    takeGuides(of: view, id)
    var levels = [Joining(view, id, in: tree, isNew: isNew)]
    while let last = levels.indices.last {
      let position = levels[last].position
      guard position < levels[last].subviews.count else {
        let level = levels.removeLast()
        level.view._withUnsafeGuaranteedRef { endJoining($0, level.id, isNew: level.isNew) }
        continue
      }
      levels[last].position += 1
      let parent = levels[last].id
      levels[last].subviews.uncounted(at: position)._withUnsafeGuaranteedRef { subview in
        guard subview.reference.binding == nil else { return }
        let id = add(subview, to: parent, at: min(position, tree.subviewCount(of: parent)))
        if subview.subviewList.isEmpty {
          endJoining(subview, id, isNew: true)
        } else {
          levels.append(Joining(subview, id, in: tree, isNew: true))
        }
      }
    }
  }

  /// A view whose contents are being taken in. The level above keeps it, as this one keeps its subviews.
  private struct Joining: ViewIsolated {
    let view: Unmanaged<UIView>
    let id: ItemID
    /// Whether the tree has just come to know the view.
    let isNew: Bool
    let subviews: [UIView]
    var position = 0

    init(_ view: UIView, _ id: ItemID, in tree: LayoutTree, isNew: Bool) {
      self.view = Unmanaged.passUnretained(view)
      self.id = id
      self.isNew = isNew
      subviews = view.subviewList
      tree.reserve(items: subviews.count - tree.subviewCount(of: id))
    }
  }

  /// Takes a new subview in.
  ///
  /// - Parameter position: its place among those subviews that the tree knows.
  func join(_ subview: UIView, to parent: ItemID, at position: Int) {
    _ = add(subview, to: parent, at: position)
    joinContents(of: subview, isNew: true)
  }

  /// Tells the tree of a new subview and its guides.
  @inline(__always)
  private func add(_ subview: UIView, to parent: ItemID, at position: Int) -> ItemID {
    let updates = !subview.updatesNoConstraints()
    let id = tree.addView(to: parent, at: position, updatesConstraints: updates)
    bind(subview.reference, to: id)
    feed(subview, id)
    takeGuides(of: subview, id)
    return id
  }

  private func takeGuides(of view: UIView, _ id: ItemID) {
    // Meanwhile the keyboard may have come or gone.
    view.motion?.keyboardGuide?.updateTrackedConstraints()
    guard view.hasGuides else { return }
    for guide in view.guideList where guide.reference.binding == nil {
      bind(guide.reference, to: tree.addGuide(to: id))
    }
  }

  private func endJoining(_ view: UIView, _ id: ItemID, isNew: Bool) {
    guard isNew else {
      view.heldConstraints.forEach { if $0.binding == nil { constraintsToAdd.append($0) } }
      return feedContents(of: view, id)
    }
    if !view.heldConstraints.isEmpty { holdersToAdd.append(id) }
    guard !view.isPlain || view.reference.isReordered else { return }
    let own = view.contentBaselines
    if view.reference.isReordered || own != nil || !view.hasBaselinesAtEdges {
      feedContents(of: view, id, baselines: own)
    }
  }

  /// Tells the tree what names a view's subviews.
  ///
  /// - Parameter baselines: those of the view's own content.
  func feedContents(of view: UIView, _ id: ItemID, baselines: ContentBaselines? = nil) {
    if view.reference.isReordered {
      view.reference.isReordered = false
      putInOrder(view, id)
    }
    feedArrangement(of: view)
    feedBaselines(of: view, baselines ?? view.contentBaselines)
  }

  private func putInOrder(_ view: UIView, _ parent: ItemID) {
    let wanted = view.subviewList.compactMap { $0.reference.binding?.id }
    guard tree.subviews(of: parent) != wanted else { return }
    tree.setOrder(wanted, ofSubviewsOf: parent)
  }

  /// Takes a subtree out of the tree.
  func remove(_ view: UIView) {
    guard let id = view.reference.binding?.id else { return }
    missed.hasDepartures = true
    unbind(subtree: view)
    tree.remove(id)
  }

  func remove(_ guide: UILayoutGuide) {
    guard let id = guide.reference.binding?.id else { return }
    missed.hasDepartures = true
    unbind(guide.reference)
    tree.remove(id)
  }

  func unbind(subtree view: UIView) {
    var pending = [view]
    while let view = pending.popLast() {
      unbind(view.reference)
      if view.hasGuides { for guide in view.guideList { unbind(guide.reference) } }
      view.forEachSystemGuide { unbind($0.reference) }
      view.heldConstraints.forEach { forget($0) }
      pending.append(contentsOf: view.subviewList)
    }
  }
}
