/// What the bars of a container leave of its view to the controller that it shows.
struct BarSurroundings: ViewIsolated {
  struct Bar {
    /// The height in points, without what it adds to reach the edge of the screen.
    var height: CGFloat
    var isTranslucent: Bool
  }

  /// The container's view.
  var bounds: CGRect
  /// The safe area of the container's view.
  var safeArea: UIEdgeInsets
  var top: Bar?
  var bottom: Bar?

  /// The height of a navigation bar or toolbar, or of a tab bar, in a view of these traits: lower on a phone on its
  /// side. Large titles then stay small.
  static func height(_ regular: CGFloat, _ traits: TraitValues) -> CGFloat {
    traits.verticalSizeClass == .compact ? 32 : regular
  }

  /// The frame of the shown controller's view, and what the bars cover of it in addition to the safe area that reaches
  /// it anyway.
  ///
  /// The view extends under a translucent bar, unless the controller's `edgesForExtendedLayout` leave its edge out,
  /// and under an opaque one only if `extendedLayoutIncludesOpaqueBars` says so. Elsewhere it ends at the bar.
  func place(_ controller: UIViewController) -> (frame: CGRect, insets: UIEdgeInsets) {
    var frame = bounds
    var insets = UIEdgeInsets.zero
    func extends(under bar: Bar, _ edge: UIRectEdge) -> Bool {
      controller.edgesForExtendedLayout.contains(edge)
        && (bar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    }
    if let top {
      if extends(under: top, .top) {
        insets.top = top.height
      } else {
        let covered = min(safeArea.top + top.height, frame.height)
        frame.origin.y += covered
        frame.size.height -= covered
      }
    }
    if let bottom {
      if extends(under: bottom, .bottom) {
        insets.bottom = bottom.height
      } else {
        frame.size.height = max(0, frame.height - safeArea.bottom - bottom.height)
      }
    }
    return (frame, insets)
  }

  /// A bar at the top lies below the status bar.
  var topFrame: CGRect {
    CGRect(x: bounds.minX, y: bounds.minY + safeArea.top, width: bounds.width, height: top?.height ?? 0)
  }

  /// A bar at the bottom lies above the home indicator.
  var bottomFrame: CGRect {
    let height = bottom?.height ?? 0
    return CGRect(
      x: bounds.minX, y: bounds.maxY - safeArea.bottom - height, width: bounds.width, height: height)
  }
}

/// A controller whose view arranges bars around the view of another one.
protocol BarContaining: UIViewController {
  func arrangeContents()
}

extension BarContaining {
  /// Lets the controllers go that are not among those to come.
  func releaseChildren(_ old: [UIViewController], but new: [UIViewController]) {
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      if let view = controller.viewIfLoaded, view.superviewLink === viewIfLoaded {
        view.removeFromSuperview()
      }
      controller.setContainerInsets(.zero)
      controller.removeFromParent()
    }
  }

  func takeChildren(_ new: [UIViewController]) {
    for controller in new where controller.parentLink !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  func show(_ controller: UIViewController, in surroundings: BarSurroundings) {
    guard let view = controller.view else { return }
    let (frame, insets) = surroundings.place(controller)
    if view.frame != frame { view.frame = frame }
    controller.setContainerInsets(insets)
  }

  /// Puts a controller's view behind the bars, in place of another's.
  func exchange(_ old: UIViewController?, _ new: UIViewController?) {
    guard let container = viewIfLoaded else { return }
    if old !== new, old?.viewIfLoaded?.superviewLink === container { old?.view.removeFromSuperview() }
    if let view = new?.view, view.superviewLink !== container {
      view.frame = container.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.insertSubview(view, at: 0)
    }
    container.setNeedsLayout()
  }
}

/// The view of a container.
final class BarContainerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    (controllerLink as? any BarContaining)?.arrangeContents()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
