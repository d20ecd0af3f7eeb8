/// An attribute reduced to a side of a stretch along an axis.
struct Side {
  enum Edge { case start, end, size, center, firstBaseline, lastBaseline }

  let axis: Axis
  let edge: Edge
  let isMargin: Bool

  /// - Precondition: `attribute` is not `notAnAttribute`.
  init(_ attribute: Attribute, _ direction: LayoutDirection) {
    axis = attribute.axis ?? .horizontal
    isMargin = attribute.isMargin
    let isReversed = direction == .rightToLeft && attribute.isDirectional
    edge =
      switch attribute {
      case .left, .leading, .leftMargin, .leadingMargin: isReversed ? .end : .start
      case .right, .trailing, .rightMargin, .trailingMargin: isReversed ? .start : .end
      case .top, .topMargin: .start
      case .bottom, .bottomMargin: .end
      case .width, .height, .notAnAttribute: .size
      case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .center
      case .firstBaseline: .firstBaseline
      case .lastBaseline: .lastBaseline
      }
  }
}

extension LayoutTree {
  /// `first - multiplier * second - constant`, which the relation compares with 0, in the coordinates of the view
  /// that holds the constraint.
  ///
  /// Which side leading is says the reading direction of the view that holds the constraint: it arranges what is
  /// in it. Leading and trailing coordinates in a right-to-left view grow from the right: both sides are then
  /// counted from its right edge.
  func expression(of spec: ConstraintSpec) -> LinearExpression {
    var expression = terms(of: spec)
    expression.constant -= spec.constant
    return expression
  }

  /// The same without the constraint's constant.
  func terms(of spec: ConstraintSpec) -> LinearExpression {
    let holder = holder(of: spec)
    if spec.hasStarts { return distances(of: spec, in: holder) }
    var expression = LinearExpression()
    addTerms(
      spec.first.index, spec.firstAttribute, spec.second?.index, spec.secondAttribute, times: spec.multiplier,
      in: holder, to: &expression)
    return expression
  }

  /// The same for a constraint of the tree, in place of what an expression was.
  func setTerms(
    of record: borrowing LayoutConstraint, at constraint: Int32, of expression: inout LinearExpression
  ) {
    guard record.starts < 0, record.holder >= 0 else {
      expression = terms(of: spec(at: constraint))
      return
    }
    expression.removeAll()
    addTerms(
      record.first, record.firstAttribute, record.second < 0 ? nil : record.second, record.secondAttribute,
      times: record.multiplier, in: record.holder, to: &expression)
  }

  /// Adds to an expression without terms.
  @inline(__always)
  private func addTerms(
    _ first: Int32, _ firstAttribute: Attribute, _ second: Int32?, _ secondAttribute: Attribute,
    times multiplier: Double, in holder: Int32, to expression: inout LinearExpression
  ) {
    let isFromRight =
      items[Int(holder)].direction == .rightToLeft
      && (firstAttribute.isDirectional || secondAttribute.isDirectional)
    let sign: Double = isFromRight ? -1 : 1
    add(firstAttribute, of: first, in: holder, with: second, to: &expression, times: sign)
    var fromRight: Double = 1
    if let second {
      let factor = -sign * multiplier
      add(secondAttribute, of: second, in: holder, with: first, to: &expression, times: factor)
      fromRight -= multiplier
    }
    if isFromRight, fromRight != 0 { expression.add(bounds(of: holder, .horizontal).end, times: fromRight) }
  }

  /// The same where a side is the distance between two locations, counted along the reading direction between
  /// leading or trailing ones.
  private func distances(of spec: ConstraintSpec, in holder: Int32) -> LinearExpression {
    func side(_ item: Int32, _ attribute: Attribute, _ start: ItemAttribute?) -> LinearExpression {
      let end = value(attribute, of: item, in: holder, with: start?.item.index)
      guard let start else { return end }
      var distance = end
      distance.add(value(start.attribute, of: start.item.index, in: holder, with: item), times: -1)
      guard items[Int(holder)].direction == .rightToLeft,
        attribute.isDirectional || start.attribute.isDirectional
      else { return distance }
      var reversed = LinearExpression()
      reversed.add(distance, times: -1)
      return reversed
    }
    var expression = side(spec.first.index, spec.firstAttribute, spec.firstStart)
    if let second = spec.second {
      expression.add(side(second.index, spec.secondAttribute, spec.secondStart), times: -spec.multiplier)
    }
    return expression
  }

  /// Adds a multiple of an attribute's value.
  private func add(
    _ attribute: Attribute, of item: Int32, in ancestor: Int32, with other: Int32?,
    to expression: inout LinearExpression, times factor: Double
  ) {
    let side = Side(attribute, items[Int(ancestor)].direction)
    if addPlainEdge(side, of: item, in: ancestor, to: &expression, times: factor) { return }
    expression.add(value(attribute, of: item, in: ancestor, with: other), times: factor)
  }

