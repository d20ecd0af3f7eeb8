import Foundation

/// When an animation begins, how long it takes and how it spreads its way; seconds.
struct AnimationTiming {
  var duration = 0.0
  var delay = 0.0
  /// The pace of a whole that key frames are parts of.
  var overall = TimingCurve.linear
  /// The part of the whole, in 0...1, in which the way is made.
  var start = 0.0
  var length = 1.0
  /// The pace within that part.
  var curve = TimingCurve.linear
  var repeatCount = 1.0
  var autoreverses = false

  /// Whether a change is seen over time at all.
  var takesTime: Bool { duration > 0 || delay > 0 }

  /// From the end of the delay to the end of the last repetition; infinite for an animation without end.
  var activeDuration: Double { duration * (autoreverses ? 2 : 1) * repeatCount }

  /// The share of the whole that has passed, forth and back, at a time since the beginning.
  func fraction(at elapsed: Double) -> Double {
    let time = elapsed - delay
    guard time > 0, duration > 0 else { return time >= 0 && duration <= 0 && delay > 0 ? 1 : 0 }
    let cycle = duration * (autoreverses ? 2 : 1)
    let inCycle = time >= activeDuration ? cycle : time.truncatingRemainder(dividingBy: cycle)
    let fraction = inCycle / duration
    return fraction > 1 ? 2 - fraction : fraction
  }

  /// The time within the part that this timing makes its way in, for a share of the whole.
  func part(of whole: Double) -> Double {
    guard length > 0 else { return whole >= start ? 1 : 0 }
    return min(max((whole - start) / length, 0), 1)
  }

  /// A duration or delay from outside: a number that is not negative.
  static func seconds(_ value: TimeInterval) -> Double { value > 0 ? value : 0 }
}
