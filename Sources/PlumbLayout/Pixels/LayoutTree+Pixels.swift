/// A view whose subviews are to be placed.
private struct Placing {
  let view: Int32
  /// Where the view's unrounded frame begins in the root.
  let origin: Point
  /// Whether the view has moved by a part of a pixel, which may change how anything in it is rounded.
  let all: Bool
}

extension LayoutTree {
  /// The frame in the superview in points, on whole pixels, as of the last pass.
  public func frame(of item: ItemID) -> Rect {
    let index = Int(index(item))
    guard items[index].kind == .view else { return guideFrame(Int32(index)) }
    return items[index].frame
  }

  /// The unrounded alignment rectangle in the superview's coordinates in points, as of the last solve.
  public func alignmentRect(of item: ItemID) -> Rect {
    let index = index(item)
    return items[Int(index)].kind.hasPlace ? items[Int(index)].exact : guideFrame(index)
  }

  /// Gives every view whose place may have changed its frame.
  ///
  /// Edges are rounded where they are in the root and then subtracted, so that neighbours meet without a gap. They
  /// are counted in pixels until then: a size of so many pixels is the same number of points wherever it lies.
  func place() {
    guard
      !items[0].flags.isDisjoint(with: [.childMoved, .descendantMoved]) || items[0].frame.size != rootSize
    else { return }
    let size = exactFrame(of: 0).size
    take(0, Rect(x: 0, y: 0, width: pixels(size.width) / scale, height: pixels(size.height) / scale))
    var pending = [Placing(view: 0, origin: .zero, all: false)]
    while let next = pending.popLast() { placeChildren(next, &pending) }
  }

  /// Places the subviews of one view, and notes those whose own subviews have to be placed.
  private func placeChildren(_ placing: Placing, _ pending: inout [Placing]) {
    let view = Int(placing.view)
    let flags = items[view].flags
    items[view].flags.remove([.childMoved, .descendantMoved])
    let movesAll = placing.all || flags.contains(.childMoved)
    let offset = items[view].scroll?.offset ?? .zero
    let children = movesAll || flags.contains(.touchesAll) ? items[view].children : items[view].touched
    for child in children where items[Int(child)].isAlive && items[Int(child)].parent == placing.view {
      var isShifted = false
      if movesAll || items[Int(child)].flags.contains(.isMoved) {
        items[Int(child)].flags.remove(.isMoved)
        isShifted = place(child, from: placing.origin, offset)
      }
      if isShifted || !items[Int(child)].flags.isDisjoint(with: [.childMoved, .descendantMoved]) {
        pending.append(Placing(view: child, origin: items[Int(child)].absoluteOrigin, all: isShifted))
      }
    }
    closeTouches(of: placing.view)
  }

  /// Gives a view its frame; whether it has moved by a part of a pixel.
  private func place(_ child: Int32, from origin: Point, _ offset: Point) -> Bool {
    let originPixels = Point(x: pixels(origin.x), y: pixels(origin.y))
    let frame = exactFrame(of: child)
    let absolute = Point(x: origin.x + frame.minX - offset.x, y: origin.y + frame.minY - offset.y)
    let left = pixels(absolute.x)
    let top = pixels(absolute.y)
    let new = Rect(
      x: (left - originPixels.x) / scale + offset.x, y: (top - originPixels.y) / scale + offset.y,
      width: (pixels(absolute.x + frame.size.width) - left) / scale,
      height: (pixels(absolute.y + frame.size.height) - top) / scale)
    take(child, new)
    let old = items[Int(child)].absoluteOrigin
    guard absolute != old else { return false }
    items[Int(child)].absoluteOrigin = absolute
    if !isWholePixels(absolute.x - old.x) || !isWholePixels(absolute.y - old.y) { return true }
    shift(descendantsOf: child, by: Point(x: absolute.x - old.x, y: absolute.y - old.y))
    return false
  }

  /// Descendants keep their frames when a view moves by whole pixels, but not their places in the root.
  ///
  /// What else moves one of them is seen when its own turn comes, by the place that it would have without it.
  private func shift(descendantsOf view: Int32, by distance: Point) {
    var pending = items[Int(view)].children
    while let child = pending.popLast() {
      items[Int(child)].absoluteOrigin.x += distance.x
      items[Int(child)].absoluteOrigin.y += distance.y
      pending.append(contentsOf: items[Int(child)].children)
    }
  }

  private func take(_ view: Int32, _ frame: Rect) {
    let old = items[Int(view)].frame
    guard old != frame else { return }
    items[Int(view)].frame = frame
    items[Int(view)].flags.insert(.frameIsNew)
    touch(view)
    if old.size != frame.size { mark(view, .needsLayout, ancestors: .descendantNeedsLayout) }
    let parent = items[Int(view)].parent
    if parent >= 0 { mark(parent, .needsLayout, ancestors: .descendantNeedsLayout) }
  }

  /// To the nearest pixel, halves up. What the solver's arithmetic leaves of a half counts as one.
  private func pixels(_ value: Double) -> Double { (value * scale + 0.5 + 1e-6).floored }

  private func isWholePixels(_ distance: Double) -> Bool {
    let count = distance * scale
    return abs(count - (count + 0.5).floored) < 1e-7
  }

  private func guideFrame(_ guide: Int32) -> Rect {
    let horizontal = extent(of: guide, .horizontal)
    let vertical = extent(of: guide, .vertical)
    return Rect(
      x: evaluate(horizontal.start), y: evaluate(vertical.start), width: evaluate(horizontal.size),
      height: evaluate(vertical.size))
  }

  /// The value of an expression at the last solve.
  func evaluate(_ expression: LinearExpression) -> Double {
    var value = expression.constant
    for index in 0..<expression.count {
      value += expression[index].coefficient * solver.value(of: expression[index].variable)
    }
    return value
  }
}
