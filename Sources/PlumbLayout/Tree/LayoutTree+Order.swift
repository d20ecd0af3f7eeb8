extension LayoutTree {
  /// How far apart labels are spread, so that a later item finds room between two others.
  private static var labelGap: Int64 { 1 << 20 }

  /// Labels the items so that their order is that of a pre-order walk (a view, its guides, its subviews), and
  /// hands the solver the labels as tie orders.
  ///
  /// Labels of items that stay in order are kept, since a new label makes the solver look again at the ties of
  /// its variables.
  ///
  /// - Complexity: O(what is new), as long as that is little and finds room between two labels.
  func updateOrder() {
    guard orderIsStale else { return }
    orderIsStale = false
    let isWhole = isReordered || unlabelledItems.count * 8 >= items.count || !labelNewItems()
    isReordered = false
    unlabelledItems.removeAll(keepingCapacity: true)
    if isWhole { labelAllItems() }
  }

  /// The order of an item and all that is in it.
  func preorder(from item: Int32) -> [Int32] {
    var walk: [Int32] = []
    if item == 0 { walk.reserveCapacity(items.count) }
    var pending = [item]
    while let item = pending.popLast() {
      walk.append(item)
      if items[Int(item)].hasGuides { walk.append(contentsOf: items[Int(item)].guides) }
      for position in items[Int(item)].children.indices.reversed() {
        pending.append(items[Int(item)].children[position])
      }
    }
    return walk
  }

  private func labelAllItems() {
    let walk = preorder(from: 0)
    var run = 0
    var previous: Int64 = 0
    var position = 0
    while position < walk.count {
      let label = items[Int(walk[position])].order
      guard label > previous else {
        position += 1
        continue
      }
      guard spread(walk, run..<position, after: previous, before: label) else { return relabel(walk) }
      previous = label
      position += 1
      run = position
    }
    if !spread(walk, run..<walk.count, after: previous, before: .max / 8) { relabel(walk) }
  }

  /// Labels a run of items between two labels; false when there is no room.
  func spread(_ walk: [Int32], _ run: Range<Int>, after low: Int64, before high: Int64) -> Bool {
    guard !run.isEmpty else { return true }
    let step = min((high - low) / Int64(run.count + 1), Self.labelGap)
    guard step > 0 else { return false }
    for (offset, position) in run.enumerated() {
      setOrder(low + step * Int64(offset + 1), of: walk[position])
    }
    return true
  }

  private func relabel(_ walk: [Int32]) {
    for (offset, item) in walk.enumerated() { setOrder(Self.labelGap * Int64(offset + 1), of: item) }
  }

  private func setOrder(_ order: Int64, of item: Int32) {
    guard items[Int(item)].order != order else { return }
    items[Int(item)].order = order
    guard let variables = items[Int(item)].variables else { return }
    try? solver.setOrder(order * 4, of: variables.left)
    try? solver.setOrder(order * 4 + 1, of: variables.top)
    try? solver.setOrder(order * 4 + 2, of: variables.width)
    try? solver.setOrder(order * 4 + 3, of: variables.height)
    solverIsStale = true
  }

  /// Makes the unknowns of an item's alignment rectangle.
  func makeVariables(of item: Int32) {
    guard items[Int(item)].variables == nil else { return }
    let order = items[Int(item)].order * 4
    let variables = PlaceVariables(
      left: solver.addVariable(.position, order: order),
      top: solver.addVariable(.position, order: order + 1),
      width: solver.addVariable(.size, order: order + 2),
      height: solver.addVariable(.size, order: order + 3))
    own(variables.left, VariableOwner(item: item, part: .left))
    own(variables.top, VariableOwner(item: item, part: .top))
    own(variables.width, VariableOwner(item: item, part: .width))
    own(variables.height, VariableOwner(item: item, part: .height))
    items[Int(item)].variables = variables
    makeSizeRows(item, variables)
  }

  func own(_ variable: Variable, _ owner: VariableOwner) {
    while variableOwners.count <= variable.slot { variableOwners.append(.none) }
    variableOwners[variable.slot] = owner
  }

  func release(_ variable: Variable) {
    variableOwners[variable.slot] = .none
    try? solver.remove(variable)
    solverIsStale = true
  }
}
