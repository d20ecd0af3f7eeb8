import PlumbLayout

/// The part of a view that the keyboard covers; without a keyboard a strip of no height, or as high as what the safe
/// area leaves out, at the view's bottom.
///
/// The host of the tree says where the keyboard is, by `hostKeyboardFrame`.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide goes along with a keyboard that floats, rather than staying at the bottom.
  open var followsUndockedKeyboard = false {
    didSet { if followsUndockedKeyboard != oldValue { ruleDidChange() } }
  }

  /// Whether the guide's top lies at the safe area's bottom, rather than the view's, while there is no keyboard.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { ruleDidChange() } }
  }

  /// How far above the keyboard, in points, a drag begins to dismiss it. It moves nothing.
  open var keyboardDismissPadding: CGFloat = 0

  init(of view: UIView) {
    super.init()
    storedOwner = view
    identifier = "UIViewKeyboardLayoutGuide"
  }

  public required init?(coder: NSCoder) { nil }

  var rule: KeyboardRule {
    KeyboardRule(followsUndocked: followsUndockedKeyboard, usesBottomSafeArea: usesBottomSafeArea)
  }

  open override var layoutFrame: CGRect {
    guard let view = storedOwner else { return .zero }
    let root = view.treeRoot
    let place = view.convert(view.bounds, to: root).offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
    let insets = rule.insets(
      keyboard: root.motion?.keyboardFrame.map { Rect($0) }, view: Rect(place),
      rootSize: Size(root.bounds.size), safeAreaBottom: Double(view.safeAreaInsets.bottom))
    return CGRect(
      x: view.bounds.minX + insets.left, y: view.bounds.minY + insets.top,
      width: view.bounds.width - insets.left - insets.right,
      height: view.bounds.height - insets.top - insets.bottom)
  }

  override var nearEdges: NSDirectionalRectEdge {
    guard let view = storedOwner else { return .bottom }
    let root = view.treeRoot
    guard followsUndockedKeyboard, let keyboard = root.motion?.keyboardFrame,
      !KeyboardRule.isDocked(Rect(keyboard), rootSize: Size(root.bounds.size))
    else { return .bottom }
    var edges: NSDirectionalRectEdge = []
    func isNear(_ gap: CGFloat, _ room: CGFloat) -> Bool { room > 0 && gap <= room / 4 }
    let across = root.bounds.width - keyboard.width
    let along = root.bounds.height - keyboard.height
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if isNear(keyboard.minY, along) { edges.insert(.top) }
    if isNear(root.bounds.height - keyboard.maxY, along) { edges.insert(.bottom) }
    if isNear(keyboard.minX, across) { edges.insert(isReversed ? .trailing : .leading) }
    if isNear(root.bounds.width - keyboard.maxX, across) { edges.insert(isReversed ? .leading : .trailing) }
    return edges
  }

  private func ruleDidChange() {
    storedOwner?.noteChange(.keyboard)
    storedOwner?.setNeedsLayout()
    updateTrackedConstraints()
  }
}
