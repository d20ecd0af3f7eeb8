nonisolated func refuseAnchorage(_ message: String, _ place: WrittenPlace?) -> Never {
  refuse("Anchorage", message, place?.fileID ?? "", place?.line ?? 0)
}

extension NotationWarning {
  nonisolated static func anchorage(_ message: @autoclosure () -> String, _ place: WrittenPlace?) {
    NotationWarning(
      notation: "Anchorage", message: message(), fileID: place?.fileID ?? "", line: place?.line ?? 0
    ).report()
  }
}

extension NSLayoutConstraint {
  func setPriority(_ priority: Priority, _ place: WrittenPlace?) {
    let value = priority.value
    guard value.rawValue > 0, value.rawValue <= 1000 else {
      refuseAnchorage(
        "A priority must be greater than 0 and at most 1000, not \(value.rawValue): \(self).", place)
    }
    self.priority = value
  }
}

extension NotationView {
  /// The view's place is the constraints' affair from now on.
  func stopTranslatingMask(_ place: WrittenPlace?) {
    guard translatesAutoresizingMaskIntoConstraints else { return }
    if isRootOfController {
      NotationWarning.anchorage(
        "The root view \(self) of a view controller stands on the left, so its frame no longer follows its "
          + "superview. Put the root view on the right.", place)
    }
    translatesAutoresizingMaskIntoConstraints = false
  }

  /// Whether a controller that no other controller contains has the view placed by the system.
  private var isRootOfController: Bool {
    #if os(macOS)
    guard let controller = nextResponder as? NotationController else { return false }
    let isPlacedBySystem = superview == nil || window?.contentView === self
    #else
    guard let controller = next as? NotationController else { return false }
    let isPlacedBySystem = superview == nil || superview === window
    #endif
    return isPlacedBySystem && controller.view === self && controller.parent == nil
  }
}
