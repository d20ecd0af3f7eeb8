/// A view that reports actions of the user to targets.
open class UIControl: UIView {
  var actionList = ControlActions()

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control that runs `primaryAction` at its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @exclusivity(unchecked) open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }
  @exclusivity(unchecked) open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  @exclusivity(unchecked) open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The state as a set, in which titles and images are looked up.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  @exclusivity(unchecked) open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  @exclusivity(unchecked) open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal alignment with leading and trailing resolved by the direction of the interface.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return switch contentHorizontalAlignment {
    case .leading: isLeftToRight ? .left : .right
    case .trailing: isLeftToRight ? .right : .left
    default: contentHorizontalAlignment
    }
  }

  /// Called when enabled, selected or highlighted changed.
  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Actions

  open func addAction(_ action: UIAction, for controlEvents: Event) { actionList.add(action, controlEvents) }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actionList.remove(action.identifier, controlEvents)
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    actionList.remove(actionIdentifier, controlEvents)
  }

  /// Runs every action that is registered for one of the events, in the order of registration.
  open func sendActions(for controlEvents: Event) { actionList.send(controlEvents, from: self) }

  open func sendAction(_ action: UIAction) { action.run(from: self) }

  /// Every event for which something is registered.
  open var allControlEvents: Event { actionList.events }
}
