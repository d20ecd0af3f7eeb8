extension UIView {
  /// The style that the view replaces for itself and everything below it; `unspecified` leaves it to the environment.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.replacedStyle }
    set { traitOverrides.replacedStyle = newValue }
  }
}

extension UIViewController {
  /// The style that the controller replaces for its view and everything below it; `unspecified` leaves it to the
  /// environment.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.replacedStyle }
    set { traitOverrides.replacedStyle = newValue }
  }
}

extension UITraitOverrides {
  /// The style that stands in place of the environment's; setting `unspecified` takes it away.
  fileprivate var replacedStyle: UIUserInterfaceStyle {
    get { userInterfaceStyle }
    set {
      if newValue == .unspecified {
        remove(UITraitUserInterfaceStyle.self)
      } else {
        userInterfaceStyle = newValue
      }
    }
  }
}
