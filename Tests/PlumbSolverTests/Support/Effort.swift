import Foundation

/// How many random samples a run takes. A sanitizer makes everything slower, a full run has the time.
enum Effort {
  private static let environment = ProcessInfo.processInfo.environment

  static var isShort: Bool { environment["PLUMB_SHORT_TESTS"] != nil }

  /// A twentieth of the count with `PLUMB_SHORT_TESTS` in the environment, ten times it with `PLUMB_FULL_TESTS`.
  static func scaled(_ count: Int) -> Int {
    if isShort { return max(2, count / 20) }
    if environment["PLUMB_FULL_TESTS"] != nil { return count * 10 }
    return count
  }
}
