/// What a call of `animate` asks for, before the block around has its say.
struct AnimationRequest: ViewIsolated {
  var duration = 0.0
  var delay = 0.0
  var curve = TimingCurve.linear
  var options: UIView.AnimationOptions = []
  var keyframes = false
  var isDiscrete = false

  init(duration: Double, delay: Double, _ options: UIView.AnimationOptions, curve: TimingCurve? = nil) {
    self.duration = AnimationTiming.seconds(duration)
    self.delay = AnimationTiming.seconds(delay)
    self.options = options
    self.curve = curve ?? options.curve(over: self.duration)
  }

  /// Runs a block. The completion handler is called when what it changed has arrived, at once where it changed
  /// nothing.
  func perform(_ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
    let block = AnimationBlock(completion)
    guard UIView.areAnimationsEnabled else {
      animations()
      return block.stopCollecting()
    }
    let (timing, options) = inherited
    AnimationContext(block, timing, options, isOfKeyframes: keyframes, isDiscrete: isDiscrete).perform(
      animations)
    block.stopCollecting()
  }

  /// Inside another block its duration, its curve and its options hold, but for what the options override.
  var inherited: (AnimationTiming, UIView.AnimationOptions) {
    var duration = duration
    var curve = curve
    var options = options
    if let outer = AnimationContext.active, outer.animates {
      if !options.contains(.overrideInheritedDuration) { duration = outer.timing.duration }
      if !options.contains(.overrideInheritedCurve) {
        curve = outer.isOfKeyframes ? outer.timing.overall : outer.timing.curve
      }
      if !options.contains(.overrideInheritedOptions) { options.formUnion(outer.options.inheritable) }
    }
    var timing = AnimationTiming(duration: duration, delay: delay)
    if keyframes { timing.overall = curve } else { timing.curve = curve }
    timing.autoreverses = options.contains(.autoreverse)
    timing.repeatCount = options.contains(.repeat) ? .infinity : 1
    return (timing, options)
  }
}
