/// A time in which things move along one cubic curve; seconds of the clock.
package struct AnimationSpan: Hashable, Sendable {
  package var begin: Double
  package var end: Double
  package var curve: CubicBezier

  package init(begin: Double, end: Double, curve: CubicBezier) {
    self.begin = begin
    self.end = end
    self.curve = curve
  }
}

extension AnimationClock {
  /// The animations under way that follow one cubic curve from beginning to end.
  package var spans: [AnimationSpan] {
    runs.compactMap { run in
      let timing = run.timing
      guard run.timeline.rate == 1, run.timeline.leg == nil, timing.repeatCount == 1, !timing.autoreverses,
        timing.overall == .linear, timing.duration > 0, timing.length > 0
      else { return nil }
      let curve: CubicBezier
      switch timing.curve {
      case .linear: curve = CubicBezier(0, 0, 1, 1)
      case .cubic(let cubic):
        // SVG takes control points within the unit square only.
        guard (0...1).contains(cubic.y1), (0...1).contains(cubic.y2) else { return nil }
        curve = cubic
      case .spring: return nil
      }
      let begin = run.timeline.anchor - run.timeline.elapsed + timing.delay + timing.start * timing.duration
      return AnimationSpan(begin: begin, end: begin + timing.length * timing.duration, curve: curve)
    }
  }
}
