import PlumbLayout

/// Applies the rules of Interface Builder to the roots of a document.
public struct RootPlanner: Sendable {
  let document: InterfaceDocument
  public let contents: DocumentContents
  /// The device for which roots are planned; nil for the square canvas of older documents.
  let device: Device?
  let orientation: DeviceOrientation
  let graph: NavigationGraph
  /// Whether somebody asked for a device other than the document's: then present systems count, not the tools.
  var isOtherDevice = false
  /// A size in place of the screen's.
  var size: Size?

  /// Plans for the document's own device.
  public init(_ document: InterfaceDocument) {
    let device = document.device.flatMap { Device.named(id: $0.id) }
    let orientation = document.device?.orientation ?? .portrait
    self.init(document, device: device, orientation: orientation)
  }

  init(
    _ document: InterfaceDocument, device: Device?, orientation: DeviceOrientation,
    classes: SizeClasses? = nil
  ) {
    self.document = document
    self.device = device
    self.orientation = orientation
    contents = document.contents(for: classes ?? device?.sizeClasses(orientation) ?? .any)
    graph = NavigationGraph(contents.controllers)
  }

  /// The roots that can be planned, in the order of the document.
  public var roots: [RootNode] { contents.roots }

  /// Plans one root.
  public func plan(_ root: RootNode) -> RootPlan {
    let context = context(of: root)
    var plan = RootPlan(root: root, context: context, items: [], constraints: [], problems: [])
    var builder = PlanBuilder(planner: self, root: root, context: context)
    builder.build()
    plan.items = builder.items
    plan.constraints = builder.constraints
    plan.problems = builder.notes.problems
    return plan
  }

  /// The screen in points: the device's, or the square canvas.
  var screen: Size { device?.size(orientation) ?? Size(width: 600, height: 600) }

  /// What the system takes of the screen in Interface Builder of the document's time.
  var screenInsets: Insets {
    // The square canvas had the status bar of its time.
    guard let device else {
      return Insets(top: document.toolsVersion < 14800 ? 20 : 0, left: 0, bottom: 0, right: 0)
    }
    if isOtherDevice { return device.safeArea(orientation) }
    return SafeAreaRules.screen(of: device, orientation, tools: document.toolsVersion)
  }

  /// The context of a root at the size that it gets.
  func context(of root: RootNode) -> RootContext {
    let size = size(of: root)
    let view = root.view
    let tools = document.toolsVersion
    var context = RootContext(
      size: size, safeArea: .zero, scale: device?.scale ?? 1, classes: contents.classes,
      margins: MarginRules.own(view), addsSafeAreaToMargins: document.usesSafeAreas)
    let takesSafeArea = view.margins.insetsFromSafeArea
    switch root.kind {
    case .controllerView:
      if let index = root.controller {
        context.safeArea = SafeAreaRules.controllerRoot(
          size: size, screen: self.size ?? screen, insets: screenInsets, context: graph.contexts[index],
          controller: contents.controllers[index], tools: tools)
      }
      // Without safe-area guides the top and bottom guides stand for the bars.
      var safeArea = context.safeArea
      if !document.usesSafeAreas { (safeArea.top, safeArea.bottom) = (0, 0) }
      context.margins = MarginRules.controllerRoot(view, width: size.width, tools: tools)
      if takesSafeArea { context.margins = context.margins + safeArea }
    case .topLevelView:
      context.safeArea = SafeAreaRules.topLevel(root, device: device, screen: screen, insets: screenInsets)
      // From Xcode 8.2 on it is taken for a controller's view.
      if tools >= 12000 {
        context.margins = MarginRules.controllerRoot(view, width: size.width, tools: tools)
        if takesSafeArea { context.margins = context.margins + context.safeArea }
      } else if document.usesSafeAreas, takesSafeArea {
        context.margins = context.margins + context.safeArea
      }
    case .tableCell:
      // The content view is narrower than the cell beside an accessory.
      let own = max(size.width, self.size == nil ? root.cell?.frame?.size.width ?? 0 : 0)
      context.margins = MarginRules.tableCell(
        root, width: root.list == nil ? own : screen.width, tools: tools)
    case .collectionCell, .supplementaryView, .barItemView: break
    }
    return context
  }
}
