extension UIView {
  /// Runs a closure whose changes are not animated, also inside an animation's block.
  ///
  /// - Parameter actionsWithoutAnimation: the changes.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let block = AnimationBlock(nil)
    AnimationContext(block, AnimationTiming(), animates: false, isDisabled: true)
      .perform(actionsWithoutAnimation)
    block.stopCollecting()
  }

  /// Enables or disables animations in the process; see ``AnimationSwitch`` for less than the whole process.
  ///
  /// Blocks are then run without animating, and their handlers called at once.
  ///
  /// - Parameter enabled: whether blocks animate.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationSwitch.isEnabled = enabled }

  /// Whether a block would animate here.
  public class var areAnimationsEnabled: Bool {
    AnimationSwitch.isEnabled && AnimationContext.active?.isDisabled != true
  }

  /// The duration, in seconds, of the animation whose block is being run; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval {
    guard let context = AnimationContext.active, context.animates else { return 0 }
    return context.timing.duration
  }

  /// Repeats those changes of an animation that are made in a closure. Outside of a block it does nothing but call it.
  ///
  /// - Parameters:
  ///   - count: how often, also in fractions; what is not greater than 0 counts as 1.
  ///   - autoreverses: whether each time runs back after it ran forth.
  ///   - animations: the changes.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let outer = AnimationContext.active, outer.animates else { return animations() }
    var timing = outer.timing
    timing.repeatCount = count > 0 ? Double(count) : 1
    timing.autoreverses = autoreverses
    AnimationContext(outer.block, timing, outer.options, isOfKeyframes: outer.isOfKeyframes)
      .perform(animations)
  }
}
