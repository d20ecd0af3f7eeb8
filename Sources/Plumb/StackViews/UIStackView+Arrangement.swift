extension UIStackView {
  func arrange(_ view: UIView, at index: Int) {
    if let old = arrangedList.firstIndex(where: { $0 === view }) { arrangedList.remove(at: old) }
    precondition(
      (0...arrangedList.count).contains(index),
      "The index \(index) is beyond the \(arrangedList.count) arranged subviews of \(self).")
    arrangedList.insert(view, at: index)
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
}
