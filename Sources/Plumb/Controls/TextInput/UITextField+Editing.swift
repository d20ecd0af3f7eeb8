extension UITextField {
  func beginEditing() -> Bool {
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    editingDidChange()
    return true
  }

  func endEditing() -> Bool {
    editingDidChange()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  /// Overlays may come or go.
  func editingDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }
}
