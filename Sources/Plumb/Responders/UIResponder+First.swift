extension UIResponder {
  var isFirstOfItsWindow: Bool {
    guard let first = responderWindow?.firstResponder else { return false }
    return first === self
  }

  func takeFirstPlace() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let present = window.firstResponder, !present.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  func leaveFirstPlace() -> Bool {
    guard isFirstOfItsWindow else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }
}

extension UIView {
  /// Asks the first responder to resign, if it is the view or in it.
  ///
  /// - Parameter force: whether it goes though it refuses.
  /// - Returns: whether one resigned.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window = windowLink, let first = window.firstResponder as? UIView, first.isDescendant(of: self)
    else { return false }
    if first.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }
}
