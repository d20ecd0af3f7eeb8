/// The content view of a cell, whose place its cell decides.
///
/// Its margins begin as those of the rows of a table: 11 points at the top and the bottom, 16 at the sides or 20 in a
/// cell that is at least 414 wide, and 8 beside an accessory.
final class TableCellContentView: UIView {
  private var toldMargins: NSDirectionalEdgeInsets?

  override var standardMargins: NSDirectionalEdgeInsets {
    guard let cell = superviewLink as? UITableViewCell else { return ViewMargins.standard }
    return NSDirectionalEdgeInsets(
      top: 11, leading: cell.horizontalMargin, bottom: 11,
      trailing: cell.accessoryWidth > 0 ? 8 : cell.horizontalMargin)
  }

  override var hasStandardMargins: Bool { false }

  /// The cell has another width or accessory.
  func cellDidChange() {
    let margins = standardMargins
    guard toldMargins != margins else { return }
    toldMargins = margins
    noteChange(.margins)
  }
}

extension UITableViewCell {
  /// The size that the constraints in the content view ask for, and the accessory's width.
  ///
  /// A cell that holds constraints itself is measured as any other view.
  func fittingContentSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    contentMarginsMayHaveChanged()
    let accessory = pixelGrid.nearest(accessoryWidth)
    let size = fittingSize(
      of: contentView, CGSize(width: max(0, target.width - accessory), height: target.height), horizontal,
      vertical)
    return size.map { CGSize(width: $0.width + accessory, height: $0.height) }
  }

  func contentMarginsMayHaveChanged() { (contentView as? TableCellContentView)?.cellDidChange() }
}

extension UIView {
  /// The size that the content asks for when the view is as wide as it is told: what a table asks of a cell whose row
  /// has an automatic height. The view and everything in it stay as they are.
  ///
  /// It is `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)` with a required width
  /// and the least height, and so asks whatever a subclass made of that.
  ///
  /// - Parameter width: the width in points.
  /// - Returns: the size in points, rounded up to pixels; wider than asked for where constraints require it.
  public func layoutSizeFitting(width: CGFloat) -> CGSize {
    systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }
}
