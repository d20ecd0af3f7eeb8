import PlumbLayout

/// Layout margins.
enum MarginRules {
  /// What `UIView` has before anybody sets margins.
  static let standard = 8.0

  /// Leading and trailing margin of a controller's root by its width.
  static func controllerMinimum(width: Double) -> Double { width >= 414 ? 20 : 16 }

  /// Own margins of a controller's root: those stated, raised to the system's minimum at the sides.
  static func controllerRoot(_ view: ViewNode, width: Double) -> Insets {
    let minimum = controllerMinimum(width: width)
    guard let own = view.margins.own else {
      return Insets(top: 0, left: minimum, bottom: 0, right: minimum)
    }
    let stated = own.resolved(.leftToRight)
    return Insets(
      top: stated.top, left: max(minimum, stated.left), bottom: stated.bottom,
      right: max(minimum, stated.right))
  }

  /// Own margins of a table cell's content view.
  static func tableCell(_ root: RootNode, screenWidth: Double, tools: ToolsVersion) -> Insets {
    let cell = root.cell
    if let own = root.view.margins.own { return own.resolved(.leftToRight) }
    let preserves = root.view.margins.preservesSuperview || (cell?.margins.preservesSuperview ?? false)
    if !preserves, tools < 14000 {
      return Insets(top: standard, left: standard, bottom: standard, right: standard)
    }
    let side = root.list?["style"] == "insetGrouped" ? 20 : controllerMinimum(width: screenWidth)
    let vertical: Double = AlignmentInsetRules.hasNewControls(tools) ? 15 : tools < 11000 ? 8 : 11
    let hasAccessory = (cell?["accessoryType"] ?? "none") != "none"
    return Insets(top: vertical, left: side, bottom: vertical, right: hasAccessory ? standard : side)
  }

  /// Own margins of any other view.
  static func own(_ view: ViewNode) -> Insets {
    view.margins.own?.resolved(.leftToRight)
      ?? Insets(top: standard, left: standard, bottom: standard, right: standard)
  }

  /// Margins inside a view that keeps those of its superview.
  static func preserving(_ own: Insets, superview: Insets, size: Size, frame: Rect) -> Insets {
    Insets(
      top: max(own.top, superview.top - frame.minY), left: max(own.left, superview.left - frame.minX),
      bottom: max(own.bottom, superview.bottom - (size.height - frame.maxY)),
      right: max(own.right, superview.right - (size.width - frame.maxX)))
  }
}
