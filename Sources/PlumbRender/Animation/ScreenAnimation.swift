import Foundation
import Plumb

/// The animations of a root view as one SVG picture that moves by itself, again and again.
///
/// The picture needs no script: it moves in browsers, also where it is embedded as an image. A viewer that knows no
/// animation shows the first moment. Ways along a cubic curve are written as that curve; others, such as springs, as
/// straight pieces that miss nothing to be seen.
///
/// ```swift
/// UIView.animate(withDuration: 0.8) { move(button); root.layoutIfNeeded() }
/// let svg = ScreenAnimation(ScreenPicture(root, title: "A button moves")).document()
/// ```
public struct ScreenAnimation: ViewIsolated {
  /// What is shown.
  public var picture: ScreenPicture
  /// How many moments a second are looked at, 1 to 240.
  public var framesPerSecond = 60.0
  /// How long the end stays before all begins again, in seconds.
  public var pause = 1.0
  /// How long to watch at most, in seconds. Animations that repeat without end are watched so long.
  public var limit = 10.0

  public init(_ picture: ScreenPicture) { self.picture = picture }

  /// Runs the root's animations to their end, by its clock, and writes what was seen.
  ///
  /// Completion handlers are called as always; animations that they start are part of the picture. The same animations
  /// give the same bytes on every machine.
  public func document() -> String { MovingSVGWriter(recording: record()).document() }

  /// Starts animations in a closure and writes what is seen of them.
  ///
  /// - Parameter animations: calls `UIView.animate`, or starts an animator.
  public func document(of animations: () -> Void) -> String {
    animations()
    return document()
  }

  func record() -> Recording {
    var picture = picture
    picture.names = ViewNames()
    let clock = picture.root.animationClock
    let start = clock.now
    let step = 1 / min(max(framesPerSecond.isFinite ? framesPerSecond : 60, 1), 240)
    let length = min(max(limit.isFinite ? limit : 10, 0), 600)
    var spans: [AnimationSpan] = []
    var recording = Recording(pause: min(max(pause.isFinite ? pause : 1, 0), 600))
    func look() {
      let time = clock.now - start
      for span in clock.spans {
        let shifted = AnimationSpan(begin: span.begin - start, end: span.end - start, curve: span.curve)
        if !spans.contains(shifted) { spans.append(shifted) }
      }
      recording.times.append(time)
      recording.frames.append(picture.displayList)
    }
    look()
    var frame = 1
    while clock.isRunning, clock.now - start < length - 1e-9 {
      let grid = Double(frame) * step
      // The beginnings and ends of animations are looked at too, so that no corner is cut.
      let marks = spans.flatMap { [$0.begin, $0.end] } + [clock.nextEnd.map { $0 - start } ?? .infinity]
      let now = clock.now - start
      let next = min(marks.filter { $0 > now + 1e-9 }.min() ?? .infinity, grid, length)
      if next >= grid - 1e-9 { frame += 1 }
      guard next > now + 1e-9 else { continue }
      clock.advance(to: start + next)
      look()
    }
    recording.spans = spans
    return recording
  }

  /// What was seen, moment by moment.
  struct Recording {
    var pause: Double
    /// Seconds since the beginning.
    var times: [Double] = []
    var frames: [DisplayList] = []
    var spans: [AnimationSpan] = []
  }
}
