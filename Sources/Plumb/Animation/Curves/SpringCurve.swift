/// A spring as the timing of an animation: time runs from 0 to 1 while it comes to rest.
///
/// Points and sizes take each coordinate's own velocity, other values the length of the vector.
struct SpringCurve: Hashable, Sendable {
  var horizontal: Spring
  var vertical: Spring
  var other: Spring

  /// Springs that come to rest are damped at least so much.
  private static let leastDamping = 0.01

  /// A spring that comes to rest within the animation's duration, in seconds.
  init(damping: Double, velocity: CGVector, duration: Double) {
    let damping = min(max(damping.isNaN ? 1 : damping, Self.leastDamping), 1)
    self.init(velocity: velocity) { speed in
      Spring.settlingInOne(damping: damping, velocity: speed * duration)
    }
  }

  /// A spring given by its own frequency, with the time it takes to come to rest, in seconds.
  static func free(damping: Double, frequency: Double, velocity: CGVector) -> (
    curve: SpringCurve, duration: Double
  ) {
    let damping = min(max(damping.isNaN ? 1 : damping, leastDamping), 100)
    let frequency = frequency.isFinite ? min(max(frequency, 1e-3), 1e6) : 1
    func spring(_ speed: Double) -> Spring {
      Spring(damping: damping, frequency: frequency, velocity: speed)
    }
    let duration = SpringCurve(velocity: velocity, spring).all.map(\.settlingTime).max() ?? 0
    return (SpringCurve(velocity: velocity) { spring($0).scaled(by: duration) }, duration)
  }

  /// A spring given by its period without damping, in seconds, and by how much it swings, -1 to 1.
  static func free(duration: Double, bounce: CGFloat, velocity: CGVector) -> (
    curve: SpringCurve, duration: Double
  ) {
    let bounce = bounce.isNaN ? 0 : min(max(Double(bounce), -1), 1)
    return free(
      damping: bounce >= 0 ? 1 - bounce : 1 / max(1 + bounce, 0.01), frequency: 2 * .pi / duration,
      velocity: velocity)
  }

  private init(velocity: CGVector, _ spring: (Double) -> Spring) {
    func finite(_ value: CGFloat) -> Double { value.isFinite ? min(max(Double(value), -1e6), 1e6) : 0 }
    let (dx, dy) = (finite(velocity.dx), finite(velocity.dy))
    horizontal = spring(dx)
    vertical = dy == dx ? horizontal : spring(dy)
    // A velocity that was given as one number is the same for every value.
    other = dy == dx ? horizontal : spring((dx * dx + dy * dy).squareRoot())
  }

  private var all: [Spring] { [horizontal, vertical, other] }
}
