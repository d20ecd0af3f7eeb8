extension LayoutTree {
  /// The parameter that carries one edge of a view's margins or safe area, made when a constraint first needs it.
  func parameter(_ kind: EdgeParameterKind, _ axis: Axis, isEnd: Bool, of view: Int32) -> Variable {
    var margins = items[Int(view)].margins ?? Margins()
    let known = kind == .margin ? margins.marginParameters : margins.safeAreaParameters
    if let known { return known(axis, isEnd: isEnd) }
    let now = kind == .margin ? effectiveMargins(of: view) : safeArea(of: view)
    let made = newParameters(now)
    if margins.marginParameters == nil && margins.safeAreaParameters == nil { marginItems.append(view) }
    if kind == .margin { margins.marginParameters = made } else { margins.safeAreaParameters = made }
    items[Int(view)].rare.margins = margins
    return made(axis, isEnd: isEnd)
  }

  func newParameters(_ insets: Insets) -> EdgeParameters {
    EdgeParameters(
      top: newParameter(insets.top), left: newParameter(insets.left), bottom: newParameter(insets.bottom),
      right: newParameter(insets.right))
  }

  func newParameter(_ value: Double) -> Variable {
    guard let parameter = try? solver.addParameter(value.isFinite ? value : 0) else {
      preconditionFailure("A finite number is always accepted.")
    }
    own(parameter, .none)
    return parameter
  }

  /// Hands the solver the margins, safe areas and keyboard guides that follow from the last solve; whether any
  /// changed.
  func updateEdgeParameters() -> Bool {
    var changed = false
    let isWhole = marginsAreStale || framesAreUnknown
    // What follows from unknown frames does not stay.
    marginsAreStale = framesAreUnknown
    foundInsets.isOpen = marginItems.count > 1
    defer { foundInsets.close() }
    for view in marginItems where isWhole || hasMoved(view) {
      guard let margins = items[Int(view)].margins else { continue }
      if let parameters = margins.marginParameters {
        changed = set(parameters, effectiveMargins(of: view)) || changed
      }
      if let parameters = margins.safeAreaParameters {
        changed = set(parameters, safeArea(of: view)) || changed
      }
    }
    return updateKeyboardParameters() || changed
  }

  /// Whether the place of a view, or of one that it is in, has changed since frames were last given.
  private func hasMoved(_ view: Int32) -> Bool {
    var next = view
    var steps = 0
    var moved = false
    while next >= 0 {
      if let found = foundInsets.moves[next] {
        moved = found
        break
      }
      moved = !items[Int(next)].flags.isDisjoint(with: [.isMoved, .childMoved])
      if moved { break }
      next = items[Int(next)].parent
      steps += 1
    }
    // Views near the root are found as quickly again.
    guard foundInsets.isOpen, steps > 4 else { return moved }
    var below = view
    while below != next {
      foundInsets.moves[below] = moved
      below = items[Int(below)].parent
    }
    return moved
  }

  /// Gives the margins and safe areas the values that they have before any frame is known.
  func restartEdgeParameters() {
    framesAreUnknown = true
    _ = updateEdgeParameters()
    framesAreUnknown = false
  }

  func set(_ parameters: EdgeParameters, _ insets: Insets) -> Bool {
    guard insets.isFinite else { return false }
    var changed = false
    for (parameter, value) in [
      (parameters.top, insets.top), (parameters.left, insets.left), (parameters.bottom, insets.bottom),
      (parameters.right, insets.right),
    ] where abs(solver.value(of: parameter) - value) > 1e-9 {
      try? solver.setValue(value, of: parameter)
      changed = true
    }
    return changed
  }

  func release(_ parameters: EdgeParameters) {
    for parameter in [parameters.top, parameters.left, parameters.bottom, parameters.right] {
      release(parameter)
    }
  }

  func releaseParameters(of item: Int32) {
    releaseKeyboardGuide(of: item)
    if let margins = items[Int(item)].margins {
      for parameters in [margins.marginParameters, margins.safeAreaParameters] {
        if let parameters { release(parameters) }
      }
      items[Int(item)].rare.margins = nil
    }
    if let scroll = items[Int(item)].scroll {
      if let origin = scroll.origin {
        release(origin.x)
        release(origin.y)
      }
      items[Int(item)].rare.scroll = nil
    }
  }
}
