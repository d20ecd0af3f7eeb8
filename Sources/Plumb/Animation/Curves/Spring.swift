import Foundation

/// A damped harmonic oscillator that is let go at 0 and comes to rest at 1.
///
/// With the distance x = 1 - progress, x'' + 2 ζ ω x' + ω² x = 0, x(0) = 1 and x'(0) = -v.
struct Spring: Hashable, Sendable {
  /// ζ: below 1 the spring swings over, at 1 it comes to rest soonest.
  var damping: Double
  /// ω, the angular frequency without damping, in radians per unit of time.
  var frequency: Double
  /// v, the speed at the beginning, in whole ways per unit of time.
  var velocity: Double

  /// A spring counts as at rest when it stays within this share of its way.
  static let tolerance = 0.001

  /// The progress at a time; exact.
  func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    if damping < 1 {
      let swing = frequency * (1 - damping * damping).squareRoot()
      guard swing > 0 else { return velocity * time }
      let sine = (damping * frequency - velocity) / swing
      return 1 - exp(-damping * frequency * time) * (cos(swing * time) + sine * sin(swing * time))
    }
    if damping == 1 { return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time) }
    let parts = overdamped
    return 1 - parts.slow * exp(parts.slowRate * time) - parts.fast * exp(parts.fastRate * time)
  }

  /// What the distance cannot exceed at a time.
  func envelope(at time: Double) -> Double {
    if damping < 1 {
      let swing = frequency * (1 - damping * damping).squareRoot()
      let sine = (damping * frequency - velocity) / swing
      return (1 + sine * sine).squareRoot() * exp(-damping * frequency * time)
    }
    if damping == 1 { return (1 + abs(frequency - velocity) * time) * exp(-frequency * time) }
    let parts = overdamped
    return abs(parts.slow) * exp(parts.slowRate * time) + abs(parts.fast) * exp(parts.fastRate * time)
  }

  private var overdamped: (slow: Double, slowRate: Double, fast: Double, fastRate: Double) {
    let root = frequency * (damping * damping - 1).squareRoot()
    let slowRate = -damping * frequency + root
    let fastRate = -damping * frequency - root
    let slow = (-velocity - fastRate) / (slowRate - fastRate)
    return (slow, slowRate, 1 - slow, fastRate)
  }

  /// When the spring is at rest, within the tolerance.
  var settlingTime: Double {
    var high = 1 / frequency
    for _ in 0..<200 where envelope(at: high) > Self.tolerance { high *= 2 }
    return bisect(0, high, steps: 100) { envelope(at: $0) > Self.tolerance }
  }

  /// The spring of a given damping that is at rest after exactly one unit of time.
  static func settlingInOne(damping: Double, velocity: Double) -> Spring {
    func spring(_ logarithm: Double) -> Spring {
      Spring(damping: damping, frequency: exp(logarithm), velocity: velocity)
    }
    return spring(bisect(log(1e-3), log(1e9), steps: 100) { spring($0).envelope(at: 1) > tolerance })
  }

  /// The same motion with time counted in units of `unit`.
  func scaled(by unit: Double) -> Spring {
    Spring(damping: damping, frequency: frequency * unit, velocity: velocity * unit)
  }
}
