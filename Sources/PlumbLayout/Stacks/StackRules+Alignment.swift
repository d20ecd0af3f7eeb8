// What happens across the axis.

extension StackRules {
  func align(_ view: Int32) {
    switch configuration.alignment {
    case .fill:
      meet(view, cross.start, cross.stackStart)
      meet(view, cross.end, cross.stackEnd)
    case .center:
      meet(view, cross.center, cross.stackCenter)
      keepInside(view, cross.start)
      keepInside(view, cross.end)
    case .firstBaseline where configuration.axis == .horizontal: shareBaseline(view, .firstBaseline)
    case .lastBaseline where configuration.axis == .horizontal: shareBaseline(view, .lastBaseline)
    // A column has no common baseline: its views lie at the leading edge.
    case .leading, .firstBaseline, .lastBaseline: lie(view, atLeading: true)
    case .trailing: lie(view, atLeading: false)
    }
  }

  private func lie(_ view: Int32, atLeading isLeading: Bool) {
    let isReversed =
      configuration.axis == .vertical && tree.items[Int(stack)].direction == .rightToLeft
    if isLeading != isReversed {
      meet(view, cross.start, cross.stackStart)
      keepInside(view, cross.end)
    } else {
      meet(view, cross.end, cross.stackEnd)
      keepInside(view, cross.start)
    }
  }

  private func shareBaseline(_ view: Int32, _ baseline: Attribute) {
    keepInside(view, cross.start)
    keepInside(view, cross.end)
    if baseline == .firstBaseline {
      relate(.ambiguitySuppression, view, cross.end, to: stack, cross.stackEnd, Self.baselinePull)
    } else {
      relate(.ambiguitySuppression, view, cross.start, to: stack, cross.stackStart, Self.baselinePull)
    }
    if view != views[0] { relate(.alignment, view, baseline, to: views[0], baseline) }
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
