extension UIView {
  /// Changes views over time: values change at once, and what is seen follows in `duration` seconds.
  ///
  /// Frames, bounds, centres, transforms, alpha, background colours, a layer's corners, border and shadow, and the
  /// offset of scroll views move; so does what `layoutIfNeeded()` places in the block. A block that changes nothing
  /// is complete at once, and so is one without duration and delay.
  ///
  /// Where a number is moving already, the new way is added to the rest of the old one, as in UIKit since iOS 8: what
  /// is seen has no jump, and both handlers are told `true`. Colours, and everything with `.beginFromCurrentState`,
  /// begin at what is seen; the handler of the animation that ran there is told `false`. So is that of an animation
  /// whose view leaves its tree.
  ///
  /// - Parameters:
  ///   - duration: seconds; what is not greater than 0 changes at once.
  ///   - delay: seconds before what is seen begins to move.
  ///   - options: the curve, repetition and what is inherited from a block around.
  ///   - animations: the changes; it is run at once.
  ///   - completion: called when the tree's clock has reached the end; its argument says whether everything got there.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationRequest(duration: duration, delay: delay, options).perform(animations, completion)
  }

  /// Changes views over time, slowly at the beginning and at the end.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - animations: the changes.
  ///   - completion: called at the end; its argument says whether everything got there.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationRequest(duration: duration, delay: 0, []).perform(animations, completion)
  }

  /// Changes views over time, slowly at the beginning and at the end.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - animations: the changes.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    AnimationRequest(duration: duration, delay: 0, []).perform(animations, nil)
  }

  /// Changes views by the motion of a spring that is at rest, to a thousandth of its way, after `duration` seconds.
  ///
  /// - Parameters:
  ///   - duration: seconds until the spring is at rest.
  ///   - delay: seconds before it begins.
  ///   - dampingRatio: 1 comes to rest without swinging, less swings; held in 0.01...1.
  ///   - velocity: the speed at the beginning, in whole ways per second.
  ///   - options: repetition and what is inherited from a block around; the curve does not count.
  ///   - animations: the changes.
  ///   - completion: called at the end; its argument says whether everything got there.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let curve = SpringCurve(
      damping: Double(dampingRatio), velocity: CGVector(dx: velocity, dy: velocity),
      duration: AnimationTiming.seconds(duration))
    AnimationRequest(duration: duration, delay: delay, options, curve: .spring(curve))
      .perform(animations, completion)
  }

  /// Changes views by the motion of a spring that is given by how it looks.
  ///
  /// The animation is over when the spring is at rest to a thousandth of its way, which is later than `duration`.
  ///
  /// - Parameters:
  ///   - duration: the period of the spring without damping, in seconds.
  ///   - bounce: 0 comes to rest soonest, up to 1 swings more, down to -1 takes longer; the damping ratio is
  ///     1 - bounce from 0 up, 1 / (1 + bounce) below.
  ///   - initialSpringVelocity: the speed at the beginning, in whole ways per second.
  ///   - delay: seconds before it begins.
  ///   - options: repetition and what is inherited from a block around; the curve does not count.
  ///   - animations: the changes.
  ///   - completion: called at the end; its argument says whether everything got there.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    guard duration > 0 else {
      return AnimationRequest(duration: 0, delay: delay, options).perform(animations, completion)
    }
    let spring = SpringCurve.free(
      duration: duration, bounce: bounce,
      velocity: CGVector(dx: initialSpringVelocity, dy: initialSpringVelocity))
    AnimationRequest(
      duration: spring.duration, delay: delay, options, curve: .spring(spring.curve)
    ).perform(animations, completion)
  }
}
