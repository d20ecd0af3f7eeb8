/// A view whose subviews are to be placed.
private struct Placing {
  let view: Int32
  /// Where the view's unrounded frame begins in the root.
  let origin: Point
  /// How far that is from where it was at the last placing.
  let shift: Point
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
    var pending = [Placing(view: 0, origin: .zero, shift: .zero, all: false)]
    while let next = pending.popLast() { placeChildren(next, &pending) }
  }

  /// Places the subviews of one view, and notes those whose own subviews have to be placed.
  ///
  /// Descendants keep their frames when a view moves by whole pixels.
  private func placeChildren(_ placing: Placing, _ pending: inout [Placing]) {
    let view = Int(placing.view)
    let flags = items[view].flags
    items[view].flags.remove([.childMoved, .descendantMoved])
    let movesAll = placing.all || flags.contains(.childMoved)
    let offset = items[view].scroll?.offset ?? .zero
    let isWhole = movesAll || flags.contains(.touchesAll)
    let touched = isWhole ? [] : items[view].touched
    // By their places: a copy of the whole list would be counted.
    for position in 0..<(isWhole ? items[view].children.count : touched.count) {
      let child = isWhole ? items[view].children[position] : touched[position]
      guard items[Int(child)].isAlive, items[Int(child)].parent == placing.view else { continue }
      let frame = exactFrame(of: child)
      let absolute = Point(
        x: placing.origin.x + frame.minX - offset.x, y: placing.origin.y + frame.minY - offset.y)
      var shift = placing.shift
      if movesAll || items[Int(child)].flags.contains(.isMoved) {
        items[Int(child)].flags.remove(.isMoved)
        place(child, frame.size, at: absolute, from: placing.origin, offset)
        let place = Point(x: frame.minX - offset.x, y: frame.minY - offset.y)
        shift.x += place.x - items[Int(child)].place.x
        shift.y += place.y - items[Int(child)].place.y
        items[Int(child)].place = place
      }
      if items[Int(child)].children.isEmpty, items[Int(child)].touched.isEmpty {
        // There is nothing to place in it.
        items[Int(child)].flags.remove([.childMoved, .descendantMoved])
        continue
      }
      let isShifted = !isWholePixels(shift.x) || !isWholePixels(shift.y)
      if isShifted || !items[Int(child)].flags.isDisjoint(with: [.childMoved, .descendantMoved]) {
        pending.append(Placing(view: child, origin: absolute, shift: shift, all: isShifted))
      }
    }
    closeTouches(of: placing.view)
  }

  /// Gives a view of an unrounded size its frame at a point of the root.
  private func place(
    _ view: Int32, _ size: Size, at absolute: Point, from origin: Point, _ offset: Point
  ) {
    let left = pixels(absolute.x)
    let top = pixels(absolute.y)
    take(
      view,
      Rect(
        x: (left - pixels(origin.x)) / scale + offset.x, y: (top - pixels(origin.y)) / scale + offset.y,
        width: (pixels(absolute.x + size.width) - left) / scale,
        height: (pixels(absolute.y + size.height) - top) / scale))
  }

  private func take(_ view: Int32, _ frame: Rect) {
    let old = items[Int(view)].frame
    guard old != frame else { return }
    items[Int(view)].frame = frame
    if hostPlacesByFrames, isWhereItWasPut(view) { return }
    items[Int(view)].flags.insert(.frameIsNew)
    touch(view)
    if old.size != frame.size { mark(view, .needsLayout, ancestors: .descendantNeedsLayout) }
    let parent = items[Int(view)].parent
    if parent >= 0 { mark(parent, .needsLayout, ancestors: .descendantNeedsLayout) }
  }

  /// Whether a view that is placed by its frame is where that says, which whoever set it knows.
  private func isWhereItWasPut(_ view: Int32) -> Bool {
    guard let autoresizing = items[Int(view)].autoresizing, items[Int(view)].parent >= 0 else { return false }
    let (exact, frame) = (exactFrame(of: view), autoresizing.frame)
    return abs(exact.minX - frame.minX) < 1e-6 && abs(exact.minY - frame.minY) < 1e-6
      && abs(exact.size.width - frame.size.width) < 1e-6
      && abs(exact.size.height - frame.size.height) < 1e-6
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
