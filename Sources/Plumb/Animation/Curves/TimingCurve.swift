/// Progress by time, both counted from 0 to 1.
enum TimingCurve: Hashable, Sendable {
  case linear
  case cubic(CubicBezier)
  case spring(SpringCurve)

  /// The curve whose progress the others share.
  func value(at time: Double) -> Double {
    switch self {
    case .linear: min(max(time, 0), 1)
    case .cubic(let curve): curve.value(at: time)
    case .spring(let curve): time >= 1 ? 1 : curve.other.value(at: time)
    }
  }

  /// The progress of the two coordinates of a point or size.
  func coordinates(at time: Double) -> (x: Double, y: Double) {
    guard case .spring(let curve) = self, time < 1 else {
      let value = value(at: time)
      return (value, value)
    }
    return (curve.horizontal.value(at: time), curve.vertical.value(at: time))
  }

  /// The first time at which the progress is reached, to within rounding.
  func time(ofProgress progress: Double) -> Double {
    if progress <= 0 { return 0 }
    let steps = 1000
    for step in 1...steps where value(at: Double(step) / Double(steps)) >= progress {
      return bisect(Double(step - 1) / Double(steps), Double(step) / Double(steps), steps: 50) {
        value(at: $0) < progress
      }
    }
    return 1
  }
}
