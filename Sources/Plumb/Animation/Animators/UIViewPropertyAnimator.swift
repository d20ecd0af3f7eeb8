/// Animations that can be paused, scrubbed, reversed and stopped while they run.
///
/// An animator that is paused or stopped must come to its end, by running on or by being finished, before it is
/// released. One that runs is kept by the clock of the tree that it moves.
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// Seconds, without the delay.
  open private(set) var duration: TimeInterval
  open private(set) var delay: TimeInterval = 0
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  /// Whether pausing, scrubbing and stopping are allowed.
  open var isInterruptible = true
  /// Whether a paused animation follows `fractionComplete` evenly rather than by its curve.
  open var scrubsLinearly = true
  /// Whether the animator stays active, paused, when it reaches its end.
  open var pausesOnCompletion = false

  open internal(set) var state = UIViewAnimatingState.inactive
  /// Whether time takes the animation on.
  open internal(set) var isRunning = false

  var pending: [(animations: () -> Void, delayFactor: Double)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var progress = AnimatorProgress()
  var storedReversed = false

  /// An animator with a timing of its own.
  ///
  /// - Parameters:
  ///   - duration: seconds; a spring that is given by its constants decides for itself.
  ///   - parameters: the timing.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = AnimationTiming.seconds(duration)
    timingParameters = parameters
    super.init()
    self.duration = parameters.timing(over: self.duration).duration
  }

  /// An animator with a curve of the system.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - curve: how the way is spread over the time.
  ///   - animations: the changes, made when the animator starts.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a cubic curve.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - point1: the curve's first control point.
  ///   - point2: the second one.
  ///   - animations: the changes, made when the animator starts.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a spring.
  ///
  /// - Parameters:
  ///   - duration: seconds until the spring is at rest.
  ///   - ratio: 1 comes to rest without swinging, less swings.
  ///   - animations: the changes, made when the animator starts.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  deinit {
    assumingViewIsolation {
      require(
        state == .inactive,
        "A property animator was released while it was paused or stopped: finish it before.")
    }
  }

  /// Makes an animator and starts it.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - delay: seconds before it begins.
  ///   - options: the curve.
  ///   - animations: the changes.
  ///   - completion: called at the end, with where that is.
  /// - Returns: the animator.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 15)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes. Before the start they wait for it; later they are made at once and take the time that remains.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds changes that begin later.
  ///
  /// - Parameters:
  ///   - animation: the changes.
  ///   - delayFactor: when they begin, as a share, 0 to 1, of the duration that remains.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, delayFactor: Double(min(max(delayFactor.isNaN ? 0 : delayFactor, 0), 1)))
  }

  /// Adds a handler that is called at the end, with where that is.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts, or goes on after a pause with the original timing.
  open func startAnimation() { start(delay: nil) }

  /// Starts after a delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) { start(delay: delay) }

  /// Pauses; an animator that has not begun makes its changes and stands at its start.
  open func pauseAnimation() { pause() }

  /// Goes on after a pause.
  ///
  /// - Parameters:
  ///   - parameters: a timing for the rest; `nil` keeps the animator's.
  ///   - durationFactor: the time for the rest, as a multiple of the duration; 0 takes what remains of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    goOn(parameters, Double(durationFactor))
  }

  /// Stops where everything is, which becomes the views' own values.
  ///
  /// - Parameter withoutFinishing: `true` ends the animator without calling its handlers; with `false` it waits for
  ///   `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }

  /// Ends an animator that was stopped: puts everything where it says and calls the handlers.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }

  /// How far the animation is in the direction in which it runs, 0 to 1. Setting it pauses.
  open var fractionComplete: CGFloat {
    get { CGFloat(min(max(storedReversed ? 1 - currentFraction : currentFraction, 0), 1)) }
    set { scrub(to: Double(newValue)) }
  }

  /// Whether the animation runs back to its start.
  open var isReversed: Bool {
    get { storedReversed }
    set { reverse(newValue) }
  }

  func setDelay(_ delay: TimeInterval) { self.delay = AnimationTiming.seconds(delay) }
}

/// What an animator has on its way.
struct AnimatorProgress {
  var block: AnimationBlock?
  var runs: [AnimationRun] = []
  /// What was changed, for an animator that was stopped: how each value began and ended.
  var stopped: [StoppedPart] = []
  /// The fraction at which an animator stands that moves nothing.
  var idleFraction = 0.0
}

/// A property that an animator was moving when it was stopped.
struct StoppedPart {
  let reference: ItemReference
  let property: AnimatedProperty
  let start: AnimatedValue
  let end: AnimatedValue
  let original: AnyObject?
  let target: AnyObject?
}
