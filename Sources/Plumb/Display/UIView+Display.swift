extension UIView {
  /// Runs the three passes over the view and everything in it: constraints are updated, views are laid out, and
  /// those that need display are drawn.
  ///
  /// It is what UIKit does at the end of each turn of the run loop. Elsewhere whoever shows a tree, a window or any
  /// other root, calls it when a picture is due. Views are drawn from the top down by `draw(_:)`, each at most once;
  /// what asks for display meanwhile is drawn the next time. Hidden views and views without a size keep their mark.
  public func hostDisplayIfNeeded() {
    layoutIfNeeded()
    var pending: [UIView] = []
    collectForDisplay(into: &pending)
    for view in pending where view.isDescendant(of: self) && view.flags.contains(.needsDisplay) {
      view.displayNow()
    }
  }

  private func collectForDisplay(into list: inout [UIView]) {
    if isHidden { return }
    if flags.contains(.needsDisplay), !bounds.isEmpty { list.append(self) }
    for subview in subviewList { subview.collectForDisplay(into: &list) }
  }

  /// Draws what is marked of the view, or all of it.
  func displayNow() {
    let rect = dirtyPart.map { $0.rect.intersection(bounds) } ?? bounds
    flags.remove(.needsDisplay)
    dirtyPart = nil
    if !rect.isEmpty { draw(rect) }
  }

  /// Marks a part of the view, or all of it.
  func markNeedsDisplay(_ part: CGRect?) {
    guard let part else {
      flags.insert(.needsDisplay)
      dirtyPart = nil
      return
    }
    guard !part.isEmpty else { return }
    if !flags.contains(.needsDisplay) {
      flags.insert(.needsDisplay)
      dirtyPart = DirtyPart(part)
    } else if let dirtyPart {
      dirtyPart.rect = dirtyPart.rect.union(part)
    }
  }
}
