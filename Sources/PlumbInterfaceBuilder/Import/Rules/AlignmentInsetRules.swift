import PlumbLayout

/// How far frames reach beyond alignment rectangles, by class and generation of tools.
enum AlignmentInsetRules {
  /// Interface Builder of Xcode 26 draws the controls of its time.
  static func hasNewControls(_ tools: ToolsVersion) -> Bool { tools >= 24000 && tools < 32000 }

  static func insets(of view: ViewNode, tools: ToolsVersion) -> Insets {
    switch view.kind {
    case .toggle: Insets(top: 0, left: 0, bottom: 0, right: 2)
    case .slider:
      hasNewControls(tools) ? .zero : Insets(top: 0, left: 2, bottom: 1, right: 2)
    case .segmentedControl: Insets(top: 0, left: 0, bottom: 1, right: 0)
    default: .zero
    }
  }
}
