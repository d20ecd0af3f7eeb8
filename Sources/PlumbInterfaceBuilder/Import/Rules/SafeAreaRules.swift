import PlumbLayout

/// The safe area of roots.
enum SafeAreaRules {
  /// What Interface Builder of that generation of tools takes at the edges of a device's screen.
  ///
  /// The values in newer tools are those of the present systems; older ones knew other status bars.
  static func screen(of device: Device, _ orientation: DeviceOrientation, tools: ToolsVersion) -> Insets {
    var insets = device.safeArea(orientation)
    guard orientation == .portrait else {
      if device.family == .phone, device.id == "retina6_1", tools < 21000 {
        insets.left = 44
        insets.right = 44
      }
      return insets
    }
    switch device.id {
    case "retina6_1" where tools < 21000: insets.top = 44
    case "retina6_12" where tools < 21000: insets.top = 47
    case "retina6_7" where tools < 21000: insets.top = 47
    case "retina6_3" where tools < 24000: insets.top = 59
    default: break
    }
    return insets
  }

  /// The safe area of a controller's root.
  static func controllerRoot(
    size: Size, screen: Size, insets: Insets, context: NavigationContext, controller: ControllerNode
  ) -> Insets {
    var result = insets
    if context.isEmbedded { return .zero }
    // A root shorter than the screen lies below opaque bars, in a container, or is freeform.
    let isShort = size.height < screen.height - 0.5
    if controller.simulated.statusBar == .none { result.top = 0 }
    var hasBar = context.hasNavigationBar
    switch controller.simulated.topBar {
    case .inferred: break
    case .none: hasBar = false
    case .shown: hasBar = true
    }
    if hasBar { result.top += context.hasLargeTitle ? 96 : 44 }
    switch controller.simulated.bottomBar {
    case .inferred:
      if context.hasTabBar { result.bottom += 49 } else if context.hasToolbar { result.bottom += 44 }
    case .none: break
    case .shown(let name): result.bottom += name == "simulatedTabBarMetrics" ? 49 : 44
    }
    if isShort {
      result.top = 0
      if size.height < screen.height - 200 { result.bottom = insets.bottom }
    }
    return result
  }

  /// The part of a root's safe area that a view inside overlaps, by edges.
  static func overlap(root: Size, safeArea: Insets, frame: Rect) -> Insets {
    Insets(
      top: max(0, safeArea.top - frame.minY), left: max(0, safeArea.left - frame.minX),
      bottom: max(0, safeArea.bottom - (root.height - frame.maxY)),
      right: max(0, safeArea.right - (root.width - frame.maxX)))
  }
}
