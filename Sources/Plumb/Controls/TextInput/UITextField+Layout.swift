import PlumbText

extension UITextField {
  var effectiveFont: UIFont { font ?? .systemFont(ofSize: 17) }

  /// What the field shows: its text, dots in place of a secret one, or else the placeholder.
  package var shownContent: TextContent {
    let text = text ?? ""
    guard !text.isEmpty else {
      return attributedPlaceholder.map { TextContent($0, font: effectiveFont) }
        ?? TextContent("", font: effectiveFont)
    }
    if isSecureTextEntry {
      return TextContent(String(repeating: "\u{2022}", count: text.count), font: effectiveFont)
    }
    return attributedText.map { TextContent($0, font: effectiveFont) }
      ?? TextContent(text, font: effectiveFont)
  }

  /// Whether what the field shows is the placeholder.
  package var showsPlaceholder: Bool { (text ?? "").isEmpty }

  var ownContentSize: CGSize {
    let grid = pixelGrid
    let text = TextMeasurement.naturalSize(shownContent, lines: 1)
    let padding = borderStyle.padding
    var width = CGFloat(grid.up(text.width)) + padding.left + padding.right
    if let leftView, isShown(leftView, leftViewMode) { width += leftView.bounds.width }
    if let rightView, isShown(rightView, rightViewMode) { width += rightView.bounds.width }
    return CGSize(width: width, height: lineHeight)
  }

  /// A line is a point and a half higher than the font's, in pixels; the border adds to that.
  private var lineHeight: CGFloat {
    let line = pixelGrid.up(effectiveFont.lineHeight) + 1.5
    return switch borderStyle {
    case .none: pixelGrid.up(line)
    case .line, .bezel: pixelGrid.up(line) + 5
    case .roundedRect: max(34, pixelGrid.up(effectiveFont.lineHeight) + 12)
    }
  }

  /// The part of the bounds between border and overlay views.
  func textArea(in bounds: CGRect) -> CGRect {
    var insets = borderStyle.padding
    if isShown(leftView, leftViewMode) {
      insets.left = max(insets.left, leftViewRect(forBounds: bounds).maxX - bounds.minX)
    }
    if isShown(rightView, rightViewMode) {
      insets.right = max(insets.right, bounds.maxX - rightViewRect(forBounds: bounds).minX)
    } else if showsClearButton {
      insets.right = max(insets.right, bounds.maxX - clearButtonRect(forBounds: bounds).minX)
    }
    let area = bounds.inset(by: insets)
    return CGRect(
      x: area.minX, y: area.minY, width: max(0, area.size.width), height: max(0, area.size.height))
  }

  package var showsClearButton: Bool {
    guard !(text ?? "").isEmpty else { return false }
    return switch clearButtonMode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  func clearButtonPlace(in bounds: CGRect) -> CGRect {
    let side: CGFloat = 19
    return CGRect(
      x: bounds.maxX - side - 5, y: pixelGrid.nearest(bounds.midY - side / 2), width: side, height: side)
  }

  func overlayPlace(_ view: UIView?, atLeft: Bool, in bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    let size = view.bounds.size
    let height = min(size.height, bounds.height)
    let x = atLeft ? bounds.minX : bounds.maxX - size.width
    return CGRect(x: x, y: pixelGrid.nearest(bounds.midY - height / 2), width: size.width, height: height)
  }

  func isShown(_ view: UIView?, _ mode: ViewMode) -> Bool {
    guard view != nil else { return false }
    return switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  func placeOverlays() {
    place(leftView, if: isShown(leftView, leftViewMode), at: leftViewRect(forBounds: bounds))
    place(rightView, if: isShown(rightView, rightViewMode), at: rightViewRect(forBounds: bounds))
  }

  private func place(_ view: UIView?, if isShown: Bool, at rect: CGRect) {
    guard let view else { return }
    guard isShown else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    if view.frame != rect { view.frame = rect }
  }
}

extension UITextField.BorderStyle {
  /// Between the border and the text, in points.
  fileprivate var padding: UIEdgeInsets {
    switch self {
    case .none: .zero
    case .line: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
    case .bezel: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    case .roundedRect: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    }
  }
}
