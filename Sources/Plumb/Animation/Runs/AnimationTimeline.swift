/// How a run's own time follows its clock's; seconds.
struct AnimationTimeline {
  /// The clock's time at which `elapsed` was so.
  var anchor: Double
  var elapsed = 0.0
  /// 1 forwards, -1 backwards, 0 while it stands.
  var rate = 1.0
  /// What an animator that was taken in hand does instead of following its curve.
  var leg: AnimationLeg?

  func elapsed(at now: Double) -> Double { elapsed + rate * max(0, now - anchor) }

  /// The clock's time at which the end in the direction of running is reached.
  func endTime(_ timing: AnimationTiming) -> Double {
    if rate > 0 {
      return anchor + (leg?.duration ?? (timing.delay + timing.activeDuration)) - elapsed
    }
    if rate < 0 { return anchor + max(0, elapsed - timing.delay) }
    return .infinity
  }

  /// Keeps what has elapsed and goes on from there at another rate.
  mutating func turn(_ newRate: Double, at now: Double) {
    elapsed = elapsed(at: now)
    anchor = now
    rate = newRate
  }
}

/// A way from one share of an animation to another, with a timing of its own.
struct AnimationLeg {
  var from: Double
  var to: Double
  var curve = TimingCurve.linear
  var duration = 0.0

  func fraction(at elapsed: Double) -> Double {
    guard duration > 0 else { return to }
    return from + (to - from) * curve.value(at: elapsed / duration)
  }
}
