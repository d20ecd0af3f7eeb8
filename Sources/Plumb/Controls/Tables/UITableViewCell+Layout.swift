import PlumbText

extension UITableViewCell.CellStyle {
  var textFont: UIFont {
    switch self {
    case .default, .value1, .subtitle: .systemFont(ofSize: 17)
    case .value2: .systemFont(ofSize: 12)
    }
  }

  var detailFont: UIFont {
    switch self {
    case .default, .value1: .systemFont(ofSize: 17)
    case .value2, .subtitle: .systemFont(ofSize: 12)
    }
  }
}

extension UITableViewCell {
  /// The margin of rows at both ends: 16 points, 20 in a cell that is at least 414 wide.
  var horizontalMargin: CGFloat { bounds.width >= 414 ? 20 : 16 }

  /// The width beside the content view that an accessory takes: the margin and the accessory's own width.
  package var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.bounds.width + horizontalMargin }
    return switch accessoryType {
    case .none: 0
    case .disclosureIndicator: horizontalMargin + 10.5
    case .detailDisclosureButton: horizontalMargin + 51
    case .checkmark, .detailButton: horizontalMargin + 20.5
    }
  }

  func placeContents() {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let accessory = pixelGrid.nearest(accessoryWidth)
    let content = CGRect(
      x: isRightToLeft ? accessory : 0, y: 0, width: max(0, bounds.width - accessory), height: bounds.height)
    if contentView.frame != content { contentView.frame = content }
    contentMarginsMayHaveChanged()
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    if let accessoryView {
      let size = accessoryView.bounds.size
      let x = isRightToLeft ? horizontalMargin : bounds.width - horizontalMargin - size.width
      let rect = CGRect(
        origin: CGPoint(x: x, y: pixelGrid.nearest((bounds.height - size.height) / 2)), size: size)
      if accessoryView.frame != rect { accessoryView.frame = rect }
    }
    placeTexts(in: content.size, isRightToLeft: isRightToLeft)
  }

  private func placeTexts(in size: CGSize, isRightToLeft: Bool) {
    guard existingTextLabel != nil || existingDetailTextLabel != nil || existingImageView != nil else {
      return
    }
    let margin = horizontalMargin
    var left = margin + CGFloat(indentationLevel) * indentationWidth
    // Beside an accessory the texts end eight points before it.
    let right = size.width - (accessoryWidth > 0 ? 8 : margin)
    if let imageView = existingImageView {
      let image = imageView.image?.size ?? .zero
      let rect = CGRect(
        x: left, y: pixelGrid.nearest((size.height - image.height) / 2), width: image.width,
        height: image.height)
      put(imageView, rect, size, isRightToLeft)
      if image.width > 0 { left += image.width + margin }
    }
    let width = max(0, right - left)
    let text = existingTextLabel.map { $0.sizeThatFits(CGSize(width: width, height: size.height)) } ?? .zero
    let detail =
      existingDetailTextLabel.map { $0.sizeThatFits(CGSize(width: width, height: size.height)) } ?? .zero
    let grid = pixelGrid
    func centered(_ height: CGFloat) -> CGFloat { grid.nearest((size.height - height) / 2) }
    var textRect = CGRect(x: left, y: 0, width: width, height: size.height)
    var detailRect = CGRect.zero
    switch style {
    case .default: break
    case .subtitle:
      if detail.height > 0 {
        let top = grid.nearest((size.height - text.height - detail.height) / 2)
        textRect = CGRect(x: left, y: top, width: min(text.width, width), height: text.height)
        detailRect = CGRect(
          x: left, y: top + text.height, width: min(detail.width, width), height: detail.height)
      }
    case .value1:
      let detailWidth = min(detail.width, width)
      textRect = CGRect(
        x: left, y: centered(text.height), width: min(text.width, max(0, width - detailWidth - 6)),
        height: text.height)
      detailRect = CGRect(
        x: right - detailWidth, y: centered(detail.height), width: detailWidth, height: detail.height)
    case .value2:
      textRect = CGRect(x: left, y: centered(text.height), width: 91, height: text.height)
      detailRect = CGRect(
        x: left + 97, y: centered(detail.height), width: max(0, width - 97), height: detail.height)
    }
    if let label = existingTextLabel { put(label, textRect, size, isRightToLeft) }
    if let label = existingDetailTextLabel { put(label, detailRect, size, isRightToLeft) }
  }

  private func put(_ view: UIView, _ rect: CGRect, _ size: CGSize, _ isRightToLeft: Bool) {
    var rect = rect
    if isRightToLeft { rect.origin.x = size.width - rect.maxX }
    if view.frame != rect { view.frame = rect }
  }
}
