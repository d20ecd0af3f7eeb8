import PlumbLayout

extension UIView {
  /// The constraints that the program made and the view holds, in the order of their activation.
  package var programConstraints: [NSLayoutConstraint] { heldConstraints.constraints }

  /// What UIKit lists behind those in `constraints` once a view has been laid out: the extents of its content, its
  /// frame and mask, what the masks of its subviews take of its size, and a stack view's arrangement. A constraint that
  /// speaks of two items is the superview's, as everywhere. The size that a root is held to is not the view's but its
  /// surroundings': only reports name it.
  var ruleConstraints: [NSLayoutConstraint] {
    guard let binding = reference.binding else { return [] }
    let engine = binding.engine
    var found = Axis.allCases.compactMap { engine.contentConstraint(reference, binding.id, $0) }
    if translatesAutoresizingMaskIntoConstraints {
      found += engine.maskConstraints(reference, binding.id).filter { $0.second.reference == nil }
    }
    for subview in subviewList where subview.translatesAutoresizingMaskIntoConstraints {
      guard !subview.storedMask.isEmpty, let id = subview.reference.binding?.id else { continue }
      found += engine.maskConstraints(subview.reference, id).filter { $0.second.reference != nil }
    }
    return found + ((self as? UIStackView)?.arrangementConstraints ?? [])
  }
}

extension UIStackView {
  /// The constraints that the arrangement consisted of at the last layout pass, with the identifiers and priorities
  /// by which conflicts name them: `UISV-canvas-connection`, `UISV-spacing`, `UISV-alignment` and their like.
  ///
  /// They follow from the stack view's properties, and are part of `constraints` too. They are made anew at each
  /// call, and changing one changes nothing.
  public var arrangementConstraints: [NSLayoutConstraint] {
    guard let binding = reference.binding else { return [] }
    let engine = binding.engine
    // Views may have left since the last pass.
    let present = engine.tree.stackConstraints(of: binding.id).filter { arrangement in
      let spec = arrangement.spec
      return [spec.first, spec.second, spec.firstStart?.item, spec.secondStart?.item].allSatisfy {
        $0.map { engine.reference($0)?.item != nil } ?? true
      }
    }
    return present.map(engine.constraint)
  }
}
