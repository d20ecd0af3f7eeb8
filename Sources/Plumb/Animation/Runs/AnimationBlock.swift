/// One call of `animate`: it is complete when everything that it changed has arrived.
final class AnimationBlock: ViewIsolated {
  private var completion: ((Bool) -> Void)?
  /// Who decides what happens when a run arrives, where that is not simply its end.
  var controller: (any AnimationController)?
  private var openRuns = 0
  private var isCollecting = true
  private var wasCut = false

  init(_ completion: ((Bool) -> Void)?) { self.completion = completion }

  func runDidStart() { openRuns += 1 }

  /// A run is over: it arrived, or all that it moved was taken from it.
  func runDidEnd(cut: Bool) {
    openRuns -= 1
    if cut {
      wasCut = true
      controller?.runWasCut()
    }
    completeIfOver()
  }

  func cut() { wasCut = true }

  func stopCollecting() {
    isCollecting = false
    completeIfOver()
  }

  private func completeIfOver() {
    guard !isCollecting, openRuns == 0 else { return }
    controller = nil
    guard let completion else { return }
    self.completion = nil
    let finished = !wasCut
    AnimationContext.afterBlocks { completion(finished) }
  }
}

/// Decides what a run does that has arrived.
protocol AnimationController: AnyObject, ViewIsolated {
  /// The run has reached the end that it runs to; the clock leaves it as it is.
  func runDidArrive(_ run: AnimationRun)
  /// What a run moved was taken from it.
  func runWasCut()
}
