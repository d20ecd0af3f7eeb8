extension UIViewController {
  func adopt(_ child: UIViewController) {
    require(child !== self, "\(self) cannot be its own child.")
    if child.parentLink === self { return }
    child.willMove(toParent: self)
    child.parentLink?.childList.removeAll { $0 === child }
    childList.append(child)
    child.parentLink = self
  }

  func leaveParent() {
    guard let parent = parentLink else { return }
    parent.childList.removeAll { $0 === self }
    if !parentTraits.isEmpty { setParentTraits(nil) }
    parentLink = nil
    didMove(toParent: nil)
  }
}
