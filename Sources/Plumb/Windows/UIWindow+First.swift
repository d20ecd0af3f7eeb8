extension UIWindow {
  /// A view leaves the window, which cannot have it, or its controller, as the first responder any more.
  func view(leaves view: UIView) {
    guard let first = firstResponder else { return }
    guard first === view || first === view.controllerLink else { return }
    firstResponder = nil
    first.didLoseFirstPlace()
  }
}
