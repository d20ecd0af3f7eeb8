extension UIView {
  /// The fitting size of a cell whose constraints are all in its content view, in points; `nil` for one that holds
  /// constraints itself, which is measured as any other view.
  func fittingSize(
    of contentView: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    guard heldConstraints.isEmpty else { return nil }
    return contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}
