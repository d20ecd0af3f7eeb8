import Foundation

/// Figures as people read them.
enum Texts {
  static func time(_ seconds: Double?) -> String {
    guard let seconds else { return "-" }
    if seconds >= 1 { return String(format: "%.2f s", seconds) }
    if seconds >= 1e-3 { return String(format: "%.2f ms", seconds * 1e3) }
    return String(format: "%.2f us", seconds * 1e6)
  }

  static func bytes(_ count: Int?) -> String {
    guard let count else { return "-" }
    if count >= 10_000_000 { return String(format: "%.1f MB", Double(count) / 1e6) }
    if count >= 10_000 { return String(format: "%.1f KB", Double(count) / 1e3) }
    return "\(count) B"
  }

  static func ratio(_ one: Double?, _ other: Double?) -> String {
    guard let one, let other, other > 0 else { return "-" }
    return times(one / other)
  }

  static func times(_ ratio: Double) -> String {
    String(format: ratio < 0.1 ? "%.3fx" : ratio < 10 ? "%.1fx" : "%.0fx", ratio)
  }

  /// The slope of log time over log size from one measurement to the next.
  static func exponent(_ smaller: (size: Double, time: Double?)?, _ larger: (size: Double, time: Double?))
    -> String
  {
    guard let smaller, let one = smaller.time, let other = larger.time, larger.size > smaller.size else {
      return "-"
    }
    return String(format: "%.2f", log(other / one) / log(larger.size / smaller.size))
  }
}
