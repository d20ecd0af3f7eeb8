import PlumbLayout

extension RootPlanner {
  /// Plans for the options' device, or the document's own where they name none.
  public init(_ document: InterfaceDocument, options: ImportOptions) {
    if let device = options.device {
      self.init(document, device: device, orientation: options.orientation, classes: options.sizeClasses)
      isOtherDevice = true
    } else {
      let own = document.device
      self.init(
        document, device: own.flatMap { Device.named(id: $0.id) }, orientation: own?.orientation ?? .portrait,
        classes: options.sizeClasses)
    }
    size = options.size
  }

  /// The size that a root gets: the recorded one in Interface Builder's own context; on another screen what
  /// filled the old one fills the new one, and what was as wide stays so.
  func size(of root: RootNode) -> Size {
    let recorded = root.view.frame?.size ?? screen
    guard isOtherDevice || size != nil else { return recorded }
    let target = size ?? screen
    let old = recordedScreen
    switch root.kind {
    case .controllerView:
      // Freeform roots that are no screen keep their height.
      let fills = recorded.width == old.width || !isSmall(recorded, in: old)
      return fills ? target : Size(width: min(recorded.width, target.width), height: recorded.height)
    case .topLevelView:
      if size != nil || recorded == old { return target }
      return recorded.width == old.width ? Size(width: target.width, height: recorded.height) : recorded
    case .tableCell, .supplementaryView:
      let width = max(0, target.width - (old.width - recorded.width))
      return recorded.width <= old.width ? Size(width: width, height: recorded.height) : recorded
    case .collectionCell, .barItemView: return recorded
    }
  }

  /// The screen for which frames were recorded.
  private var recordedScreen: Size {
    guard let own = document.device, let device = Device.named(id: own.id) else {
      return Size(width: 600, height: 600)
    }
    return device.size(own.orientation)
  }

  private func isSmall(_ size: Size, in screen: Size) -> Bool {
    size.width < screen.width - 0.5 || size.height < screen.height / 2
  }
}
