/// Something that has traits: a screen, a window, a view controller, a view.
public protocol UITraitEnvironment: NSObjectProtocol, ViewIsolated {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