  /// Adds a multiple of an edge of a view or guide that lies directly in the ancestor, or is it; whether there is
  /// nothing between the two that counts, such as insets, margins or a scroll offset.
  private func addPlainEdge(
    _ side: Side, of item: Int32, in ancestor: Int32, to expression: inout LinearExpression,
    times factor: Double
  ) -> Bool {
    guard !side.isMargin, let variables = items[Int(item)].variables, items[Int(item)].kind.hasPlace
    else { return false }
    let parent = items[Int(item)].parent
    if item == ancestor || parent < 0 {
      guard items[Int(item)].kind == .view, items[Int(item)].alignmentInsets == .zero,
        !items[Int(item)].isScrollView
      else { return false }
    } else if side.edge != .size {
      guard parent == ancestor else { return false }
    }
    let isInside = item == ancestor
    switch side.edge {
    case .size: expression.add(variables.size(side.axis), factor)
    case .start:
      if !isInside { expression.add(variables.start(side.axis), factor) }
    case .end:
      if !isInside { expression.add(variables.start(side.axis), factor) }
      expression.add(variables.size(side.axis), factor)
    case .center:
      if !isInside { expression.add(variables.start(side.axis), factor) }
      expression.add(variables.size(side.axis), factor * 0.5)
    case .firstBaseline, .lastBaseline: return false
    }
    return true
  }

  /// An attribute's value in the coordinates of an ancestor (or of the item itself, seen from inside).
  private func value(
    _ attribute: Attribute, of item: Int32, in ancestor: Int32, with other: Int32?
  ) -> LinearExpression {
    let side = Side(attribute, items[Int(ancestor)].direction)
    let axis = side.axis
    let isView = items[Int(item)].kind == .view
    if side.edge == .size { return extent(of: item, axis).size }
    // A scroll view's edges, seen from what is in it, are those of its content; its centre is the frame's.
    let isSeenFromContent =
      isView && item == ancestor && items[Int(item)].isScrollView && side.edge != .center
      && other.map { $0 != item && isInside($0, item) } ?? true
    var result: LinearExpression
    if side.isMargin, isView {
      result = pick(side.edge, in: marginBounds(of: item, axis, inContent: isSeenFromContent))
      climb(&result, from: item, to: ancestor, axis)
      return result
    }
    if side.edge == .firstBaseline || side.edge == .lastBaseline {
      let isFirst = side.edge == .firstBaseline
      let inside = item == ancestor && isView
      result = baseline(
        isFirst, of: item, in: inside ? alignmentBounds(of: item, axis) : extent(of: item, axis))
      if !inside { climb(&result, from: space(of: item), to: ancestor, axis) }
      return result
    }
    if isView, item == ancestor {
      return pick(
        side.edge, in: isSeenFromContent ? contentArea(of: item, axis) : alignmentBounds(of: item, axis))
    }
    result = pick(side.edge, in: extent(of: item, axis))
    climb(&result, from: space(of: item), to: ancestor, axis)
    return result
  }

  private func pick(_ edge: Side.Edge, in extent: Extent) -> LinearExpression {
    switch edge {
    case .start, .firstBaseline: extent.start
    case .end, .lastBaseline: extent.end
    case .center: extent.center
    case .size: extent.size
    }
  }

  /// Whether an item is in a view, or is a guide of it other than those of its frame.
  private func isInside(_ item: Int32, _ view: Int32) -> Bool {
    let kind = items[Int(item)].kind
    if items[Int(item)].parent == view {
      return kind != .frameLayoutGuide && kind != .safeAreaGuide && kind != .marginsGuide
        && kind != .keyboardGuide
    }
    return isAncestor(view, ofOrSame: items[Int(item)].parent)
  }

  /// A baseline in an alignment rectangle. A view without text has its first one at the top and its last one at
  /// the bottom.
  func baseline(_ isFirst: Bool, of item: Int32, in extent: Extent) -> LinearExpression {
    if items[Int(item)].isStack, let subject = baselineView(isFirst, ofStack: item) {
      var result = baseline(isFirst, of: subject, in: self.extent(of: subject, .vertical))
      // From the stack's own coordinates to those that the extent is in.
      result.constant -= items[Int(item)].alignmentInsets.top
      result.add(extent.start)
      return result
    }
    var result: LinearExpression
    switch isFirst ? items[Int(item)].firstBaseline : items[Int(item)].lastBaseline {
    case .top(let offset):
      result = extent.start
      result.constant += offset
    case .center(let offset):
      result = extent.center
      result.constant += offset
    case .bottom(let offset):
      result = extent.end
      result.constant -= offset
    case .view(let view):
      guard contains(view), isAncestor(item, ofOrSame: view.index), view.index != item else {
        return isFirst ? extent.start : extent.end
      }
      result = baseline(isFirst, of: view.index, in: self.extent(of: view.index, .vertical))
      climb(&result, from: items[view.slot].parent, to: item, .vertical)
      result.constant -= items[Int(item)].alignmentInsets.top
      result.add(extent.start)
    }
    return result
  }
}
