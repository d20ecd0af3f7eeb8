import PlumbLayout

/// Layout margins.
enum MarginRules {
  /// What `UIView` has before anybody sets margins.
  static let standard = 8.0

  /// Leading and trailing margin of a controller's root by its width. Xcode 6's canvas had 16 at any width.
  static func controllerMinimum(width: Double, tools: ToolsVersion) -> Double {
    width >= 414 && tools >= 8000 ? 20 : 16
  }

  /// Own margins of a controller's root: those stated, raised to the system's minimum at the sides.
  static func controllerRoot(_ view: ViewNode, width: Double, tools: ToolsVersion) -> Insets {
    let minimum = controllerMinimum(width: width, tools: tools)
    guard let own = view.margins.own else {
      return Insets(top: 0, left: minimum, bottom: 0, right: minimum)
    }
    let stated = own.resolved(.leftToRight)
    return Insets(
      top: stated.top, left: max(minimum, stated.left), bottom: stated.bottom,
      right: max(minimum, stated.right))
  }

  /// Own margins of a table cell's content view; what the document states is raised to the table's.
  ///
  /// - Parameter width: that of the table, or of a cell that is in none.
  static func tableCell(_ root: RootNode, width: Double, tools: ToolsVersion) -> Insets {
    let cell = root.cell
    let own = root.view.margins.own?.resolved(.leftToRight)
    let preserves = root.view.margins.preservesSuperview || (cell?.margins.preservesSuperview ?? false)
    if !preserves, tools < 14000 {
      return own ?? Insets(top: standard, left: standard, bottom: standard, right: standard)
    }
    let side =
      root.list?["style"] == "insetGrouped" ? 20 : controllerMinimum(width: width, tools: tools)
    let vertical: Double = AlignmentInsetRules.hasNewControls(tools) ? 15 : tools < 11000 ? 8 : 11
    let hasAccessory = (cell?["accessoryType"] ?? "none") != "none"
    let table = Insets(top: vertical, left: side, bottom: vertical, right: hasAccessory ? standard : side)
    guard let own else { return table }
    return Insets(
      top: max(own.top, table.top), left: max(own.left, table.left), bottom: max(own.bottom, table.bottom),
      right: max(own.right, table.right))
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
