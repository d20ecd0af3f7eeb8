/// A view whose keyboard guide takes part in layout.
struct KeyboardGuide {
  let view: Int32
  var rule = KeyboardRule()
  /// What the solver knows of it, once a constraint names the guide.
  var parameters: EdgeParameters?
}

extension LayoutTree {
  /// Says where the keyboard is, in points of the root's coordinates; `nil` for none.
  public func setKeyboardFrame(_ frame: Rect?) {
    guard keyboardFrame != frame else { return }
    if let frame {
      guard frame.minX.isFinite, frame.minY.isFinite, frame.size.width.isFinite, frame.size.height.isFinite
      else { return }
    }
    keyboardFrame = frame
    guard !keyboardGuides.isEmpty else { return }
    solverIsStale = true
    mark(0, .needsLayout, ancestors: .descendantNeedsLayout)
  }

  /// Sets the rule that a view's keyboard guide follows.
  public func setKeyboardRule(_ rule: KeyboardRule, of item: ItemID) {
    let place = keyboardGuide(of: view(item))
    guard keyboardGuides[place].rule != rule else { return }
    keyboardGuides[place].rule = rule
    solverIsStale = true
    mark(item.index, .needsLayout, ancestors: .descendantNeedsLayout)
  }

  private func keyboardGuide(of view: Int32) -> Int {
    if let place = keyboardGuides.firstIndex(where: { $0.view == view }) { return place }
    keyboardGuides.append(KeyboardGuide(view: view))
    return keyboardGuides.count - 1
  }

  /// The keyboard guide of a view along an axis, in the view's own coordinates.
  func keyboardExtent(of view: Int32, _ axis: Axis) -> Extent {
    let place = keyboardGuide(of: view)
    let parameters: EdgeParameters
    if let known = keyboardGuides[place].parameters {
      parameters = known
    } else {
      parameters = newParameters(keyboardInsets(keyboardGuides[place]))
      keyboardGuides[place].parameters = parameters
    }
    return bounds(of: view, axis).inset(
      start: LinearExpression(parameters(axis, isEnd: false)),
      end: LinearExpression(parameters(axis, isEnd: true)))
  }

  private func keyboardInsets(_ guide: KeyboardGuide) -> Insets {
    var frame = exactFrame(of: guide.view)
    var next = items[Int(guide.view)].parent
    while next >= 0 {
      let outer = exactFrame(of: next)
      let offset = items[Int(next)].scroll?.offset ?? .zero
      frame.origin.x += outer.minX - offset.x
      frame.origin.y += outer.minY - offset.y
      next = items[Int(next)].parent
    }
    return guide.rule.insets(
      keyboard: keyboardFrame, view: frame, rootSize: exactFrame(of: 0).size,
      safeAreaBottom: safeArea(of: guide.view).bottom)
  }

  /// Hands the solver the places of the keyboard guides that follow from the last solve; whether any changed.
  func updateKeyboardParameters() -> Bool {
    var changed = false
    for guide in keyboardGuides {
      guard let parameters = guide.parameters else { continue }
      changed = set(parameters, keyboardInsets(guide)) || changed
    }
    return changed
  }

  /// The view leaves the tree.
  func releaseKeyboardGuide(of view: Int32) {
    guard let place = keyboardGuides.firstIndex(where: { $0.view == view }) else { return }
    if let parameters = keyboardGuides[place].parameters { release(parameters) }
    keyboardGuides.remove(at: place)
  }
}
