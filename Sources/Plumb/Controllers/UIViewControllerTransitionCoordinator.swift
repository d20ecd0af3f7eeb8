/// What can be known of a change of size while it goes on.
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject, ViewIsolated {
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
  /// Seconds.
  var transitionDuration: TimeInterval { get }
  /// The view in which it happens.
  var containerView: UIView { get }
}

/// Who runs what is to happen along with a change of size, and after it.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Has closures run once the new size is there: all animations first, then all completions.
  ///
  /// - Returns: whether they will be run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
