/// The changes of one block in one tree, on their way: what the clock runs.
final class AnimationRun: ViewIsolated {
  let block: AnimationBlock
  let timing: AnimationTiming
  var timeline: AnimationTimeline
  /// The clock that runs it; it owns the run.
  unowned(unsafe) var clock: AnimationClock?
  /// Among runs that end at one time, the one with the smaller number ends first.
  var sequence = 0
  /// The views on which the run has a part.
  var references: [ItemReference] = []
  /// How many properties it moves.
  var parts = 0

  init(_ block: AnimationBlock, _ timing: AnimationTiming, _ timeline: AnimationTimeline) {
    self.block = block
    self.timing = timing
    self.timeline = timeline
  }

  private var now: Double { clock?.now ?? timeline.anchor }

  /// The clock's time at which the run ends by itself; `nil` where it does not.
  var endTime: Double? {
    let end = timeline.endTime(timing)
    return end.isFinite ? end : nil
  }

  /// The share of a property's way that is still to be made.
  func remainder(of property: AnimatedProperty) -> AnimatedValue {
    if property == .hidden { return AnimatedValue(repeating: 1) }
    let elapsed = timeline.elapsed(at: now)
    let whole: Double
    let curve: TimingCurve
    if let leg = timeline.leg {
      whole = leg.fraction(at: elapsed)
      curve = .linear
      if timing.start == 0, timing.length == 1 { return AnimatedValue(repeating: 1 - whole) }
    } else {
      whole = timing.overall.value(at: timing.fraction(at: elapsed))
      curve = timing.curve
    }
    let part = timing.part(of: whole)
    guard property.hasCoordinates else { return AnimatedValue(repeating: 1 - curve.value(at: part)) }
    let (x, y) = curve.coordinates(at: part)
    var result = AnimatedValue(repeating: 1)
    result[0] = 1 - x
    result[1] = 1 - y
    return result
  }
}
