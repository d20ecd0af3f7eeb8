/// A change of a window's size. It is as animated as the block that changes the size.
final class WindowTransition: UIViewControllerTransitionCoordinator {
  private let window: UIWindow
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(of window: UIWindow) { self.window = window }

  let isAnimated = false
  let isCancelled = false
  let transitionDuration: TimeInterval = 0
  var containerView: UIView { window }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func run() {
    for animation in animations { animation(self) }
    for completion in completions { completion(self) }
  }
}

extension UIWindow {
  /// Tells the root controller of a new size, changes it, and runs what was to happen along.
  func transition(to size: CGSize, _ change: () -> Void) {
    guard size != bounds.size, let root = rootViewController, root.isViewLoaded else { return change() }
    let transition = WindowTransition(of: self)
    root.viewWillTransition(to: size, with: transition)
    change()
    transition.run()
  }
}

extension UIViewController {
  /// Tells the children whose views fill the controller's; the others keep their size.
  func childrenWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    guard let bounds = loadedView?.bounds else { return }
    for child in childList where child.loadedView?.frame == bounds {
      child.viewWillTransition(to: size, with: coordinator)
    }
  }
}
