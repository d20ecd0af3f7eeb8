extension UIView {
  /// The view's place has changed; asked only while some block is being run.
  func recordGeometry(from old: ViewGeometry) {
    guard let context = AnimationContext.active, context.animates else { return }
    let new = geometry
    func record(_ property: AnimatedProperty, _ old: AnimatedValue, _ new: AnimatedValue) {
      context.record(property, of: self, from: old, to: new)
    }
    record(.boundsOrigin, AnimatedValue(old.bounds.origin), AnimatedValue(new.bounds.origin))
    record(.boundsSize, AnimatedValue(old.bounds.size), AnimatedValue(new.bounds.size))
    record(.position, AnimatedValue(old.center), AnimatedValue(new.center))
    record(.anchorPoint, AnimatedValue(old.anchorPoint), AnimatedValue(new.anchorPoint))
    if old.transform != new.transform {
      context.record(
        .transform, of: self, from: AffineParts(old.transform).value, to: AffineParts(new.transform).value,
        way: AffineParts.way(from: old.transform, to: new.transform))
    }
    if old.bounds.size != new.bounds.size, context.options.contains(.layoutSubviews) {
      context.layOutAtEnd(self)
    }
  }

  func recordNumber(_ property: AnimatedProperty, from old: CGFloat, to new: CGFloat) {
    AnimationContext.active?.record(
      property, of: self, from: AnimatedValue(old), to: AnimatedValue(new))
  }

  func recordSize(_ property: AnimatedProperty, from old: CGSize, to new: CGSize) {
    AnimationContext.active?.record(
      property, of: self, from: AnimatedValue(old), to: AnimatedValue(new))
  }

  func recordBackground(from old: UIColor?, to new: UIColor?) {
    AnimationContext.active?.record(
      .backgroundColor, of: self, from: AnimatedValue(old?.components), to: AnimatedValue(new?.components),
      original: old)
  }

  func recordColor(_ property: AnimatedProperty, from old: CGColor?, to new: CGColor?) {
    AnimationContext.active?.record(
      property, of: self, from: AnimatedValue(old?.values), to: AnimatedValue(new?.values), original: old)
  }

  /// An arranged view that is hidden or shown in a block: the stack view closes or opens the gap in it.
  func recordHidden() {
    guard let context = AnimationContext.active, context.animates, let stack = superviewLink as? UIStackView,
      stack.arrangedList.contains(where: { $0 === self })
    else { return }
    if isHidden { context.record(.hidden, of: self, from: .zero, to: AnimatedValue(1)) }
    context.layOutAtEnd(treeRoot)
  }
}
