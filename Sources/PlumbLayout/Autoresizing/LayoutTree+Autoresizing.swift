extension LayoutTree {
  /// Places a view by its frame and mask rather than by constraints, as `translatesAutoresizingMaskIntoConstraints`
  /// does: the tree makes required constraints of them.
  ///
  /// - Parameters:
  ///   - frame: in points in the superview.
  ///   - mask: which parts follow the superview's size.
  ///   - parentSize: the superview's size that the frame belongs to; `nil` for its present one.
  ///   - item: a view; for the root only the frame's size counts.
  public func setFrame(_ frame: Rect, mask: AutoresizingMask, parentSize: Size? = nil, of item: ItemID) {
    let view = view(item)
    let parent = items[Int(view)].parent
    guard parent >= 0 else { return setRootSize(frame.size) }
    let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height]
    guard numbers.allSatisfy({ $0.isFinite }) else { return }
    let autoresizing = Autoresizing(
      frame: frame, mask: mask, parentSize: parentSize ?? exactFrame(of: parent).size)
    guard items[Int(view)].autoresizing != autoresizing else { return }
    items[Int(view)].autoresizing = autoresizing
    rulesAreStale(view)
  }

  /// Places a view by constraints alone again.
  public func clearFrame(of item: ItemID) {
    let view = view(item)
    guard items[Int(view)].autoresizing != nil else { return }
    items[Int(view)].autoresizing = nil
    rulesAreStale(view)
  }

  /// Sets the root's size in points: that of a window, a cell, a terminal.
  ///
  /// - Parameters:
  ///   - size: in points; a negative extent counts as 0, and a size that is not finite changes nothing.
  ///   - priority: how strongly the size is wanted. Below required the root's own constraints decide and the size
  ///     is a wish, as the target of a fitting size is.
  ///   - verticalPriority: that of the height, where it differs.
  public func setRootSize(_ size: Size, priority: Priority = .required, verticalPriority: Priority? = nil) {
    guard size.width.isFinite, size.height.isFinite else { return }
    let size = Size(width: max(0, size.width), height: max(0, size.height))
    let priorities = AxisPriorities(horizontal: priority, vertical: verticalPriority ?? priority)
    guard rootSize != size || rootPriorities != priorities else { return }
    rootSize = size
    rootPriorities = priorities
    rulesAreStale(0)
  }

  /// The rows that hold a frame to its mask.
  func makeAutoresizingRows(_ index: Int32) {
    guard let autoresizing = items[Int(index)].autoresizing, let variables = items[Int(index)].variables,
      !items[Int(index)].flags.contains(.isArranged)
    else { return }
    let insets = items[Int(index)].alignmentInsets
    for axis in Axis.allCases {
      let shares = autoresizing.shares(axis)
      // What the superview has grown by since the frame was set.
      var growth = bounds(of: items[Int(index)].parent, axis).size
      growth.constant -= autoresizing.parentSize[axis]
      var start = LinearExpression([Term(variables.start(axis))])
      start.constant -= autoresizing.frame.origin[axis] + insets.start(axis)
      if shares.start != 0 { start.add(growth, times: -shares.start) }
      var size = LinearExpression([Term(variables.size(axis))])
      size.constant -= autoresizing.frame.size[axis] - insets.start(axis) - insets.end(axis)
      if shares.size != 0 { size.add(growth, times: -shares.size) }
      for expression in [start, size] {
        if let row = addRow(expression, .equal, of: .autoresizing(index)) {
          items[Int(index)].ruleRows.append(row)
        }
      }
    }
  }
}
