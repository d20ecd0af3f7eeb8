extension UIView {
  /// Changes views in steps, which ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` makes in the
  /// block. Other changes of the block take the whole duration.
  ///
  /// Between its steps a value rests; the time of the whole passes by the curve, slowly at the beginning and the end.
  ///
  /// - Parameters:
  ///   - duration: seconds for the whole.
  ///   - delay: seconds before it begins.
  ///   - options: the mode, repetition and what is inherited from a block around.
  ///   - animations: the steps.
  ///   - completion: called at the end; its argument says whether everything got there.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    var request = AnimationRequest(duration: duration, delay: delay, options.animationOptions)
    request.keyframes = true
    request.isDiscrete = options.isDiscrete
    request.perform(animations, completion)
  }

  /// Makes one step of an animation of key frames.
  ///
  /// - Parameters:
  ///   - frameStartTime: when the step begins, as a share of the whole, 0 to 1.
  ///   - frameDuration: how long it takes, as a share of the whole, 0 to 1.
  ///   - animations: the changes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let outer = AnimationContext.active, outer.isOfKeyframes, outer.animates else {
      return animations()
    }
    func share(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    var timing = outer.timing
    timing.start = share(frameStartTime)
    timing.length = outer.isDiscrete ? 0 : share(frameDuration)
    AnimationContext(outer.block, timing, outer.options, isOfKeyframes: true).perform(animations)
  }
}
