import Foundation
import Plumb

/// The course of one attribute as the values and times of an SVG animation.
struct AttributeTrack {
  /// A moment of the course.
  struct Key {
    var time: Double
    var values: [Double]
    /// The pace from the key before to this one; `nil` is even.
    var curve: CubicBezier?
  }

  let keys: [Key]

  /// - Parameters:
  ///   - times: the frames' times, in seconds.
  ///   - values: the numbers of each frame, as many in all.
  ///   - spans: the animations that ran, whose curves may be the attribute's.
  ///   - tolerance: by how much a number may be missed.
  init(times: [Double], values: [[Double]], spans: [AnimationSpan], tolerance: Double) {
    var keys = [Key(time: times[0], values: values[0])]
    var start = 0
    let course = Course(times: times, values: values, tolerance: tolerance)
    let marks = Set(spans.flatMap { [$0.begin, $0.end] }).sorted()
    while start < times.count - 1 {
      if let (end, curve) = course.curve(from: start, among: spans) {
        keys.append(Key(time: times[end], values: values[end], curve: curve))
        start = end
        continue
      }
      // Pieces stop where an animation begins or ends, since there a curve may begin.
      let next = marks.first { $0 > times[start] + 1e-6 } ?? .infinity
      let limit = max(times.lastIndex { $0 <= next + 1e-6 } ?? start, start + 1)
      let end = course.endOfRest(from: start, to: limit) ?? course.endOfLine(from: start, to: limit)
      keys.append(Key(time: times[end], values: values[end]))
      start = end
    }
    self.keys = Self.joiningRests(keys)
  }
}

extension AttributeTrack {
  /// One rest in the place of several that follow each other.
  private static func joiningRests(_ keys: [Key]) -> [Key] {
    keys.reduce(into: []) { result, key in
      if result.count > 1, result[result.count - 1].values == key.values,
        result[result.count - 2].values == key.values
      {
        result.removeLast()
      }
      result.append(key)
    }
  }
}

/// The numbers of an attribute over time, and what pieces of their course look like.
private struct Course {
  let times: [Double]
  let values: [[Double]]
  let tolerance: Double

  private func isNear(_ a: [Double], _ b: [Double], _ tolerance: Double) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
  }

  /// The last frame, up to a limit, until which nothing changes.
  func endOfRest(from start: Int, to limit: Int) -> Int? {
    var end = start
    while end < limit, values[end + 1] == values[start] { end += 1 }
    return end > start ? end : nil
  }

  /// The end of an animation that begins here and whose curve the course follows.
  func curve(from start: Int, among spans: [AnimationSpan]) -> (Int, CubicBezier)? {
    // What is written has three decimals, so both ends and what lies between may be off by half of one.
    let allowed = max(tolerance, 0.0015)
    for span in spans where abs(span.begin - times[start]) < 1e-6 {
      guard let end = times.firstIndex(where: { abs($0 - span.end) < 1e-6 }), end > start,
        values[start] != values[end]
      else { continue }
      let follows = (start...end).allSatisfy { frame in
        let share = span.curve.value(at: (times[frame] - span.begin) / (span.end - span.begin))
        let expected = zip(values[start], values[end]).map { $0 + ($1 - $0) * share }
        return isNear(expected, values[frame], allowed)
      }
      if follows { return (end, span.curve) }
    }
    return nil
  }

  /// The last frame to which a straight line misses nothing between.
  func endOfLine(from start: Int, to limit: Int) -> Int {
    var end = start + 1
    while end < limit, isStraight(start, end + 1) { end += 1 }
    return end
  }

  private func isStraight(_ start: Int, _ end: Int) -> Bool {
    (start + 1..<end).allSatisfy { frame in
      let share = (times[frame] - times[start]) / (times[end] - times[start])
      return isNear(
        zip(values[start], values[end]).map { $0 + ($1 - $0) * share }, values[frame], tolerance)
    }
  }
}
