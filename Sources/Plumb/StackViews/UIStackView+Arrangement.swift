extension UIStackView {
  func arrange(_ view: UIView, at index: Int) {
    require(
      (0...arrangedList.count).contains(index),
      "The index \(index) is beyond the \(arrangedList.count) arranged subviews of \(self).")
    // What is arranged is a subview: a view that is none need not be searched for.
    if view.superviewLink === self, let old = arrangedList.firstIndex(where: { $0 === view }) {
      arrangedList.remove(at: old)
    }
    arrangedList.insert(view, at: min(index, arrangedList.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  func disarrange(_ view: UIView) {
    guard let index = arrangedList.firstIndex(where: { $0 === view }) else { return }
    arrangedList.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  func arrangementDidChange() {
    noteChange(.arrangement)
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  func baselineView(isFirst: Bool) -> UIView? {
    let visible = arrangedList.filter { !$0.isHidden }
    if axis == .vertical { return isFirst ? visible.first : visible.last }
    var tallest = visible.first
    for view in visible.dropFirst() {
      guard let best = tallest, view.intrinsicContentSize.height > best.intrinsicContentSize.height else {
        continue
      }
      tallest = view
    }
    return tallest
  }
}
