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
    items[Int(view)].rare.autoresizing = autoresizing
    rulesAreStale(view)
  }

  /// Places a view by constraints alone again.
  public func clearFrame(of item: ItemID) {
    let view = view(item)
    guard items[Int(view)].autoresizing != nil else { return }
    items[Int(view)].rare.autoresizing = nil
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
    let staysAsStrong = rootPriorities == priorities
    rootSize = size
    rootPriorities = priorities
    if !staysAsStrong || !setRootExtents() { rulesAreStale(0) }
  }

  /// Gives the root's rows its new size, which is one number for each; whether they were there.
  private func setRootExtents() -> Bool {
    guard let parameters = rootExtents, !items[0].flags.contains(.rulesAreStale) else { return false }
    for axis in Axis.allCases { try? solver.setValue(rootSizeRule(axis).extent, of: parameters[axis]) }
    solverIsStale = true
    return true
  }

  /// The extent, in points, that the root's alignment rectangle is to have along an axis, and how strongly.
  public func rootSizeRule(_ axis: Axis) -> (extent: Double, priority: Priority) {
    let insets = items[0].alignmentInsets
    return (max(0, rootSize[axis] - insets.start(axis) - insets.end(axis)), rootPriorities[axis])
  }

  /// The rules that hold a view to its frame and mask: on each axis the place and the extent. Empty for a view that
  /// constraints or a stack view place.
  public func autoresizingRules(of item: ItemID) -> [AutoresizingRule] { autoresizingRules(of: view(item)) }

  private func autoresizingRules(of index: Int32) -> [AutoresizingRule] {
    guard let autoresizing = items[Int(index)].autoresizing,
      !items[Int(index)].flags.contains(.isArranged), items[Int(index)].parent >= 0
    else { return [] }
    let insets = items[Int(index)].alignmentInsets
    let outer = items[Int(items[Int(index)].parent)].alignmentInsets
    var rules: [AutoresizingRule] = []
    for axis in Axis.allCases {
      let shares = autoresizing.shares(axis)
      // The superview's alignment rectangle at the size that the frame belongs to.
      let parent = autoresizing.parentSize[axis] - outer.start(axis) - outer.end(axis)
      let start = autoresizing.frame.origin[axis] + insets.start(axis)
      let size = autoresizing.frame.size[axis] - insets.start(axis) - insets.end(axis)
      rules.append(
        AutoresizingRule(
          axis: axis, part: .start, share: shares.start, constant: start - shares.start * parent))
      rules.append(
        AutoresizingRule(axis: axis, part: .size, share: shares.size, constant: size - shares.size * parent))
    }
    return rules
  }

  /// The rows that hold a frame to its mask.
  func makeAutoresizingRows(_ index: Int32) {
    guard let variables = items[Int(index)].variables else { return }
    for rule in autoresizingRules(of: index) {
      let variable = rule.part == .start ? variables.start(rule.axis) : variables.size(rule.axis)
      var expression = LinearExpression(variable, constant: -rule.constant)
      if rule.share != 0, let parent = items[Int(items[Int(index)].parent)].variables {
        expression.add(parent.size(rule.axis), -rule.share)
      }
      if let row = addRow(expression, .equal, of: .autoresizing(index, rule.axis, rule.part)) {
        items[Int(index)].ruleRows.append(row)
      }
    }
  }
}
