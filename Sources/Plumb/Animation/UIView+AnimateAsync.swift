// UIKit's methods with a completion handler also come as asynchronous ones without it; in an asynchronous context Swift
// prefers them, here as there. They return once the clock of the tree has reached the end, so somebody has to step it.
extension UIView {
  /// Changes views over time and returns when what is seen has come to rest.
  ///
  /// - Parameters:
  ///   - duration: seconds; what is not greater than 0 changes at once.
  ///   - delay: seconds before what is seen begins to move.
  ///   - options: the curve, repetition and what is inherited from a block around.
  ///   - animations: the changes; it is run at once.
  /// - Returns: whether everything got there.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await completed {
      animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: $0)
    }
  }

  /// Changes views over time, slowly at the beginning and at the end, and returns when what is seen has come to rest.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - animations: the changes.
  /// - Returns: whether everything got there.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) async -> Bool {
    await completed { animate(withDuration: duration, animations: animations, completion: $0) }
  }

  /// Changes views by the motion of a spring and returns when it is at rest.
  ///
  /// - Parameters:
  ///   - duration: seconds until the spring is at rest.
  ///   - delay: seconds before it begins.
  ///   - dampingRatio: 1 comes to rest without swinging, less swings.
  ///   - velocity: the speed at the beginning, in whole ways per second.
  ///   - options: repetition and what is inherited from a block around; the curve does not count.
  ///   - animations: the changes.
  /// - Returns: whether everything got there.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await completed {
      animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
        initialSpringVelocity: velocity, options: options, animations: animations, completion: $0)
    }
  }

  /// Runs a block that adds keyframes and returns when the last of them is over.
  ///
  /// - Parameters:
  ///   - duration: seconds that all keyframes share.
  ///   - delay: seconds before the first begins.
  ///   - options: how values between keyframes are computed, repetition and what is inherited.
  ///   - animations: adds keyframes by `addKeyframe`.
  /// - Returns: whether everything got there.
  @discardableResult
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await completed {
      animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: animations, completion: $0)
    }
  }

  /// Changes what a view shows, with a transition, and returns when that is over.
  ///
  /// - Parameters:
  ///   - view: the view whose content changes.
  ///   - duration: seconds.
  ///   - options: the transition, and as for `animate`.
  ///   - animations: the changes.
  /// - Returns: whether everything got there.
  @discardableResult
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?
  ) async -> Bool {
    await completed {
      transition(with: view, duration: duration, options: options, animations: animations, completion: $0)
    }
  }

  /// Puts one view in the place of another, with a transition, and returns when that is over.
  ///
  /// - Parameters:
  ///   - fromView: the view that is seen.
  ///   - toView: the view that will be.
  ///   - duration: seconds.
  ///   - options: the transition, and as for `animate`.
  /// - Returns: whether everything got there.
  @discardableResult
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = []
  ) async -> Bool {
    await completed {
      transition(from: fromView, to: toView, duration: duration, options: options, completion: $0)
    }
  }

  private static func completed(_ start: (@escaping (Bool) -> Void) -> Void) async -> Bool {
    await withCheckedContinuation { continuation in
      start { continuation.resume(returning: $0) }
    }
  }
}
