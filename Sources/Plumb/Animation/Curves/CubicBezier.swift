/// A curve from (0, 0) to (1, 1) with two control points: time to the right, progress upwards.
package struct CubicBezier: Hashable, Sendable {
  package var x1: Double
  package var y1: Double
  package var x2: Double
  package var y2: Double

  /// The abscissas are held in 0...1, so that there is one progress at each time.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1.isNaN ? 0 : x1, 0), 1)
    self.y1 = y1.isFinite ? y1 : 0
    self.x2 = min(max(x2.isNaN ? 1 : x2, 0), 1)
    self.y2 = y2.isFinite ? y2 : 1
  }

  static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)
  static let easeIn = CubicBezier(0.42, 0, 1, 1)
  static let easeOut = CubicBezier(0, 0, 0.58, 1)
  /// Core Animation's default.
  static let standard = CubicBezier(0.25, 0.1, 0.25, 1)

  /// The progress at a time in 0...1.
  package func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    return Self.coordinate(y1, y2, parameter(at: time))
  }

  /// The parameter at which the curve's abscissa is `time`: Newton's method, held in a bracket that halves.
  private func parameter(at time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var parameter = time
    for _ in 0..<80 {
      let error = Self.coordinate(x1, x2, parameter) - time
      if abs(error) < 1e-14 { break }
      if error > 0 { high = parameter } else { low = parameter }
      let slope = Self.slope(x1, x2, parameter)
      let next = parameter - error / slope
      parameter = slope > 1e-6 && next > low && next < high ? next : (low + high) / 2
    }
    return parameter
  }

  private static func coordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
  }

  private static func slope(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * first + 6 * u * t * (second - first) + 3 * t * t * (1 - second)
  }
}
