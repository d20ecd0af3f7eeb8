extension LayoutTree {
  /// A view's bounds along an axis, in its own coordinates. Those of a scroll view start at its offset.
  func bounds(of view: Int32, _ axis: Axis) -> Extent {
    var size = LinearExpression()
    if let variables = items[Int(view)].variables { size.add(variables.size(axis)) }
    let insets = items[Int(view)].alignmentInsets
    size.constant += insets.start(axis) + insets.end(axis)
    return Extent(start: boundsOrigin(of: view, axis), size: size)
  }

  /// A view's alignment rectangle along an axis, in its own coordinates.
  func alignmentBounds(of view: Int32, _ axis: Axis) -> Extent {
    let insets = items[Int(view)].alignmentInsets
    return bounds(of: view, axis).inset(
      start: LinearExpression(insets.start(axis)), end: LinearExpression(insets.end(axis)))
  }

  /// The rectangle inside a view's margins along an axis, in its own coordinates.
  func marginBounds(of view: Int32, _ axis: Axis, inContent: Bool = false) -> Extent {
    (inContent ? contentArea(of: view, axis) : bounds(of: view, axis)).inset(
      start: LinearExpression(parameter(.margin, axis, isEnd: false, of: view)),
      end: LinearExpression(parameter(.margin, axis, isEnd: true, of: view)))
  }

  /// Any item's alignment rectangle along an axis, in the coordinates of its ``space(of:)``.
  func extent(of item: Int32, _ axis: Axis) -> Extent {
    let parent = items[Int(item)].parent
    switch items[Int(item)].kind {
    case .view where parent < 0:
      return alignmentBounds(of: item, axis)
    case .view, .guide, .readableContentGuide, .contentLayoutGuide:
      guard let variables = items[Int(item)].variables else {
        return Extent(start: LinearExpression(), size: LinearExpression())
      }
      return Extent(
        start: LinearExpression(variables.start(axis)),
        size: LinearExpression(variables.size(axis)))
    case .marginsGuide:
      return marginBounds(of: parent, axis)
    case .safeAreaGuide:
      return bounds(of: parent, axis).inset(
        start: LinearExpression(parameter(.safeArea, axis, isEnd: false, of: parent)),
        end: LinearExpression(parameter(.safeArea, axis, isEnd: true, of: parent)))
    case .frameLayoutGuide:
      return bounds(of: parent, axis)
    case .keyboardGuide:
      return keyboardExtent(of: parent, axis)
    }
  }

  /// The content area of a scroll view, in its own coordinates.
  func contentArea(of view: Int32, _ axis: Axis) -> Extent {
    extent(of: standardGuide(.contentLayoutGuide, of: view), axis)
  }

  /// Adds what leads from a view's own coordinates to those of an ancestor.
  func climb(_ expression: inout LinearExpression, from view: Int32, to ancestor: Int32, _ axis: Axis) {
    var next = view
    while next != ancestor, next >= 0, items[Int(next)].parent >= 0 {
      expression.add(boundsOrigin(of: next, axis), times: -1)
      expression.constant -= items[Int(next)].alignmentInsets.start(axis)
      if let variables = items[Int(next)].variables { expression.add(variables.start(axis)) }
      next = items[Int(next)].parent
    }
  }
}
