import PlumbLayout

/// A tree under test: views are made and constrained in one line each.
struct Screen {
  let tree: LayoutTree
  var root: ItemID { tree.root }

  init(_ width: Double, _ height: Double, scale: Double = 1) {
    tree = LayoutTree(scale: scale)
    tree.setRootSize(Size(width: width, height: height))
  }

  /// A view of a content size; -1 on an axis without one.
  func view(in parent: ItemID? = nil, content width: Double = -1, _ height: Double = -1) -> ItemID {
    let view = tree.addView(to: parent ?? root)
    tree.setContentSize(Size(width: width, height: height), of: view)
    return view
  }

  @discardableResult
  func equal(
    _ first: ItemID, _ attribute: Attribute, _ second: ItemID? = nil, _ other: Attribute? = nil,
    times multiplier: Double = 1, plus constant: Double = 0, at priority: Float = 1000
  ) throws(ConstraintRefusal) -> LayoutConstraintID {
    try relate(first, attribute, .equal, second, other, times: multiplier, plus: constant, at: priority)
  }

  @discardableResult
  func relate(
    _ first: ItemID, _ attribute: Attribute, _ relation: Relation, _ second: ItemID? = nil,
    _ other: Attribute? = nil,
    times multiplier: Double = 1, plus constant: Double = 0, at priority: Float = 1000
  ) throws(ConstraintRefusal) -> LayoutConstraintID {
    try tree.add(
      ConstraintSpec(
        first, attribute, relation, to: second, second == nil ? .notAnAttribute : other ?? attribute,
        multiplier: multiplier, constant: constant, priority: Priority(priority)))
  }

  /// Left, top, width and height by constraints against the superview.
  func place(_ view: ItemID, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
    throws(ConstraintRefusal)
  {
    let parent = tree.parent(of: view)
    try equal(view, .left, parent, plus: x)
    try equal(view, .top, parent, plus: y)
    try equal(view, .width, plus: width)
    try equal(view, .height, plus: height)
  }

  func frame(_ view: ItemID) -> Rect {
    tree.layoutIfNeeded()
    return tree.frame(of: view)
  }
}
