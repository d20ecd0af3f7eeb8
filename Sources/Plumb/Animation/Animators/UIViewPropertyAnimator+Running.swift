extension UIViewPropertyAnimator {
  private var timing: AnimationTiming {
    var timing = AnimationTiming(duration: duration, delay: delay)
    timing.curve = (timingParameters ?? UICubicTimingParameters()).timing(over: duration).curve
    return timing
  }

  func add(_ animations: @escaping () -> Void, delayFactor: Double) {
    require(state != .stopped, "A stopped animator takes no more animations: finish it first.")
    guard state == .active else { return pending.append((animations, delayFactor)) }
    let begun = min(max(passedShare, 0), 1)
    collect(animations, from: begun + delayFactor * (1 - begun))
  }

  func start(delay: TimeInterval?) {
    require(state != .stopped, "A stopped animator cannot start: finish it first.")
    if state == .active { return goOn(nil, 0) }
    setDelay(delay ?? 0)
    begin()
    isRunning = true
    hold(true)
    settleIfIdle()
  }

  /// Makes the changes, which run from now on.
  private func begin() {
    state = .active
    let animations = pending
    pending = []
    progress = AnimatorProgress()
    let block = AnimationBlock(nil)
    block.controller = AnimatorController(self)
    progress.block = block
    for entry in animations { collect(entry.animations, from: entry.delayFactor) }
    guard storedReversed else { return }
    // Backwards it begins at its end.
    for run in progress.runs { run.timeline.elapsed = run.timing.delay + run.timing.duration }
    turn(-1)
  }

  /// Makes changes that run from a share of the animation on to its end.
  private func collect(_ animations: () -> Void, from start: Double) {
    guard let block = progress.block, UIView.areAnimationsEnabled else { return animations() }
    var timing = timing
    timing.start = min(max(start, 0), 1)
    timing.length = 1 - timing.start
    let model = progress.runs.first
    let context = AnimationContext(block, timing)
    context.perform(animations)
    for run in context.runs {
      if let model, let clock = run.clock {
        // In step with the others, whatever their clocks show.
        run.timeline = model.timeline
        run.timeline.elapsed = model.timeline.elapsed(at: model.clock?.now ?? model.timeline.anchor)
        run.timeline.anchor = clock.now
      }
      progress.runs.append(run)
    }
  }

  func pause() {
    require(isInterruptible, "An animator that is not interruptible cannot be paused.")
    require(state != .stopped, "A stopped animator cannot be paused: finish it first.")
    if state == .inactive {
      setDelay(0)
      begin()
    }
    turn(0)
    isRunning = false
    hold(false)
  }

  /// Sets the pace of all runs: 1 forth, -1 back, 0 to stand.
  func turn(_ rate: Double) {
    for run in progress.runs { run.timeline.turn(rate, at: run.clock?.now ?? run.timeline.anchor) }
  }

  /// The share of the whole way at which the animation is.
  var currentFraction: Double {
    guard let run = progress.runs.first, let clock = run.clock else { return progress.idleFraction }
    let elapsed = run.timeline.elapsed(at: clock.now)
    if let leg = run.timeline.leg { return leg.fraction(at: elapsed) }
    let time = run.timing.fraction(at: elapsed)
    return scrubsLinearly ? timing.curve.value(at: time) : time
  }

  /// The share of the time that has passed, or of the way where the animation follows `fractionComplete`: where changes
  /// that are added now begin.
  private var passedShare: Double {
    guard let run = progress.runs.first, let clock = run.clock else { return progress.idleFraction }
    let elapsed = run.timeline.elapsed(at: clock.now)
    return run.timeline.leg?.fraction(at: elapsed) ?? run.timing.fraction(at: elapsed)
  }

  func scrub(to fraction: Double) {
    pause()
    let share = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    let target = storedReversed ? 1 - share : share
    progress.idleFraction = target
    for run in progress.runs {
      run.timeline.anchor = run.clock?.now ?? run.timeline.anchor
      if scrubsLinearly {
        run.timeline.elapsed = 0
        run.timeline.leg = AnimationLeg(from: target, to: target)
      } else {
        run.timeline.leg = nil
        run.timeline.elapsed = run.timing.delay + target * run.timing.duration
      }
    }
  }

  func goOn(_ parameters: (any UITimingCurveProvider)?, _ durationFactor: Double) {
    require(state == .active, "Only an animator that is paused can go on.")
    guard !isRunning else { return }
    isRunning = true
    hold(true)
    let factor = durationFactor > 0 && durationFactor.isFinite ? durationFactor : 0
    if parameters == nil, factor == 0 { resume() } else { runLeg(parameters, factor) }
    settleIfIdle()
  }

  /// Goes on along the animator's own curve, from where it has the present fraction.
  private func resume() {
    let fraction = currentFraction
    let curve = timing.curve
    let parts = progress.runs.contains { $0.timing.start > 0 }
    if parts, progress.runs.contains(where: { $0.timeline.leg != nil }) { return runLeg(nil, 0) }
    for run in progress.runs {
      if run.timeline.leg != nil {
        run.timeline.leg = nil
        run.timeline.elapsed = run.timing.delay + curve.time(ofProgress: fraction) * run.timing.duration
      }
    }
    turn(storedReversed ? -1 : 1)
  }

  /// Goes from the present fraction to the end with a timing of its own.
  private func runLeg(_ parameters: (any UITimingCurveProvider)?, _ factor: Double) {
    let fraction = currentFraction
    let target = storedReversed ? 0.0 : 1.0
    let remaining = factor > 0 ? factor * duration : abs(target - fraction) * duration
    let timing = parameters?.timing(over: remaining)
    let leg = AnimationLeg(
      from: fraction, to: target, curve: timing?.curve ?? self.timing.curve,
      duration: timing?.duration ?? remaining)
    for run in progress.runs {
      run.timeline = AnimationTimeline(anchor: run.clock?.startTime ?? 0, leg: leg)
    }
  }

  func reverse(_ reversed: Bool) {
    guard reversed != storedReversed else { return }
    storedReversed = reversed
    guard state == .active, isRunning else { return }
    if progress.runs.contains(where: { $0.timeline.leg != nil }) {
      runLeg(nil, 0)
    } else {
      turn(reversed ? -1 : 1)
    }
  }

  /// While it runs, an animator is kept by its runs; while it stands, only by whoever made it.
  private func hold(_ isHeld: Bool) {
    (progress.block?.controller as? AnimatorController)?.held = isHeld ? self : nil
  }
}
