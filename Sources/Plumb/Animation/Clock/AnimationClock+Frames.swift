extension AnimationClock {
  /// Runs the animations of a clock in real time, frame by frame, until none is left that ends.
  ///
  /// ```swift
  /// await window.animationClock.runInRealTime { draw(window) }
  /// ```
  ///
  /// The loop runs on the actor of the caller, whose tree it is. The clock is virtual afterwards, as it was unless it
  /// follows a time already. Cancelling the task ends the loop early.
  ///
  /// - Parameters:
  ///   - framesPerSecond: how often `frame` is called; held in 1...1000.
  ///   - frame: shows what is presented now.
  public func runInRealTime(framesPerSecond: Double = 60, frame: () -> Void = {}) async {
    let wasVirtual = !follows
    if wasVirtual { followRealTime() }
    defer { if wasVirtual { unfollow() } }
    let rate = framesPerSecond.isFinite ? min(max(framesPerSecond, 1), 1000) : 60
    while nextEnd != nil, !Task.isCancelled {
      do { try await Task.sleep(for: .seconds(1 / rate)) } catch { return }
      step()
      frame()
    }
  }
}
