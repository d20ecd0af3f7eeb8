import PlumbLayout

/// The safe area of roots.
enum SafeAreaRules {
  /// What Interface Builder of that generation of tools takes at the edges of a device's screen.
  ///
  /// The newest values are those of the present systems; older tools knew other status bars.
  static func screen(of device: Device, _ orientation: DeviceOrientation, tools: ToolsVersion) -> Insets {
    var insets = device.safeArea(orientation)
    guard orientation == .portrait else {
      if device.id == "retina6_1", tools < 21000 {
        insets.left = 44
        insets.right = 44
      }
      return insets
    }
    guard device.hasHomeIndicator else {
      // From Xcode 11 on the canvas of these devices has no status bar: 0 in 33 of 38 recorded roots, against
      // 20 in 158 of 160 before.
      if tools >= 14800, tools < 32000 { insets.top = 0 }
      return insets
    }
    switch device.id {
    case "retina6_1" where tools < 21000: insets.top = 44
    case "retina6_12" where tools < 21000: insets.top = 47
    case "retina6_7" where tools < 21000: insets.top = 47
    case "retina6_3" where tools < 24000: insets.top = 59
    default: break
    }
    // Interface Builder 24 and 25 took these insets twice: so in 17 of 17 recorded edges.
    if AlignmentInsetRules.hasNewControls(tools), device.family == .phone {
      insets.top *= 2
      insets.bottom *= 2
    }
    return insets
  }

  /// The safe area of a controller's root.
  ///
  /// - Parameters:
  ///   - screen: size of the whole screen, of which the root may be a part.
  ///   - insets: what the system takes of the screen.
  static func controllerRoot(
    size: Size, screen: Size, insets: Insets, context: NavigationContext, controller: ControllerNode,
    tools: ToolsVersion
  ) -> Insets {
    if context.isEmbedded { return .zero }
    var result = insets
    if controller.simulated.statusBar == .none { result.top = 0 }
    result.top += navigationBar(context: context, controller: controller, tools: tools)
    let bottom = bottomBar(context: context, controller: controller)
    result.bottom += bottom
    let missing = screen.height - size.height
    if controller.simulated.hasOpaqueTopBar {
      // The root begins below the bar and, where it is not shorter, ends as far below the screen.
      if missing < result.top - 0.5 { result.bottom += result.top }
      result.top = 0
    } else if size.width > screen.width + 0.5 {
      // Wider than the screen: a freeform canvas under the status bar alone.
      result.top = controller.simulated.statusBar == .none ? 0 : insets.top
    } else if bottom > 0, abs(missing - bottom) < 1 {
      // It ends above an opaque bar.
      result.bottom = 0
    } else if missing > 0.5 {
      // A root that is shorter than the screen lies below opaque bars, in a container, or is freeform.
      result.top = 0
    }
    return result
  }

  /// Height of the navigation bar over a controller's root.
  private static func navigationBar(
    context: NavigationContext, controller: ControllerNode, tools: ToolsVersion
  ) -> Double {
    switch controller.simulated.topBar {
    case .none: return 0
    case .shown where !context.hasNavigationBar:
      // A bar that is only pretended is as high as that of a sheet in newer tools.
      return tools >= 20000 ? 50 : 44
    case .shown, .inferred:
      guard context.hasNavigationBar else { return 0 }
      return context.hasLargeTitle && controller.largeTitleDisplayMode != "never" ? 96 : 44
    }
  }

  /// Height of the tab bar or toolbar over a controller's root, without the home indicator.
  private static func bottomBar(context: NavigationContext, controller: ControllerNode) -> Double {
    switch controller.simulated.bottomBar {
    case .none: 0
    case .shown(let name): name == "simulatedTabBarMetrics" ? 49 : 44
    case .inferred: context.hasTabBar ? 49 : context.hasToolbar ? 44 : 0
    }
  }

  /// The safe area of a view at the top level of a xib: the device's, whatever the size, and bars that the
  /// document pretends; but no status bar over a freeform view where the device has a home button.
  static func topLevel(_ root: RootNode, device: Device?, screen: Size, insets: Insets) -> Insets {
    guard let device else { return .zero }
    var result = insets
    if !device.hasHomeIndicator, root.view.frame.map({ $0.size != screen }) ?? false { result.top = 0 }
    if root.simulated.statusBar == .none { result.top = 0 }
    if case .shown = root.simulated.topBar { result.top += 44 }
    if case .shown(let name) = root.simulated.bottomBar {
      result.bottom += name == "simulatedTabBarMetrics" ? 49 : 44
    }
    return result
  }

  /// The part of a root's safe area that a view inside overlaps, by edges.
  static func overlap(root: Size, safeArea: Insets, frame: Rect) -> Insets {
    func part(_ edge: Double, _ distance: Double) -> Double { edge > 0 ? max(0, edge - distance) : 0 }
    return Insets(
      top: part(safeArea.top, frame.minY), left: part(safeArea.left, frame.minX),
      bottom: part(safeArea.bottom, root.height - frame.maxY),
      right: part(safeArea.right, root.width - frame.maxX))
  }
}
