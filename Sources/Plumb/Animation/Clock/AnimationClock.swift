import Synchronization

/// The time of one tree of views, by which its animations run.
///
/// The clock is virtual: it stands until ``advance(by:)``, ``advance(to:)`` or ``settle(within:)`` moves it, so that
/// tests and servers see every moment that they ask for. ``follow(_:)`` and ``followRealTime()`` tie it to a time
/// outside, which a window does; ``step()`` then moves it to the present.
///
/// ```swift
/// UIView.animate(withDuration: 0.3) { box.alpha = 0 } completion: { _ in box.removeFromSuperview() }
/// box.animationClock.advance(by: 0.15)  // the box is half way
/// box.animationClock.advance(by: 0.15)  // the box has left
/// ```
///
/// Values change at once, in the block. The clock only moves what is seen, by `layer.presentation()` and by
/// pictures: a step lays out nothing.
public final class AnimationClock: ViewIsolated {
  /// Seconds since the clock was made.
  public private(set) var now: TimeInterval = 0

  var runs: [AnimationRun] = []
  private var sequence = 0
  private var source: (() -> TimeInterval)?

  /// How many animations run in the whole process: with none, views that leave their tree have nothing to look for.
  private static let runCount = Atomic<Int>(0)
  static var isAnyRunning: Bool { runCount.load(ordering: .relaxed) != 0 }

  /// How many ends may follow each other at one moment before an advance gives up.
  private static var endLimit: Int { 100_000 }
  /// Ends that lie this much ahead are reached too, since tenths of a second do not add up to a whole one.
  private static var tolerance: TimeInterval { 1e-9 }

  init() {}

  deinit { assumingViewIsolation { endAll() } }

  /// Whether any animation is on its way, waiting for its delay, or paused by its animator.
  public var isRunning: Bool { !runs.isEmpty }

  /// The time at which the next animation ends; `nil` if none does.
  public var nextEnd: TimeInterval? { nextToEnd?.endTime }

  /// The time at which the last of the animations that run now ends; `nil` if none does. One that repeats without
  /// end does not count.
  public var lastEnd: TimeInterval? { runs.compactMap(\.endTime).max() }

  /// Moves the clock on by a number of seconds; see ``advance(to:)``.
  public func advance(by seconds: TimeInterval) { advance(to: now + seconds) }

  /// Moves the clock on to a time in seconds, and ends the animations that end until then, in the order of their
  /// ends. Each completion handler runs while the clock shows the very time of its end, so that an animation that it
  /// starts begins there and may end within the same call.
  ///
  /// The clock never goes back; a time that has passed, or is no finite number, does nothing.
  public func advance(to time: TimeInterval) {
    guard time.isFinite else { return }
    var endsAtOnce = 0
    while let run = nextToEnd, let end = run.endTime, end <= time + Self.tolerance {
      endsAtOnce = end > now ? 0 : endsAtOnce + 1
      guard endsAtOnce < Self.endLimit else { break }
      now = max(now, min(end, time))
      arrive(run)
    }
    now = max(now, time)
  }

  /// Moves the clock on until nothing runs any more.
  ///
  /// Animations that repeat without end go on; animators that are paused stay so.
  ///
  /// - Parameter limit: how far the clock goes at most, in seconds, for programs whose completion handlers start
  ///   animation after animation.
  /// - Returns: whether nothing runs any more.
  @discardableResult
  public func settle(within limit: TimeInterval = 3600) -> Bool {
    let latest = now + max(0, limit.isFinite ? limit : 3600)
    var ends = 0
    while let end = nextEnd, end <= latest, ends < Self.endLimit {
      advance(to: end)
      ends += 1
    }
    return !isRunning
  }

  // MARK: A time outside

  /// Ties the clock to a time in seconds that only grows: that of a display link, or of a game's loop.
  ///
  /// The clock's own time goes on from where it is. Animations begin at the time outside; ``step()`` shows them.
  public func follow(_ time: @escaping () -> TimeInterval) {
    let difference = now - time()
    source = { time() + difference }
  }

  /// Ties the clock to the machine's steady clock.
  public func followRealTime() {
    let start = ContinuousClock.now
    follow { (ContinuousClock.now - start) / .seconds(1) }
  }

  /// Makes the clock virtual again.
  public func unfollow() { source = nil }

  /// Moves the clock to the time that it follows. A run loop calls this for each frame; a virtual clock stays.
  public func step() {
    if let source { advance(to: source()) }
  }

  /// Whether the clock is tied to a time outside.
  public var follows: Bool { source != nil }

  // MARK: Runs

  /// The time at which an animation begins that is started now.
  var startTime: TimeInterval { max(now, source?() ?? now) }

  func start(_ run: AnimationRun) {
    run.clock = self
    run.sequence = sequence
    sequence += 1
    runs.append(run)
    Self.runCount.add(1, ordering: .relaxed)
    run.block.runDidStart()
  }

  /// Ends a run: nothing of it is left on any view.
  func end(_ run: AnimationRun, cut: Bool) {
    guard release(run) else { return }
    for reference in run.references { _ = reference.view?.motion?.remove { $1.run === run } }
    run.references = []
    run.block.runDidEnd(cut: cut)
  }

  /// Takes over the runs of a tree that joins this clock's.
  func take(_ other: AnimationClock) {
    guard other !== self else { return }
    for run in other.runs where other.release(run) {
      run.timeline.anchor += startTime - other.startTime
      run.clock = self
      run.sequence = sequence
      sequence += 1
      runs.append(run)
      Self.runCount.add(1, ordering: .relaxed)
    }
  }

  /// Ends everything before its time.
  func endAll() {
    while let run = runs.last { end(run, cut: true) }
  }

  private func release(_ run: AnimationRun) -> Bool {
    guard let index = runs.firstIndex(where: { $0 === run }) else { return false }
    runs.remove(at: index)
    run.clock = nil
    Self.runCount.subtract(1, ordering: .relaxed)
    return true
  }

  private var nextToEnd: AnimationRun? {
    var next: (run: AnimationRun, end: Double)?
    for run in runs {
      guard let end = run.endTime else { continue }
      if let best = next, (best.end, best.run.sequence) <= (end, run.sequence) { continue }
      next = (run, end)
    }
    return next?.run
  }

  private func arrive(_ run: AnimationRun) {
    if let controller = run.block.controller {
      run.timeline.turn(0, at: now)
      controller.runDidArrive(run)
    } else {
      end(run, cut: false)
    }
  }
}
