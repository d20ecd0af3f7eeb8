/// How far a row is from its target, and how that changes with the parameter.
struct Motion {
  var difference: Double
  /// The magnitude of what was summed.
  var size: Double
  var slope: Double
  var slopeSize: Double

  @inline(__always)
  mutating func add(_ coefficient: Double, _ value: Double, _ motion: ValueSlope) {
    difference += coefficient * value
    size += abs(coefficient * value)
    slope += coefficient * motion.slope
    slopeSize += abs(coefficient) * motion.scale
  }

  /// Whether the row stays at its target, which it misses by much less than `noise`.
  func isAtRest(noise: Double) -> Bool {
    abs(slope) <= 1e-13 * slopeSize && abs(difference) <= 0.5 * noise
  }

  /// Narrows the span to where the row stays on its side, by far more than noise; false where it is not that far from its
  /// target, or leaves it.
  func limit(_ span: inout PlanSpan, _ number: Double, side: Int8) -> Bool {
    let size = size + slopeSize * (1024 + 8 * abs(number))
    if side == 0 {
      return isAtRest(noise: Simplex.point + 1e-12 * self.size)
    }
    let room = (side < 0 ? -difference : difference) - 1e-6 - 1e-9 * size
    let rate = side < 0 ? -slope : slope
    if !(room > 0) { return false }
    if rate < 0 { span.high = min(span.high, number - room / rate) }
    if rate > 0 { span.low = max(span.low, number - room / rate) }
    return true
  }
}
