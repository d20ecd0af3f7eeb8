extension UIViewPropertyAnimator {
  /// A run stands at the end that it ran to.
  func runDidArrive() {
    guard isRunning, progress.runs.allSatisfy({ $0.timeline.rate == 0 || $0.clock == nil }) else { return }
    if pausesOnCompletion {
      isRunning = false
      (progress.block?.controller as? AnimatorController)?.held = nil
      return
    }
    end(at: storedReversed ? .start : .end)
  }

  /// The views of a run are gone.
  func runWasCut() {
    guard state == .active, progress.runs.allSatisfy({ $0.clock == nil }) else { return }
    end(at: .current)
  }

  /// An animator that moves nothing is over at once.
  func settleIfIdle() {
    if isRunning, progress.runs.allSatisfy({ $0.clock == nil }) { end(at: storedReversed ? .start : .end) }
  }

  func stop(_ withoutFinishing: Bool) {
    require(isInterruptible, "An animator that is not interruptible cannot be stopped.")
    guard state == .active else { return }
    isRunning = false
    let parts = detach(at: .current)
    if withoutFinishing {
      reset()
    } else {
      progress.stopped = parts
      state = .stopped
    }
  }

  func finish(at position: UIViewAnimatingPosition) {
    require(state == .stopped, "Only an animator that was stopped can be finished.")
    for part in progress.stopped {
      switch position {
      case .current: break
      case .start: part.reference.view?.setModel(part.property, part.start, part.original)
      case .end: part.reference.view?.setModel(part.property, part.end, part.target)
      }
    }
    complete(at: position)
  }

  private func end(at position: UIViewAnimatingPosition) {
    _ = detach(at: position)
    complete(at: position)
  }

  /// Takes the runs off the views, whose own values become those of a position.
  private func detach(at position: UIViewAnimatingPosition) -> [StoppedPart] {
    var parts: [StoppedPart] = []
    for run in progress.runs.reversed() {
      for view in run.references.compactMap(\.view) {
        parts += view.foldModel(of: run, at: position)
      }
    }
    for run in progress.runs { run.clock?.end(run, cut: false) }
    progress.runs = []
    return parts
  }

  private func reset() {
    progress.block?.stopCollecting()
    progress = AnimatorProgress()
    completions = []
    storedReversed = false
    isRunning = false
    state = .inactive
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let handlers = completions
    // The controller may hold the last reference.
    let itself = self
    reset()
    AnimationContext.afterBlocks {
      for handler in handlers { handler(position) }
      withExtendedLifetime(itself) {}
    }
  }
}

extension UIView {
  /// Gives what a run moves here the value that it has at a position, as the view's own.
  func foldModel(of run: AnimationRun, at position: UIViewAnimatingPosition) -> [StoppedPart] {
    guard let motion else { return [] }
    var parts: [StoppedPart] = []
    for track in motion.tracks {
      for piece in track.pieces where piece.run === run {
        let property = track.property
        let (end, target) = model(property)
        let start = property.isAdditive ? end + piece.way : piece.way
        parts.append(
          StoppedPart(
            reference: reference, property: property, start: start, end: end, original: piece.original,
            target: target))
        switch position {
        case .end: break
        case .start: setModel(property, start, piece.original)
        case .current: setModel(property, piece.applied(to: end, property), nil)
        }
      }
    }
    return parts
  }

  /// The view's own value of a property, with its colour as an object.
  private func model(_ property: AnimatedProperty) -> (AnimatedValue, AnyObject?) {
    switch property {
    case .boundsOrigin: (AnimatedValue(geometry.bounds.origin), nil)
    case .boundsSize: (AnimatedValue(geometry.bounds.size), nil)
    case .position: (AnimatedValue(geometry.center), nil)
    case .anchorPoint: (AnimatedValue(geometry.anchorPoint), nil)
    case .transform: (AffineParts(geometry.transform).value, nil)
    case .opacity: (AnimatedValue(alpha), nil)
    case .backgroundColor: (AnimatedValue(backgroundColor?.components), backgroundColor)
    case .cornerRadius: (AnimatedValue(layer.cornerRadius), nil)
    case .borderWidth: (AnimatedValue(layer.borderWidth), nil)
    case .borderColor: (AnimatedValue(layer.borderColor?.values), layer.borderColor)
    case .shadowColor: (AnimatedValue(layer.shadowColor?.values), layer.shadowColor)
    case .shadowOpacity: (AnimatedValue(CGFloat(layer.shadowOpacity)), nil)
    case .shadowOffset: (AnimatedValue(layer.shadowOffset), nil)
    case .shadowRadius: (AnimatedValue(layer.shadowRadius), nil)
    case .hidden: (AnimatedValue(isHidden ? 1 : 0), nil)
    }
  }

  /// Sets a property without animating it; a colour that is given as an object as that.
  func setModel(_ property: AnimatedProperty, _ value: AnimatedValue, _ original: AnyObject?) {
    UIView.performWithoutAnimation {
      func cgColor() -> CGColor? { original as? CGColor ?? value.color.map { CGColor(values: $0) } }
      switch property {
      case .boundsOrigin: bounds.origin = value.point
      case .boundsSize: bounds.size = value.size
      case .position: center = value.point
      case .anchorPoint: change(\.anchorPoint, to: value.point)
      case .transform: transform = AffineParts(value).transform
      case .opacity: alpha = value.number
      case .backgroundColor:
        backgroundColor = original as? UIColor ?? value.color.map { UIColor(source: .fixed($0)) }
      case .cornerRadius: layer.cornerRadius = value.number
      case .borderWidth: layer.borderWidth = value.number
      case .borderColor: layer.borderColor = cgColor()
      case .shadowColor: layer.shadowColor = cgColor()
      case .shadowOpacity: layer.shadowOpacity = Float(value.number)
      case .shadowOffset: layer.shadowOffset = value.size
      case .shadowRadius: layer.shadowRadius = value.number
      case .hidden: isHidden = value.number > 0.5
      }
    }
  }
}
