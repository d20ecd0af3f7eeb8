// What happens across the axis.

extension StackRules {
  func align(_ view: Int32) {
    let first = views[0]
    let isReversed =
      configuration.axis == .vertical && tree.items[Int(stack)].direction == .rightToLeft
    switch configuration.alignment {
    case .fill:
      meet(view, cross.start, cross.stackStart)
      meet(view, cross.end, cross.stackEnd)
    case .leading, .trailing:
      if (configuration.alignment == .leading) != isReversed {
        meet(view, cross.start, cross.stackStart)
        keepInside(view, cross.end)
      } else {
        meet(view, cross.end, cross.stackEnd)
        keepInside(view, cross.start)
      }
    case .center:
      meet(view, cross.center, cross.stackCenter)
      keepInside(view, cross.start)
      keepInside(view, cross.end)
    case .firstBaseline where configuration.axis == .horizontal:
      keepInside(view, cross.start)
      keepInside(view, cross.end)
      relate(.ambiguitySuppression, view, cross.end, to: stack, cross.stackEnd, Self.baselinePull)
      if view != first { relate(.alignment, view, .firstBaseline, to: first, .firstBaseline) }
    case .lastBaseline where configuration.axis == .horizontal:
      keepInside(view, cross.end)
      keepInside(view, cross.start)
      relate(.ambiguitySuppression, view, cross.start, to: stack, cross.stackStart, Self.baselinePull)
      if view != first { relate(.alignment, view, .lastBaseline, to: first, .lastBaseline) }
    case .firstBaseline, .lastBaseline:
      // A column has no common baseline: its views lie at the leading edge.
      if isReversed {
        meet(view, cross.end, cross.stackEnd)
        keepInside(view, cross.start)
      } else {
        meet(view, cross.start, cross.stackStart)
        keepInside(view, cross.end)
      }
    }
  }

  /// The first view meets the stack, the others meet the first.
  private func meet(_ view: Int32, _ attribute: Attribute, _ stackAttribute: Attribute) {
    if view == views[0] {
      relate(.canvasConnection, view, attribute, to: stack, stackAttribute)
    } else {
      relate(.alignment, view, attribute, to: views[0], attribute)
    }
  }

  private func keepInside(_ view: Int32, _ edge: Attribute) {
    if edge == cross.start {
      relate(.spanningBoundary, view, edge, .greaterThanOrEqual, to: stack, cross.stackStart)
    } else {
      relate(.spanningBoundary, view, edge, .lessThanOrEqual, to: stack, cross.stackEnd)
    }
  }
}
