extension MASViewConstraint {
  /// The left side.
  public var firstViewAttribute: MASViewAttribute { firstHold.attribute(firstAttribute) }

  /// The right side; `nil` for a size that is compared with a constant, and where nobody gave a target.
  public var secondViewAttribute: MASViewAttribute? {
    let hold = secondHold
    if case .none = hold { return nil }
    return hold.attribute(secondAttribute)
  }

  /// The receiver, from the engine's constraint once there is one.
  var firstHold: ItemHold {
    if case .none = first, let installed { return ItemHold(installed.liveItem) }
    return first
  }

  var secondHold: ItemHold {
    if case .none = second, let installed, !impliesSuperview { return ItemHold(installed.liveTarget) }
    return second
  }

  /// Whether a target was given, though its item may be gone.
  var hasTarget: Bool { secondAttribute != .notAnAttribute }

  /// Lets go of the items, which the engine's constraint knows without holding them.
  func releaseItems() {
    first = .none
    second = .none
    owner = nil
  }

  /// Takes the engine's constraint out and keeps its items, weakly, so that another can be made of them.
  func discardLayoutConstraint() {
    guard let old = installed else { return }
    first = .attribute(firstViewAttribute)
    second = secondViewAttribute.map(ItemHold.attribute) ?? .none
    old.isActive = false
    ItemRecord.of(old.liveItem)?.remove(old)
    installed = nil
  }
}
