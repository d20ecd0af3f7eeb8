/// The label of a button, whose button has another size when the label's font or text changes.
final class ButtonLabel: UILabel {
  unowned(unsafe) var owner: UIButton?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    owner?.invalidateIntrinsicContentSize()
    owner?.setNeedsLayout()
  }
}
