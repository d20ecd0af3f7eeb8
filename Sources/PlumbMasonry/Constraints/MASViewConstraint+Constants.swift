extension MASViewConstraint {
  func inset(edgesBy insets: NotationEdgeInsets) {
    switch firstAttribute {
    case .left, .leading: setConstant(insets.left)
    case .top: setConstant(insets.top)
    case .right, .trailing: setConstant(-insets.right)
    case .bottom: setConstant(-insets.bottom)
    default: animatesNextChange = false
    }
  }

  func offset(sizeBy offset: CGSize) {
    switch firstAttribute {
    case .width: setConstant(offset.width)
    case .height: setConstant(offset.height)
    default: animatesNextChange = false
    }
  }

  func offset(centerBy offset: CGPoint) {
    switch firstAttribute {
    case .centerX: setConstant(offset.x)
    case .centerY: setConstant(offset.y)
    default: animatesNextChange = false
    }
  }

  /// Keeps the constant and hands it to the engine's constraint.
  func setConstant(_ constant: CGFloat) {
    storedConstant = constant
    guard let installedRef else { return }
    #if os(macOS)
    if animatesNextChange {
      animatesNextChange = false
      installed?.animator().constant = constant
      return
    }
    #else
    animatesNextChange = false
    #endif
    installedRef._withUnsafeGuaranteedRef { $0.constant = constant }
  }

  /// The engine's constraints keep their multiplier for life, so the next one is made anew.
  func setMultiplier(_ multiplier: CGFloat) {
    storedMultiplier = multiplier
    if let installed, installed.multiplier != multiplier { discardLayoutConstraint() }
  }
}
